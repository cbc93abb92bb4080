import { type BoxOwner, boxOwners, priceColumnOf } from '@landbridge/contract/pricing/box'
import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import type { PriceColumn } from '@landbridge/contract/pricing/price-columns'
import { modes } from '@landbridge/contract/shared/modes'
import { useFormat } from '../../platform/format.ts'
import { type Text, useText } from '../../platform/text.tsx'
import { BoxField, MeasureFields } from '../../reference/index.ts'
import type {
  LoadFieldsProps,
  PriceAsk,
  PriceSearch,
  PricesProps,
  PricingModeView,
  SearchFieldProps,
} from '../price/pricing-mode-view.ts'
import type { QuoteChoice } from '../price/quote-query.ts'
import { specialWithoutBatteries } from '../price/special-cargo.ts'
import styles from '../pricing.module.css'
import { BoxFields, isCargoKg, SharedFields } from './box-fields.tsx'
import { priceIn } from './box-price.ts'
import { loadFault, loadHandedOver, loadIn, loadText, sumsShown } from './by-load.tsx'
import { SharedCharge, SharedLoad } from './shared-load.tsx'

/** True where only the carrier's boxes have prices. */
const carriersOwn = ['C'] as const

export const ownersOf = ({ shipperBoxes }: { shipperBoxes: boolean }): readonly BoxOwner[] =>
  shipperBoxes ? boxOwners : carriersOwn
const usualSizes = ['20GP', '40GP', '40HQ', '45HQ'] as const
const leadingSize = '40HQ'
const comparedSize = ({ containerType }: PriceSearch): string => containerType || leadingSize

/** The size that orders the list, the specification's by default. */
const sortedSize = ({ containerType }: PriceSearch): string => containerType || leadingSize
const sortedWord = ({ search, boxType }: PriceAsk, text: Text): string =>
  boxType === 'P' ? text('pricing.lcl-short') : sortedSize(search)
const columnOf = ({ ourBox }: PriceSearch, size: string): PriceColumn =>
  priceColumnOf(ourBox === 'F' ? 'S' : 'C', size) ?? 'coc40Hq'

function sizesShown({ containerType }: PriceSearch): readonly string[] {
  const isAmong = containerType === '' || usualSizes.some((size) => size === containerType)
  return isAmong ? usualSizes : [...usualSizes.slice(0, -1), containerType]
}

/** A shared load without loading metres, which do not affect its price. */
const withoutMetres = <Load extends object>(load: Load) => ({ ...load, loadingMetres: '' })

const boxesIn = ({ containerType, ourBox }: PriceSearch) => ({
  ...(containerType && { containerType }),
  ...(ourBox && { ourBox: ourBox === 'T' }),
})

const sharedFirst = ({ weightKg, volumeM3, pieces }: PriceSearch): Partial<QuoteChoice> => ({
  weightKg,
  volumeM3,
  pieces,
})

/** A view shared by modes that are priced by the box, by size and owner. */
export function pricedByBox(mode: PricedMode, own: Partial<PricingModeView> = {}): PricingModeView {
  const { sharedUnit } = modes[mode]
  const owners = ownersOf(modes[mode])
  const sharedPrice = sharedUnit === 'WM' ? 'pricing.per-wm' : 'pricing.per-m3'
  return {
    mode,
    legs: ['Q'],
    loads: {
      Z: { word: 'pricing.fcl', short: 'pricing.fcl-short', loadType: 'FCL' },
      P: { word: 'pricing.lcl', short: 'pricing.lcl-short', loadType: 'LCL' },
    },
    searchLabel: (boxType) => (boxType === 'P' ? 'reference.lane-load' : 'reference.lane-box'),
    SearchField: (props) => <BoxSearch {...props} owners={owners} />,
    SearchMore: (props) => (props.boxType === 'P' ? <SharedLoad {...props} /> : null),
    searchText({ search, boxType }, text, format) {
      if (boxType === 'P') return loadText(withoutMetres(search), text, format) || text('pricing.lcl-short')
      const { containerType, ourBox } = search
      const owner = { '': '', T: 'COC', F: 'SOC' }[ourBox]
      return [containerType, owner].filter(Boolean).join(' ') || owners.map((one) => `${one}OC`).join(' / ')
    },
    searchFault: ({ search, boxType }) => (boxType === 'P' ? loadFault(withoutMetres(search)) : undefined),
    loadQuery: ({ search, boxType }) => (boxType === 'P' ? loadIn(withoutMetres(search)) : boxesIn(search)),
    heads: ({ search, boxType }, text) =>
      boxType === 'P'
        ? [{ label: text('pricing.lcl'), isWide: true }]
        : sizesShown(search).map((size) => ({ label: size, isChosen: size === search.containerType })),
    Prices: ({ request: { boxType, search }, row, departure }) =>
      boxType === 'P' ? (
        <SharedPrice row={row} word={sharedPrice} />
      ) : (
        sizesShown(search).map((size) => (
          <BoxPrice key={size} row={row} size={size} search={search} departure={departure} owners={owners} />
        ))
      ),
    sortedColumn: ({ search, boxType }) => (boxType === 'P' ? 'loadPrice' : columnOf(search, sortedSize(search))),
    sortedBy: (request, text) => text('pricing.sort-price', { size: sortedWord(request, text) }),
    pricePer: (request, text) => text('pricing.per-size', { size: sortedWord(request, text) }),
    emission: 'pricing.tonnes-per-box',
    leadingPrice: () => `${leadingSize} COC`,
    fits: ({ spaces }, { search }) =>
      spaces.some((one) => one.containerType === comparedSize(search) && one.surplus > 0),
    chosenFirst: (_, { search, boxType }) => (boxType === 'P' ? sharedFirst(search) : oneBox(search)),
    LoadFields: (props) => <BoxLoadFields {...props} owners={owners} />,
    special: specialWithoutBatteries,
    quoteLoad: quotedLoad,
    chargeNote: ({ containerType, containerOwner }) =>
      containerType && `${containerType} ${containerOwner === 'S' ? 'SOC' : 'COC'}`,
    ...handedOver,
    ...own,
  }
}

/** The form's first load: boxes, or the figures of a shared one. */
const handedOver: Pick<PricingModeView, 'queriedLoad' | 'loadChosen'> = {
  queriedLoad: ({ search, boxType }) =>
    boxType === 'P'
      ? loadHandedOver(withoutMetres(search))
      : {
          boxes: search.containerType ? `1*${search.containerType}` : undefined,
          containerOwner: search.ourBox === 'F' ? 'S' : undefined,
        },
  loadChosen: (chosen, { boxType }) =>
    boxType === 'P'
      ? loadHandedOver(withoutMetres(chosen))
      : {
          boxes: `${Number(chosen.containerQty) || 1}*${chosen.containerType}`,
          containerOwner: chosen.containerOwner,
        },
}

const oneBox = (search: PriceSearch): Partial<QuoteChoice> => ({
  containerType: comparedSize(search),
  containerQty: '1',
  containerOwner: search.ourBox === 'F' ? 'S' : 'C',
  weightKg: search.weightKg,
})

/** The load to quote: a share where volume and weight are typed, else boxes. */
const quotedLoad: PricingModeView['quoteLoad'] = (row, chosen, boxType) => {
  if (boxType === 'P' || (row.sharedContainer && row.coc40Hq === undefined)) return loadIn(withoutMetres(chosen))
  const { containerType, containerQty, containerOwner, cargoKg } = chosen
  const qty = /^\d{1,3}$/.test(containerQty) ? Number(containerQty) : 1
  const box = { containerType, containerQty: Math.min(500, Math.max(1, qty)), containerOwner }
  return { boxes: [{ ...box, ...(isCargoKg(cargoKg) && { containerCargoKg: cargoKg }) }] }
}

type OwnersProps = { owners: readonly BoxOwner[] }

const BoxSearch = ({ search, boxType, onChange, owners }: SearchFieldProps & OwnersProps) =>
  boxType === 'P' ? (
    <MeasureFields load={sumsShown(search)} onChange={onChange} />
  ) : (
    <BoxField box={search} ofCarrier={!owners.includes('S')} onChange={onChange} />
  )

/** Fields of a box load, or of a share on lines with shared containers alone. */
const BoxLoadFields = (props: LoadFieldsProps & OwnersProps) =>
  props.boxType === 'P' || (props.row.sharedContainer && props.row.coc40Hq === undefined) ? (
    <SharedFields {...props} />
  ) : (
    <BoxFields {...props} />
  )

type PriceProps = { row: PriceRow; size: string; search: PriceSearch; departure: PricesProps['departure'] }

/** Prices of the carrier's container over the shipper's own, marked where a size has no price or no space. */
function BoxPrice({ row, size, search, departure, owners }: PriceProps & OwnersProps) {
  const owner = search.ourBox
  const isBeside = search.containerType !== '' && size !== search.containerType
  const text = useText()
  const format = useFormat()
  const [coc, soc] = [priceIn(row, 'C', size), priceIn(row, 'S', size)]
  const show = (price: string | undefined) => (price ? format.number(price, 0) : '—')
  const other =
    { T: undefined, F: coc && `COC ${show(coc)}` }[owner] ??
    (owner === '' && (soc ? `SOC ${show(soc)}` : owners.includes('S') && coc && text('pricing.no-soc')))
  const [first, isPriced] = [owner === 'F' ? soc : coc, Boolean(coc || soc)]
  const beside = other || (!first && text('pricing.size-on-request'))
  return (
    <div className={isBeside ? `${styles.price} ${styles.beside}` : styles.price}>
      <small className={styles.size}>{size}</small>
      <b>{show(first)}</b>
      {beside && <small className={styles.soc}>{beside}</small>}
      {isPriced && departure && isFullFor(departure, size) && (
        <small className="bad-text">{text('pricing.size-full')}</small>
      )}
    </div>
  )
}

/** True for a departure without space for this size but for others; one full for all is marked by its day. */
const isFullFor = ({ spaces }: DepartureView, size: string): boolean =>
  spaces.some(({ surplus }) => surplus > 0) &&
  !spaces.some(({ containerType, surplus }) => containerType === size && surplus > 0)

function SharedPrice({ row, word }: { row: PriceRow; word: 'pricing.per-m3' | 'pricing.per-wm' }) {
  const text = useText()
  const format = useFormat()
  const shared = row.sharedContainer
  if (!shared) return <div className={styles.shared} />
  return (
    <div className={styles.shared}>
      <b>{text(word, { price: format.money(shared.perM3, row.currency) })}</b>
      <small className="muted">
        {text('pricing.lcl-terms', { least: format.number(shared.minM3), kg: format.number(shared.kgPerM3) })}
      </small>
      {shared.warehouseName && <small className="muted">{shared.warehouseName}</small>}
      <small className="muted">{text('pricing.lcl-cutoff', { count: shared.warehouseCutoffHours })}</small>
      <SharedCharge row={row} />
    </div>
  )
}
