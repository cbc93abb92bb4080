import type { TariffDetail } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card, Facts } from '../../platform/ui/parts.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { useCodes, usePlaces } from '../../reference/index.ts'
import { deskWordsOf } from '../desk/modes/desk-words.ts'
import { usePricingDeskMode } from '../desk/modes/pricing-desk-modes.ts'
import { hoursNames } from '../desk/tariff-values.ts'
import { priceWordsOf } from '../modes/price-words.ts'
import { usePricingFacts, usePricingMode } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'
import { occasionWords } from './occasion-words.ts'

type TariffSheetProps = { tariff: TariffDetail }

/** A tariff to read: a published version, or one that the reader may not change. */
export function TariffSheet({ tariff }: TariffSheetProps) {
  const text = useText()
  const { pricesTitle, PricesShown, CardsShown } = usePricingDeskMode()
  return (
    <div className="stack">
      <Card title={text('pricing.lane')} className={styles.sheetFacts ?? ''}>
        <LaneFacts tariff={tariff} />
      </Card>
      <Card title={text(pricesTitle)}>
        <PricesShown tariff={tariff} />
      </Card>
      <Card title={text('pricing.running')} className={styles.sheetFacts ?? ''}>
        <RunningFacts tariff={tariff} />
      </Card>
      {CardsShown && <CardsShown tariff={tariff} />}
      <Card title={text('pricing.in-the-price')}>
        <IncludedCharges tariff={tariff} />
      </Card>
      <Surcharges tariff={tariff} />
    </div>
  )
}

const filled = (facts: readonly (readonly [string, ReactNode])[]) => facts.filter(([, value]) => value)

function LaneFacts({ tariff }: TariffSheetProps) {
  const text = useText()
  const format = useFormat()
  const { placeMode } = usePricingFacts()
  const words = priceWordsOf(usePricingMode())
  const { operator } = deskWordsOf(usePricingMode())
  const via = usePlaces(placeMode, tariff.viaCodes ?? [])
  return (
    <Facts
      facts={filled([
        [text('field.originCode'), tariff.originName],
        [text('field.destinationCode'), tariff.destinationName],
        [text('field.entryPortCode'), tariff.entryPortName],
        [text('field.viaCodes'), format.list(via.map(({ label }) => label))],
        [text('pricing.validity'), format.days(tariff.validFrom, tariff.validTo, true)],
        [text('field.currency'), tariff.currency],
        [
          text('field.direction'),
          tariff.direction !== 'NM' && text(tariff.direction === 'E' ? 'pricing.export' : 'pricing.import'),
        ],
        [text(operator ?? 'field.operator'), tariff.operator],
        [text(words.carrier), tariff.carrierName ?? tariff.carrierCode],
      ])}
    />
  )
}

function RunningFacts({ tariff }: TariffSheetProps) {
  const text = useText()
  const { cutoffs, runningFacts } = usePricingDeskMode()
  const { papersHours } = deskWordsOf(usePricingMode())
  const format = useFormat()
  const hours = (count: number) => `${format.number(count)} ${text('pricing.unit-hours')}`
  const transit = text('pricing.transit', { least: tariff.transitDaysMin, most: tariff.transitDaysMax })
  return (
    <>
      <Facts
        facts={filled([
          [text('pricing.transit-days'), transit],
          [
            text('field.weekdays'),
            tariff.weekdays.length === 7
              ? text('pricing.daily')
              : format.list(tariff.weekdays.map((day) => format.weekday(`2026-06-0${day}`))),
          ],
          ...cutoffs.map(({ kind }): readonly [string, ReactNode] => {
            const before = tariff[hoursNames[kind]]
            return [
              text((kind === 'SI' && papersHours) || `field.${hoursNames[kind]}`),
              typeof before === 'number' && hours(before),
            ]
          }),
          [
            text('field.distanceKm'),
            tariff.distanceKm && `${format.number(tariff.distanceKm)} ${text('pricing.unit-km')}`,
          ],
          ...(runningFacts?.(tariff, text, format) ?? []),
        ])}
      />
      {tariff.remark && <p className="pad muted">{tariff.remark}</p>}
    </>
  )
}

function IncludedCharges({ tariff }: TariffSheetProps) {
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
        facts={[
          [text('pricing.included'), named(styles.yes, tariff.included)],
          [text('pricing.not-included'), named(styles.no, tariff.notIncluded)],
        ]}
      />
    </div>
  )
}

function Surcharges({ tariff: { surcharges } }: TariffSheetProps) {
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
