import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import type { PriceRow, PriceSplit, QuoteCharge } from '@landbridge/contract/pricing/price'
import type { PriceColumn } from '@landbridge/contract/pricing/price-columns'
import type { LegType, PriceQuery } from '@landbridge/contract/pricing/price-query'
import type { QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import type { ComponentType } from 'react'
import type { useFormat } from '../../platform/format.ts'
import type { Text, TextKey } from '../../platform/text.tsx'
import type { SearchedBox, SearchedLane, SearchedLoad } from '../../reference/index.ts'
import type { QuoteChoice } from './quote-query.ts'
import type { SpecialCargo } from './special-cargo.ts'

export type Format = ReturnType<typeof useFormat>

export type PriceSearch = SearchedLane & SearchedBox & SearchedLoad
/** Z a whole container or truck, P a share of one; with what it is asked for. */
export type PriceAsk = { search: PriceSearch; boxType: BoxType; allIn?: boolean }
export type BoxType = 'Z' | 'P'

export type SearchFieldProps = PriceAsk & { onChange: (changes: Partial<PriceSearch>) => void }
export type PricesProps = { row: PriceRow; request: PriceAsk; departure: DepartureView | undefined; picked: string }
export type LoadFieldsProps = {
  row: PriceRow
  boxType: BoxType
  chosen: QuoteChoice
  change: (changes: Partial<QuoteChoice>) => void
}
export type OfferDetailProps = {
  row: PriceRow
  request: PriceAsk
  picked: string
  onPick: (picked: string) => void
}

/** The form's first load, by the names of its address. */
export type LoadInAddress = Readonly<Record<string, string | undefined>>

/** The one price that an offer is decided by, what it is for, and the parts that it is the sum of. */
export type Headline = { amount: string | undefined; label: string; split?: PriceSplit | undefined }

export type PricingModeView = {
  mode: PricedMode
  /** Legs that can be requested: the whole route, and priced roads before and after it. */
  legs: readonly LegType[]
  /** Long and short words for whole and shared loads, absent where loads do not differ. */
  loads?: Readonly<Record<BoxType, { word: TextKey; short: TextKey; loadType: string }>>
  hints?: { choose: TextKey; compare: TextKey }
  /** The search's label, its one-line summary, and its error. */
  searchLabel: (boxType: BoxType) => TextKey
  SearchField: ComponentType<SearchFieldProps>
  isSearchWide?: boolean
  SearchMore?: ComponentType<SearchFieldProps>
  searchText: (request: PriceAsk, text: Text, format: Format) => string
  searchFault: (request: PriceAsk) => TextKey | undefined
  /** The load as input of price lists, departures and price days. */
  loadQuery: (request: PriceAsk) => Partial<PriceQuery>
  headline: (row: PriceRow, request: PriceAsk, shown: { picked: string; text: Text }) => Headline
  /** The terms of the one price, in small lines under it. */
  Prices?: ComponentType<PricesProps>
  /** The prices beside it: other sizes, boxes of another owner. */
  OtherPrices?: ComponentType<PricesProps>
  /** The size of box whose space and price an offer is about; absent where loads come without boxes. */
  sizeOf?: (request: PriceAsk) => string | undefined
  /** A row under an offer: all its rates, or the trucks to pick from. */
  OfferDetail?: ComponentType<OfferDetailProps>
  pickedFirst?: (row: PriceRow, request: PriceAsk) => string
  /** The column and label of the list's order by price, also for price days. */
  sortedColumn: (request: PriceAsk) => PriceColumn
  sortedBy: (request: PriceAsk, text: Text, format: Format) => string
  pricePer: (request: PriceAsk, text: Text, format: Format) => string
  leadingPrice: (text: Text) => string
  /** True for a departure with space for the load, which is proposed first. */
  fits: (departure: DepartureView, request: PriceAsk) => boolean
  /** The quote's first load, its fields, and its query. */
  chosenFirst: (row: PriceRow, request: PriceAsk) => Partial<QuoteChoice>
  LoadFields: ComponentType<LoadFieldsProps>
  special: readonly SpecialCargo[]
  quoteLoad: (row: PriceRow, chosen: QuoteChoice, boxType: BoxType) => Partial<QuoteQuery>
  facts?: (row: PriceRow, text: Text, format: Format) => readonly (readonly [label: string, value: string])[]
  /** CO2e of an offer, for one box or for the requested load. */
  emission: 'pricing.tonnes' | 'pricing.tonnes-per-box'
  chargeNote: (charge: QuoteCharge, row: PriceRow) => string | undefined
  /** The form's first values, from the list's request and pick or from the offer's choice. */
  queriedLoad: (request: PriceAsk, offered?: { row: PriceRow; picked: string }) => LoadInAddress
  loadChosen: (chosen: QuoteChoice, request: PriceAsk, row: PriceRow) => LoadInAddress
}
