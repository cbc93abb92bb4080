import { boxSizes, priceColumnOf } from '@landbridge/contract/pricing/box'
import type { TariffDetail } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card, Facts } from '../../platform/ui/parts.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { useCodes, usePlaces } from '../../reference/index.ts'
import { usePricingMode } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'
import { occasionWords } from './occasion-words.ts'
import { FreeTime } from './tariff-free-time.tsx'

type Shown = { of: TariffDetail }

/** What a version of a line says, to be read: it is published, or its reader may not change it. */
export function TariffSheet({ of }: Shown) {
  const text = useText()
  return (
    <div className="stack">
      <Card title={text('pricing.lane')} className={styles.sheetFacts ?? ''}>
        <LaneFacts of={of} />
      </Card>
      <Card title={text('pricing.prices-and-limits')}>
        <Prices of={of} />
      </Card>
      <Card title={text('pricing.running')} className={styles.sheetFacts ?? ''}>
        <RunningFacts of={of} />
      </Card>
      <FreeTime of={of} />
      <Card title={text('pricing.in-the-price')}>
        <InThePrice of={of} />
      </Card>
      <Surcharges of={of} />
      <SharedContainer of={of} />
    </div>
  )
}

const filled = (facts: readonly (readonly [string, ReactNode])[]) => facts.filter(([, value]) => value)

function LaneFacts({ of }: Shown) {
  const text = useText()
  const format = useFormat()
  const via = usePlaces(usePricingMode().placeMode, of.viaCodes ?? [])
  return (
    <Facts
      of={filled([
        [text('field.originCode'), of.originName],
        [text('field.destinationCode'), of.destinationName],
        [text('field.entryPortCode'), of.entryPortName],
        [text('field.viaCodes'), format.list(via.map(({ label }) => label))],
        [text('pricing.validity'), format.days(of.validFrom, of.validTo, true)],
        [text('field.currency'), of.currency],
        [
          text('field.direction'),
          of.direction !== 'NM' && text(of.direction === 'E' ? 'pricing.export' : 'pricing.import'),
        ],
        [text('field.trainOperator'), of.trainOperator],
        [text('pricing.carrier'), of.carrierCode],
      ])}
    />
  )
}

function RunningFacts({ of }: Shown) {
  const text = useText()
  const format = useFormat()
  const hours = (count: number) => `${format.number(count)} ${text('pricing.unit-hours')}`
  const transit = text('pricing.transit', { least: of.transitDaysMin, most: of.transitDaysMax })
  return (
    <>
      <Facts
        of={filled([
          [text('pricing.transit-days'), transit],
          [
            text('field.weekdays'),
            of.weekdays.length === 7
              ? text('pricing.daily')
              : format.list(of.weekdays.map((day) => format.weekday(`2026-06-0${day}`))),
          ],
          [text('field.siCutoffHours'), hours(of.siCutoffHours)],
          [text('field.cargoCutoffHours'), hours(of.cargoCutoffHours)],
          [text('field.customsCutoffHours'), hours(of.customsCutoffHours)],
          [text('field.vgmCutoffHours'), of.vgmCutoffHours && hours(of.vgmCutoffHours)],
          [text('field.filingCutoffHours'), of.filingCutoffHours && hours(of.filingCutoffHours)],
          [text('field.freeDays'), text('shared.days', { count: of.freeDays })],
          [text('field.distanceKm'), of.distanceKm && `${format.number(of.distanceKm)} ${text('pricing.unit-km')}`],
          [text('pricing.empty-pick-up'), <EmptyPlaces key="T" of={of.pickUpPlaces} currency={of.currency} />],
          [text('pricing.empty-return'), <EmptyPlaces key="H" of={of.returnPlaces} currency={of.currency} />],
        ])}
      />
      {of.remark && <p className="pad muted">{of.remark}</p>}
    </>
  )
}

/** Cities with what each costs more, where it does. */
function EmptyPlaces({ of: places, currency }: { of: TariffDetail['pickUpPlaces']; currency: string }) {
  const format = useFormat()
  const cities = usePlaces(
    'TRUCK',
    places.map(({ cityCode }) => cityCode),
  )
  const named = places.map(({ cityCode, extraCost }) => {
    const city = cities.find(({ code }) => code === cityCode)?.label ?? cityCode
    return Number(extraCost) > 0 ? `${city} +${format.money(extraCost, currency)}` : city
  })
  if (named.length === 0) return '—'
  return (
    <ul>
      {named.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}

/** A price under each size, the carrier's containers over the shipper's own. */
function Prices({ of }: Shown) {
  const text = useText()
  const format = useFormat()
  const limits = new Map(of.weightLimits.map((one) => [one.containerType, one.weightLimitKg]))
  const sizes = boxSizes.filter((size) => limits.has(size) || ownersOf(of, size).length > 0)
  const figure = (value: unknown) => (value ? format.number(value) : '—')
  return (
    <TableBox>
      <table className="table card-table">
        <thead>
          <tr>
            <th>{of.currency}</th>
            {sizes.map((size) => (
              <th key={size} className="num">
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {usePricingMode().owners.map((owner) => (
            <tr key={owner}>
              <td>{owner === 'C' ? 'COC' : 'SOC'}</td>
              {sizes.map((size) => (
                <td key={size} className="num">
                  {figure(priceIn(of, owner, size))}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td className="muted nowrap">{text('pricing.weight-limit-kg')}</td>
            {sizes.map((size) => (
              <td key={size} className="num muted">
                {figure(limits.get(size))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </TableBox>
  )
}

const priceIn = (of: TariffDetail, owner: 'C' | 'S', size: string) => {
  const column = priceColumnOf(owner, size)
  return column && of[column]
}
const ownersOf = (of: TariffDetail, size: string) => (['C', 'S'] as const).filter((owner) => priceIn(of, owner, size))

function InThePrice({ of }: Shown) {
  const text = useText()
  const { labelOf } = useCodes('COST')
  const named = (look: string | undefined, codes: readonly string[] | null | undefined) =>
    codes?.length ? (
      <ul className={`${styles.charged} ${look}`}>
        {codes.map((code) => (
          <li key={code}>{labelOf(code)}</li>
        ))}
      </ul>
    ) : (
      '—'
    )
  return (
    <div className={styles.wideFacts}>
      <Facts
        of={[
          [text('pricing.included'), named(styles.yes, of.included)],
          [text('pricing.not-included'), named(styles.no, of.notIncluded)],
        ]}
      />
    </div>
  )
}

function SharedContainer({ of: { sharedContainer: shared, currency } }: Shown) {
  const text = useText()
  const format = useFormat()
  if (!shared) return null
  return (
    <Card title={text('pricing.lcl')}>
      <Facts
        of={[
          [text('field.perM3'), format.money(shared.perM3, currency)],
          [text('field.kgPerM3'), `${format.number(shared.kgPerM3)} ${text('pricing.unit-kg')}`],
          [text('field.minM3'), `${format.number(shared.minM3)} ${text('pricing.unit-m3')}`],
          [text('field.warehouseCode'), shared.warehouseCode],
          [
            text('field.warehouseCutoffHours'),
            `${format.number(shared.warehouseCutoffHours)} ${text('pricing.unit-hours')}`,
          ],
        ]}
      />
    </Card>
  )
}

function Surcharges({ of: { surcharges } }: Shown) {
  const text = useText()
  const format = useFormat()
  const charges = useCodes('COST')
  const units = useCodes('CHGUNIT')
  if (surcharges.length === 0) return null
  const hasEnds = surcharges.some(({ end }) => end)
  return (
    <Card title={text('pricing.surcharges')}>
      <TableBox>
        <table className="table card-table stacked">
          <thead>
            <tr>
              <th>{text('pricing.charge')}</th>
              <th>{text('pricing.occasion')}</th>
              {hasEnds && <th>{text('pricing.charged-at')}</th>}
              <th>{text('pricing.unit')}</th>
              <th className="num">{text('pricing.unit-price')}</th>
            </tr>
          </thead>
          <tbody>
            {surcharges.map((one) => (
              <tr key={`${one.chargeCode} ${one.unit} ${one.end}`}>
                <td className="strong">{charges.labelOf(one.chargeCode)}</td>
                <td data-label={text('pricing.occasion')}>{text(occasionWords[one.occasion])}</td>
                {hasEnds && (
                  <td data-label={text('pricing.charged-at')}>
                    {one.end ? text(one.end === 'origin' ? 'pricing.at-origin' : 'pricing.at-destination') : '—'}
                  </td>
                )}
                <td data-label={text('pricing.unit')}>{units.labelOf(one.unit)}</td>
                <td className="num" data-label={text('pricing.unit-price')}>
                  {one.unit === 'PCT' ? `${format.number(one.unitPrice)} %` : format.money(one.unitPrice, one.currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </Card>
  )
}
