import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import type { PriceRow, QuoteCharge } from '@landbridge/contract/pricing/price'
import type { PriceColumn } from '@landbridge/contract/pricing/price-columns'
import type { LegType, PriceQuery } from '@landbridge/contract/pricing/price-query'
import type { QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { ComponentType } from 'react'
import type { useFormat } from '../../platform/format.ts'
import type { Text, TextKey } from '../../platform/text.tsx'
import type { BoxAsked, LaneAsked, LoadAsked } from '../../reference/index.ts'
import type { Chosen } from '../quote/quote-query.ts'

export type Format = ReturnType<typeof useFormat>

/** What is asked, as the address has it. */
export type PriceSearch = LaneAsked & BoxAsked & LoadAsked
/** Z a whole container or truck, P a share of one; with what it is asked for. */
export type PriceAsk = { search: PriceSearch; boxType: BoxType }
export type BoxType = 'Z' | 'P'

export type SearchFieldProps = PriceAsk & { onChange: (changes: Partial<PriceSearch>) => void }
/** `train` is the departure that is chosen or proposed, where there is one. */
export type PricesProps = { row: PriceRow; asked: PriceAsk; train: DepartureView | undefined; picked: string }
export type LoadFieldsProps = {
  row: PriceRow
  boxType: BoxType
  chosen: Chosen
  change: (changes: Partial<Chosen>) => void
}
export type BelowProps = {
  row: PriceRow
  asked: PriceAsk
  picked: string
  onPick: (picked: string) => void
}

/** What the booking form begins with of the load, by the names of its address. */
export type LoadInAddress = Readonly<Record<string, string | undefined>>

/** What the list writes over a column of prices, and whether it was asked for. */
export type PriceHead = { label: string; isChosen?: boolean; isWide?: boolean }

/** The share of one transport mode in the pages of prices. */
export type PricingModeView = {
  mode: PricedMode
  code: ModeCode
  /** The legs that can be asked for: the whole way, and where the road before and after it is priced those too. */
  legs: readonly LegType[]
  /** What a whole load and a share of one are called, in full and in short; absent where every load is asked for alike. */
  loads?: Readonly<Record<BoxType, { word: TextKey; short: TextKey; loadType: string }>>
  /** How the first steps are told, where they are others than with boxes. */
  hints?: { choose: TextKey; compare: TextKey }
  /** What is searched by besides lane and days, how one says it in a line, and why it cannot be asked so. */
  searchLabel: (boxType: BoxType) => TextKey
  SearchField: ComponentType<SearchFieldProps>
  /** Whether several figures stand side by side in it. */
  isSearchWide?: boolean
  /** What stands under the search, over its whole width. */
  SearchMore?: ComponentType<SearchFieldProps>
  searchText: (asked: PriceAsk, text: Text, format: Format) => string
  searchFault: (asked: PriceAsk) => TextKey | undefined
  /** The load in the question for a list of prices, for single departures and for the prices of days. */
  loadQuery: (asked: PriceAsk) => Partial<PriceQuery>
  /** The columns of prices in a list, and what an offer shows in them. */
  heads: (asked: PriceAsk, text: Text) => readonly PriceHead[]
  Prices: ComponentType<PricesProps>
  /** What stands in a line of its own under an offer: all its rates, or the trucks that it prices, of which one is picked. */
  Below?: ComponentType<BelowProps>
  pickedFirst?: (row: PriceRow, asked: PriceAsk) => string
  /** By what column the list is in order where it is by price, and what that price is called; the prices of days are of it. */
  sortedColumn: (asked: PriceAsk) => PriceColumn
  sortedBy: (asked: PriceAsk, text: Text, format: Format) => string
  pricePer: (asked: PriceAsk, text: Text, format: Format) => string
  /** What a price of the list's popular lanes is of. */
  leading: (text: Text) => string
  /** Whether a departure has room for what is asked for; it is proposed before others. */
  fits: (departure: DepartureView, asked: PriceAsk) => boolean
  /** What an offer is priced with: what it begins with, where it is typed, and the question that it makes. */
  chosenFirst: (row: PriceRow, asked: PriceAsk) => Partial<Chosen>
  LoadFields: ComponentType<LoadFieldsProps>
  quoteLoad: (row: PriceRow, chosen: Chosen, boxType: BoxType) => Partial<QuoteQuery>
  /** What stands with the terms of an offer beyond what every offer says. */
  facts?: (row: PriceRow, text: Text, format: Format) => readonly (readonly [label: string, value: string])[]
  /** What the CO2e of an offer is of: one box, or the load that was asked for. */
  emission: 'pricing.tonnes' | 'pricing.tonnes-per-box'
  chargeNote: (charge: QuoteCharge, row: PriceRow) => string | undefined
  /** What the booking form begins with: as it was asked for and picked in the list, or as it was chosen in the offer. */
  loadAsked: (asked: PriceAsk, offered?: { row: PriceRow; picked: string }) => LoadInAddress
  loadChosen: (chosen: Chosen, asked: PriceAsk, row: PriceRow) => LoadInAddress
}
