import type { TariffDetail } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card, Facts } from '../../platform/ui/parts.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { useCodes, usePlaces } from '../../reference/index.ts'
import { deskWordsOf } from '../modes/desk-words.ts'
import { priceWordsOf } from '../modes/price-words.ts'
import { usePricingDeskMode } from '../modes/pricing-desk-modes.ts'
import { usePricingFacts, usePricingMode } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'
import { occasionWords } from './occasion-words.ts'
import { hoursNames } from './tariff-values.ts'

type Shown = { of: TariffDetail }

/** What a version of a line says, to be read: it is published, or its reader may not change it. */
export function TariffSheet({ of }: Shown) {
  const text = useText()
  const { pricesTitle, PricesShown, CardsShown } = usePricingDeskMode()
  return (
    <div className="stack">
      <Card title={text('pricing.lane')} className={styles.sheetFacts ?? ''}>
        <LaneFacts of={of} />
      </Card>
      <Card title={text(pricesTitle)}>
        <PricesShown of={of} />
      </Card>
      <Card title={text('pricing.running')} className={styles.sheetFacts ?? ''}>
        <RunningFacts of={of} />
      </Card>
      {CardsShown && <CardsShown of={of} />}
      <Card title={text('pricing.in-the-price')}>
        <InThePrice of={of} />
      </Card>
      <Surcharges of={of} />
    </div>
  )
}

const filled = (facts: readonly (readonly [string, ReactNode])[]) => facts.filter(([, value]) => value)

function LaneFacts({ of }: Shown) {
  const text = useText()
  const format = useFormat()
  const { placeMode } = usePricingFacts()
  const words = priceWordsOf(usePricingMode())
  const { operator } = deskWordsOf(usePricingMode())
  const via = usePlaces(placeMode, of.viaCodes ?? [])
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
        [text(operator ?? 'field.trainOperator'), of.trainOperator],
        [text(words.carrier), of.carrierCode],
      ])}
    />
  )
}

function RunningFacts({ of }: Shown) {
  const text = useText()
  const { cutoffs, runningFacts } = usePricingDeskMode()
  const { papersHours } = deskWordsOf(usePricingMode())
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
          ...cutoffs.map(({ kind }): readonly [string, ReactNode] => {
            const before = of[hoursNames[kind]]
            return [
              text((kind === 'SI' && papersHours) || `field.${hoursNames[kind]}`),
              typeof before === 'number' && hours(before),
            ]
          }),
          [text('field.distanceKm'), of.distanceKm && `${format.number(of.distanceKm)} ${text('pricing.unit-km')}`],
          ...(runningFacts?.(of, text, format) ?? []),
        ])}
      />
      {of.remark && <p className="pad muted">{of.remark}</p>}
    </>
  )
}

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
