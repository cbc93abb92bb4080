import { type BoxOwner, boxOwners, priceColumnOf } from '@landbridge/contract/pricing/box'
import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import type { PriceColumn } from '@landbridge/contract/pricing/price-columns'
import { modes } from '@landbridge/contract/shared/modes'
import { useFormat } from '../../platform/format.ts'
import { type Text, useText } from '../../platform/text.tsx'
import { BoxField, leadingSize, MeasureFields } from '../../reference/index.ts'
import type {
  Headline,
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
    SearchMore: (props) => (props.boxType === 'P' ? <SharedLoad {...props} /> : <OwnerHelp owners={owners} />),
    searchText({ search, boxType }, text, format) {
      if (boxType === 'P') return loadText(withoutMetres(search), text, format) || text('pricing.lcl-short')
      const { containerType, ourBox } = search
      const owner = { '': '', T: 'COC', F: 'SOC' }[ourBox]
      return [containerType, owner].filter(Boolean).join(' ') || owners.map((one) => `${one}OC`).join(' / ')
    },
    searchFault: ({ search, boxType }) => (boxType === 'P' ? loadFault(withoutMetres(search)) : undefined),
    loadQuery: ({ search, boxType }) => (boxType === 'P' ? loadIn(withoutMetres(search)) : boxesIn(search)),
    headline: (row, request, { text }) =>
      request.boxType === 'P'
        ? {
            amount: row.loadPrice,
            label: text('pricing.all-in-for', { what: text('pricing.lcl-short') }),
            split: row.split,
          }
        : boxHeadline(row, request, text),
    Prices: ({ request: { boxType }, row }) => (boxType === 'P' ? <SharedPrice row={row} word={sharedPrice} /> : null),
    OtherPrices: (props) => (props.request.boxType === 'P' ? null : <OtherSizes {...props} owners={owners} />),
    sizeOf: ({ search, boxType }) => (boxType === 'P' ? undefined : comparedSize(search)),
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
  queriedLoad: ({ search, boxType }, offered) =>
    boxType === 'P'
      ? loadHandedOver(withoutMetres(search))
      : {
          boxes: boxesHandedOver(search, offered?.row),
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

/** One box of the size whose price is shown; without a price only of a size that was chosen. */
function boxesHandedOver(search: PriceSearch, row: PriceRow | undefined): string | undefined {
  const size = row?.split?.containerType ?? comparedSize(search)
  const isShown = search.containerType !== '' || (row && priceIn(row, search.ourBox === 'F' ? 'S' : 'C', size))
  return isShown ? `1*${size}` : undefined
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

/** The two kinds of owners in words, where both have prices. */
function OwnerHelp({ owners }: OwnersProps) {
  const text = useText()
  return owners.includes('S') ? <span className="muted small">{text('pricing.owner-help')}</span> : null
}

/** A line that has only shared containers is priced by the share. */
const BoxLoadFields = (props: LoadFieldsProps & OwnersProps) =>
  props.boxType === 'P' || (props.row.sharedContainer && props.row.coc40Hq === undefined) ? (
    <SharedFields {...props} />
  ) : (
    <BoxFields {...props} />
  )

/** The price of one box: with the charges at both ends where these are counted in, else its freight. */
function boxHeadline(row: PriceRow, { search, allIn = true }: PriceAsk, text: Text): Headline {
  const { split } = row
  const owner = search.ourBox === 'F' ? 'S' : 'C'
  const size = (allIn && split?.containerType) || comparedSize(search)
  const what = owner === 'S' ? `${size} SOC` : size
  return allIn
    ? { amount: split?.allIn ?? priceIn(row, owner, size), label: text('pricing.all-in-for', { what }), split }
    : { amount: priceIn(row, owner, size), label: text('pricing.freight-for', { what }), split }
}

/** The other sizes with the space of the departure, and what a box of the other owner costs. */
function OtherSizes({ row, request: { search }, departure, owners }: PricesProps & OwnersProps) {
  const text = useText()
  const format = useFormat()
  const [own, other] = search.ourBox === 'F' ? (['S', 'C'] as const) : (['C', 'S'] as const)
  const chosen = comparedSize(search)
  const fullWord = (size: string) => departure && isFullFor(departure, size) && text('pricing.size-full')
  const words = (size: string) => {
    const price = priceIn(row, own, size)
    return price ? [format.number(price, 0), fullWord(size)] : [text('pricing.size-on-request')]
  }
  const otherPrice = owners.includes('S') && search.ourBox === '' ? priceIn(row, other, chosen) : undefined
  return (
    <ul className={styles.otherSizes} aria-label={text('pricing.other-sizes')}>
      {sizesShown(search)
        .filter((size) => size !== chosen)
        .map((size) => (
          <li key={size}>
            {size} <b>{words(size).filter(Boolean).join(' · ')}</b>
          </li>
        ))}
      {owners.includes('S') && search.ourBox === '' && (
        <li>
          {otherPrice ? (
            <>
              {chosen} SOC <b>{format.number(otherPrice, 0)}</b>
            </>
          ) : (
            text('pricing.no-soc')
          )}
        </li>
      )}
    </ul>
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
  if (!shared) return null
  return (
    <div className={styles.shared}>
      <span>{text(word, { price: format.money(shared.perM3, row.currency) })}</span>
      <small className="muted">
        {text('pricing.lcl-terms', { least: format.number(shared.minM3), kg: format.number(shared.kgPerM3) })}
      </small>
      {shared.warehouseName && <small className="muted">{shared.warehouseName}</small>}
      <small className="muted">{text('pricing.lcl-cutoff', { count: shared.warehouseCutoffHours })}</small>
      <SharedCharge row={row} />
    </div>
  )
}
