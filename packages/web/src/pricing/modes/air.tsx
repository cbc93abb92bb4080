import { airChargeableKg, airRates, rateFromKg } from '@landbridge/contract/pricing/chargeable'
import { usualAirLoad } from '@landbridge/contract/pricing/modes/usual-loads'
import { piecesIn } from '@landbridge/contract/pricing/pieces-written'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import { shortFigure } from '@landbridge/contract/shared/money'
import { useState } from 'react'
import { useFormat } from '../../platform/format.ts'
import { type Text, useText } from '../../platform/text.tsx'
import { MeasureFields } from '../../reference/index.ts'
import type {
  Format,
  LoadFieldsProps,
  PriceAsk,
  PricingModeView,
  SearchFieldProps,
} from '../price/pricing-mode-view.ts'
import { specialCargo } from '../price/special-cargo.ts'
import styles from './by-load.module.css'
import {
  chosenLoad,
  ExtraCharges,
  LoadBasis,
  LoadMeasures,
  loadFault,
  loadHandedOver,
  loadHeadline,
  loadIn,
  loadText,
  measuredIn,
  Pieces,
  pricedByLoad,
  Rates,
  sumsShown,
} from './by-load.tsx'

function chargeableIn(typed: Parameters<typeof measuredIn>[0]) {
  const load = measuredIn(typed)
  if (!load.grossWeightKg && !load.volumeWeightKg) return undefined
  const kg = airChargeableKg(load)
  const isByVolume = Number(load.volumeWeightKg ?? 0) > Number(load.grossWeightKg ?? 0)
  return { ...load, kg: shortFigure(kg), isByVolume }
}

/** The weight for comparing prices: the requested, else the usual load. */
const sizeOf = ({ search }: PriceAsk, text: Text, format: Format) =>
  text('pricing.kg', { kg: format.number(chargeableIn(search)?.kg ?? usualAirLoad.grossWeightKg) })

/** Air: rates by the chargeable kilogram from airport to airport. */
export const air: PricingModeView = {
  ...pricedByLoad,
  mode: 'air',
  searchLabel: () => 'reference.lane-load',
  SearchField: ({ search, onChange }) => <MeasureFields load={sumsShown(search)} onChange={onChange} />,
  SearchMore: AirLoad,
  searchText: ({ search }, text, format) => loadText(search, text, format) || text('pricing.per-load'),
  searchFault: ({ search }) => loadFault(search),
  loadQuery: ({ search }) => loadIn(search),
  headline: loadHeadline,
  Prices: ({ row }) => <LoadBasis row={row} />,
  OfferDetail: ({ row }) => <AirRates row={row} />,
  sortedBy: (request, text, format) => text('pricing.sort-price', { size: sizeOf(request, text, format) }),
  pricePer: (request, text, format) => text('pricing.per-size', { size: sizeOf(request, text, format) }),
  leadingPrice: (text) => text('pricing.per-size', { size: text('pricing.kg', { kg: usualAirLoad.grossWeightKg }) }),
  chosenFirst: (row, { search }) => chosenLoad(row, search),
  LoadFields: AirFields,
  special: specialCargo,
  quoteLoad: (_, chosen) => loadIn(chosen),
  chargeNote: () => undefined,
  queriedLoad: ({ search }) => loadHandedOver(search),
  loadChosen: (chosen) => loadHandedOver(chosen),
}

function AirLoad({ search, onChange }: SearchFieldProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(search.pieces !== '')
  const isByPieces = isOpen || search.pieces !== ''
  return (
    <div className={styles.more}>
      <div className={styles.comesTo}>
        <Chargeable typed={search} />
        <button
          type="button"
          className="link small"
          aria-expanded={isByPieces}
          onClick={() => {
            setOpen(!isByPieces)
            if (isByPieces) onChange({ ...sumsShown(search), pieces: '' })
          }}
        >
          {text(isByPieces ? 'pricing.pieces-close' : 'pricing.pieces-open')}
        </button>
      </div>
      {isByPieces && <Pieces pieces={search.pieces} onChange={(pieces) => onChange({ pieces })} />}
    </div>
  )
}

function Chargeable({ typed }: { typed: Parameters<typeof measuredIn>[0] }) {
  const text = useText()
  const format = useFormat()
  const found = chargeableIn(typed)
  if (!found) return <span className="muted small">{text('pricing.assumed-load')}</span>
  const { kg, grossWeightKg, volumeWeightKg, isByVolume } = found
  return (
    <output className="small">
      <b>{text('pricing.chargeable', { kg: format.number(kg) })}</b>{' '}
      <span className="muted">
        {[
          text(isByVolume ? 'pricing.basis-volume' : 'pricing.basis-weight'),
          grossWeightKg && text('pricing.gross', { kg: format.number(grossWeightKg) }),
          volumeWeightKg && text('pricing.volume-weight', { kg: format.number(volumeWeightKg) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </output>
  )
}

function AirRates({ row }: { row: PriceRow }) {
  const text = useText()
  const format = useFormat()
  const used = row.loadCharge?.rateUsed
  const rates = airRates.flatMap((rate) => {
    const figure = row[rate]
    if (!figure) return []
    const look = rate === used ? ('used' as const) : undefined
    return [{ name: rateName(rate, text('pricing.minimum')), figure: format.number(figure, 2), look }]
  })
  return (
    <>
      <Rates label={text('pricing.rates-per-kg', { currency: row.currency })} rates={rates} />
      <ExtraCharges row={row} />
    </>
  )
}

/** The name of a rate on waybills: N below 45 kg, else its least weight. */
const rateName = (rate: (typeof airRates)[number], minimum: string): string => {
  if (rate === 'airMinimum') return `M ${minimum}`
  return rate === 'airNormal' ? 'N' : `+${rateFromKg[rate]}`
}

function AirFields({ chosen, change }: LoadFieldsProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(piecesIn(chosen.pieces).length > 0)
  return (
    <>
      <LoadMeasures chosen={chosen} change={change} />
      <div className={styles.wholeRow}>
        <div className={styles.comesTo}>
          <Chargeable typed={chosen} />
          <button
            type="button"
            className="link small"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen)
              if (isOpen) change({ pieces: '' })
            }}
          >
            {text(isOpen ? 'pricing.pieces-close' : 'pricing.pieces-open')}
          </button>
        </div>
      </div>
      {isOpen && <Pieces pieces={chosen.pieces} onChange={(pieces) => change({ pieces })} />}
    </>
  )
}
