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
import type { Chosen } from './quote-query.ts'

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
  chosen: Chosen
  change: (changes: Partial<Chosen>) => void
}
export type BelowProps = {
  row: PriceRow
  request: PriceAsk
  picked: string
  onPick: (picked: string) => void
}

/** The load with which the booking form begins, by the names of its address. */
export type LoadInAddress = Readonly<Record<string, string | undefined>>

/** The one price that an offer is decided by, what it is for, and the parts that it is the sum of. */
export type Headline = { amount: string | undefined; label: string; split?: PriceSplit | undefined }

export type PricingModeView = {
  mode: PricedMode
  /** The legs that can be asked for: the whole way, and where the road before and after it is priced those too. */
  legs: readonly LegType[]
  /** Words for a whole load and a share of one, in full and in short; absent where every load is requested alike. */
  loads?: Readonly<Record<BoxType, { word: TextKey; short: TextKey; loadType: string }>>
  hints?: { choose: TextKey; compare: TextKey }
  /** Name of the load in the search, its words in one line, and the reason against it. */
  searchLabel: (boxType: BoxType) => TextKey
  SearchField: ComponentType<SearchFieldProps>
  isSearchWide?: boolean
  SearchMore?: ComponentType<SearchFieldProps>
  searchText: (request: PriceAsk, text: Text, format: Format) => string
  searchFault: (request: PriceAsk) => TextKey | undefined
  /** The load in the question for a list of prices, for single departures and for the prices of days. */
  loadQuery: (request: PriceAsk) => Partial<PriceQuery>
  headline: (row: PriceRow, request: PriceAsk, shown: { picked: string; text: Text }) => Headline
  /** The terms of the one price, in small lines under it. */
  Prices?: ComponentType<PricesProps>
  /** The prices beside it: other sizes, boxes of another owner. */
  OtherPrices?: ComponentType<PricesProps>
  /** The size of box whose space and price an offer is about; absent where loads come without boxes. */
  sizeOf?: (request: PriceAsk) => string | undefined
  /** A line of its own under an offer: all its rates, or the trucks that it prices, of which one is picked. */
  Below?: ComponentType<BelowProps>
  pickedFirst?: (row: PriceRow, request: PriceAsk) => string
  /** By what column the list is in order where it is by price, and what that price is called; the prices of days are of it. */
  sortedColumn: (request: PriceAsk) => PriceColumn
  sortedBy: (request: PriceAsk, text: Text, format: Format) => string
  pricePer: (request: PriceAsk, text: Text, format: Format) => string
  leading: (text: Text) => string
  /** The departure has room for the load; it is proposed before others. */
  fits: (departure: DepartureView, request: PriceAsk) => boolean
  /** First load of an offer's quote, the fields in which it is typed, and the question that follows. */
  chosenFirst: (row: PriceRow, request: PriceAsk) => Partial<Chosen>
  LoadFields: ComponentType<LoadFieldsProps>
  quoteLoad: (row: PriceRow, chosen: Chosen, boxType: BoxType) => Partial<QuoteQuery>
  facts?: (row: PriceRow, text: Text, format: Format) => readonly (readonly [label: string, value: string])[]
  /** The CO2e of an offer is for one box, or for the requested load. */
  emission: 'pricing.tonnes' | 'pricing.tonnes-per-box'
  chargeNote: (charge: QuoteCharge, row: PriceRow) => string | undefined
  /** First values of the booking form: as requested and picked in the list, or as chosen in the offer. */
  queriedLoad: (request: PriceAsk, offered?: { row: PriceRow; picked: string }) => LoadInAddress
  loadChosen: (chosen: Chosen, request: PriceAsk, row: PriceRow) => LoadInAddress
}
