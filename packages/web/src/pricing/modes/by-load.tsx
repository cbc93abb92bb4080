import { volumeM3Of, weightKgOf } from '@landbridge/contract/pricing/chargeable'
import { type MeasuredLoad, measuredLoad } from '@landbridge/contract/pricing/load-ask'
import { isLoadFigure } from '@landbridge/contract/pricing/load-figure'
import { piecesIn } from '@landbridge/contract/pricing/pieces-written'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import type { PriceQuery } from '@landbridge/contract/pricing/price-query'
import { shortFigure, sumOf } from '@landbridge/contract/shared/money'
import { Suspense } from 'react'
import { useFormat } from '../../platform/format.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { type Text, type TextKey, useText } from '../../platform/text.tsx'
import type { SearchedLoad } from '../../reference/index.ts'
import { Fault, LabelledFigure } from '../price/labelled.tsx'
import type { Format, LoadFieldsProps, LoadInAddress, PricingModeView } from '../price/pricing-mode-view.ts'
import type { QuoteChoice } from '../price/quote-query.ts'
import styles from './by-load.module.css'
import { largestPieceText } from './piece-text.ts'

type TypedLoad = Pick<SearchedLoad, 'weightKg' | 'volumeM3' | 'loadingMetres' | 'pieces'>

/** The requested load: measured pieces, and sums that they do not give. */
export function loadIn({ weightKg, volumeM3, loadingMetres, pieces: typedPieces }: TypedLoad) {
  const pieces = piecesIn(typedPieces)
  const isMeasured = pieces.length > 0
  return {
    ...(isMeasured && { pieces }),
    ...(isLoadFigure('grossWeightKg', weightKg) && weightKgOf(pieces) === undefined && { grossWeightKg: weightKg }),
    ...(isLoadFigure('volumeM3', volumeM3) && !isMeasured && { volumeM3 }),
    ...(isLoadFigure('loadingMetres', loadingMetres) && { loadingMetres }),
  } satisfies Partial<PriceQuery>
}

export const measuredIn = (typed: TypedLoad): MeasuredLoad => measuredLoad(loadIn(typed))

export function loadHandedOver(typed: TypedLoad): LoadInAddress {
  const { grossWeightKg, volumeM3, loadingMetres } = loadIn(typed)
  return { pieces: typed.pieces || undefined, grossWeightKg, volumeM3, ldm: loadingMetres }
}

/** Sums of measured pieces replace typed ones. */
export function sumsShown(load: SearchedLoad): SearchedLoad {
  const pieces = piecesIn(load.pieces)
  if (pieces.length === 0) return load
  return {
    ...load,
    weightKg: shortFigure(weightKgOf(pieces) ?? load.weightKg),
    volumeM3: shortFigure(volumeM3Of(pieces)),
  }
}

/** 540 kg · 4.2 m³; empty without a load. */
export function loadText(typed: TypedLoad, text: Text, format: Format): string {
  const { grossWeightKg, volumeM3 } = measuredIn(typed)
  return [
    grossWeightKg && text('pricing.kg', { kg: format.number(grossWeightKg) }),
    volumeM3 && text('pricing.m3', { m3: format.number(volumeM3) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The reason against a typed load, without sums that pieces replace. */
export function loadFault({ weightKg, volumeM3, loadingMetres, pieces: typedPieces }: TypedLoad): TextKey | undefined {
  const pieces = piecesIn(typedPieces)
  if (weightKg && weightKgOf(pieces) === undefined && !isLoadFigure('grossWeightKg', weightKg))
    return 'shared.weight-not-read'
  if (volumeM3 && pieces.length === 0 && !isLoadFigure('volumeM3', volumeM3)) return 'shared.volume-not-read'
  return loadingMetres && !isLoadFigure('loadingMetres', loadingMetres) ? 'pricing.metres-not-read' : undefined
}

/** The requested load, else the price's example. */
export function chosenLoad(row: PriceRow, search: SearchedLoad): Partial<QuoteChoice> {
  const { weightKg, volumeM3, loadingMetres, pieces } = search
  if (weightKg || volumeM3 || loadingMetres || pieces) return { weightKg, volumeM3, loadingMetres, pieces }
  const { loadCharge } = row
  return {
    weightKg: shortFigure(loadCharge?.grossWeightKg ?? ''),
    volumeM3: shortFigure(loadCharge?.volumeM3 ?? ''),
    loadingMetres: shortFigure(loadCharge?.loadingMetres ?? ''),
  }
}

const PieceLines = lazyPart(async () => (await import('./piece-lines.tsx')).PieceLines)

export const Pieces = (props: { pieces: string; onChange: (pieces: string) => void }) => (
  <Suspense>
    <PieceLines {...props} />
  </Suspense>
)

/** Weight and volume of the quoted load, fixed by measured pieces. */
export function LoadMeasures({
  chosen,
  change,
  withMetres,
}: Pick<LoadFieldsProps, 'chosen' | 'change'> & { withMetres?: boolean }) {
  const text = useText()
  const pieces = piecesIn(chosen.pieces)
  return (
    <>
      {weightKgOf(pieces) === undefined && (
        <LabelledFigure
          label={text('pricing.weight')}
          value={chosen.weightKg}
          onChange={(weightKg) => change({ weightKg })}
        />
      )}
      {pieces.length === 0 && (
        <LabelledFigure
          label={text('pricing.volume')}
          value={chosen.volumeM3}
          onChange={(volumeM3) => change({ volumeM3 })}
        />
      )}
      {withMetres && (
        <LabelledFigure
          label={text('pricing.loading-metres')}
          value={chosen.loadingMetres}
          onChange={(loadingMetres) => change({ loadingMetres })}
        />
      )}
      <Fault word={loadFault(withMetres ? chosen : { ...chosen, loadingMetres: '' })} />
    </>
  )
}

const basisWords = {
  weight: 'pricing.basis-weight',
  volume: 'pricing.basis-volume',
  metres: 'pricing.basis-metres',
  trucks: 'pricing.basis-trucks',
} as const satisfies Record<NonNullable<PriceRow['loadCharge']>['basis'], TextKey>

/** The weight that a load is charged by, and the later break or the minimum that made its price. */
export function LoadBasis({ row }: { row: PriceRow }) {
  const text = useText()
  const format = useFormat()
  const { loadPrice, loadCharge: charge } = row
  if (!loadPrice || !charge) return null
  const { chargeableWeightKg, chargedKg, ownBreak, currency } = charge
  const kg = (figure: string | undefined) => format.number(figure)
  return (
    <div className={styles.load}>
      {chargeableWeightKg && (
        <small className="muted">
          {charge.assumed
            ? text('pricing.assumed', { kg: kg(chargeableWeightKg) })
            : `${text('pricing.chargeable', { kg: kg(chargeableWeightKg) })} · ${text(basisWords[charge.basis])}`}
        </small>
      )}
      {ownBreak && (
        <small className="ok-text">
          {text('pricing.cheaper-break', {
            charged: kg(chargedKg),
            chargeable: kg(chargeableWeightKg),
            saving: format.money(sumOf([ownBreak.amount, `-${charge.amount}`], currency), currency),
          })}
        </small>
      )}
      {(charge.isMinimum || charge.rateClass === 'M') && (
        <small className="muted">{text('pricing.minimum-charged')}</small>
      )}
    </div>
  )
}

/** Rates with the charged figure emphasised. */
export function Rates({ label, rates }: { label: string; rates: readonly RateShown[] }) {
  return (
    <dl className={styles.rates} aria-label={label}>
      {rates.map(({ name, figure, look }) => (
        <div key={name} className={look && styles[look]}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
export type RateShown = { name: string; figure: string; look?: 'used' | undefined }

/** A unit inside a line in lower case, except abbreviations. */
const within = (unit: string): string => unit.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

/** Charges included besides freight, such as fuel and security by the kilogram. */
const extraChargesText = ({ alwaysCharged = [] }: PriceRow, format: Format): string =>
  alwaysCharged
    .map(
      ({ chargeName, unitPrice, currency, unitName }) =>
        `${chargeName} ${format.money(unitPrice, currency)} / ${within(unitName)}`,
    )
    .join(' · ')

export function ExtraCharges({ row }: { row: PriceRow }) {
  const text = useText()
  const besides = extraChargesText(row, useFormat())
  return besides ? (
    <p className={`muted small ${styles.besides}`}>{text('pricing.charged-besides', { what: besides })}</p>
  ) : null
}

export const loadFacts: NonNullable<PricingModeView['facts']> = (row, text, format) => {
  const stops = (count: number | undefined, hours: number | undefined) =>
    count && text('pricing.stops-and-hours', { count, hours: hours ?? 0 })
  const facts = [
    [text('pricing.largest-piece'), largestPieceText(row.largestPiece, text, format)],
    [text('pricing.receiving-warehouse'), row.receivingWarehouseName ?? row.receivingWarehouse],
    [text('pricing.loading-in-price'), stops(row.loadingStops, row.freeHoursLoading)],
    [text('pricing.unloading-in-price'), stops(row.unloadingStops, row.freeHoursUnloading)],
  ] as const
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

export const loadHeadline: PricingModeView['headline'] = (row, _, { text }) => ({
  amount: row.split?.allIn ?? row.loadPrice,
  label: text('pricing.freight-of-load'),
  split: row.split,
})

export const pricedByLoad = {
  legs: ['Q'],
  isSearchWide: true,
  hints: { choose: 'pricing.step-load-hint', compare: 'pricing.step-offers-hint' },
  sortedColumn: () => 'loadPrice',
  fits: () => true,
  emission: 'pricing.tonnes',
  facts: loadFacts,
} as const satisfies Partial<PricingModeView>
