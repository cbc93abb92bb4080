import type { BoxOwner } from '@landbridge/contract/pricing/box'
import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import type { PriceRow, QuoteCharge } from '@landbridge/contract/pricing/price'
import type { PriceColumn } from '@landbridge/contract/pricing/price-columns'
import type { LegType } from '@landbridge/contract/pricing/price-query'
import type { PriceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { ModeCode, modes } from '@landbridge/contract/shared/modes'
import type { ComponentType } from 'react'
import type { TextKey } from '../../platform/text.tsx'
import type { BoxAsked, LaneAsked } from '../../reference/index.ts'
import type { Chosen } from '../quote/quote-query.ts'

/** What is asked, as the address has it; the weight is that of a shared load. */
export type PriceSearch = LaneAsked & BoxAsked & { weightKg: string }
type SearchFieldProps = { search: PriceSearch; onChange: (changes: Partial<PriceSearch>) => void }
type PriceProps = { row: PriceRow; size: string; search: PriceSearch; train: DepartureView | undefined }
export type LoadFieldsProps = { row: PriceRow; chosen: Chosen; change: (changes: Partial<Chosen>) => void }

/** The equipment that the booking form begins with. */
export type Load = { boxes?: string | undefined; containerOwner?: string | undefined }

/** What the pages of prices draw of one transport mode. */
export type PricingMode = {
  mode: PricedMode
  code: ModeCode
  icon: (typeof modes)[PricedMode]['icon']
  /** What its pages stand under. */
  label: TextKey
  calls: PriceCalls
  /** The list that its places stand in, and what its lanes end at and cross. */
  placeMode: PlaceMode
  endKind: 'station' | undefined
  crossingKind: 'border' | undefined
  /** The legs that can be asked for: the whole way, and where the road before and after it is priced those too. */
  legs: readonly LegType[]
  /** Whose boxes have prices. */
  owners: readonly BoxOwner[]
  /** Where prices are a shipping line's: whom it is looked for among. Its departures are sailings of vessels. */
  carrierType?: 'C'
  /** How a shared container is priced, in words with {price}. */
  sharedPrice: 'pricing.per-m3' | 'pricing.per-wm'
  /** What is searched by besides lane and days, and how one says it in a line. */
  searchLabel: TextKey
  SearchField: ComponentType<SearchFieldProps>
  searchText: (search: PriceSearch) => string
  /** What stands side by side in a list where nothing was chosen, and with what was chosen among it. */
  usualSizes: readonly string[]
  sizesShown: (search: PriceSearch) => readonly string[]
  Price: ComponentType<PriceProps>
  /** What an offer is booked for where nothing else was chosen. */
  comparedSize: (search: PriceSearch) => string
  /** What the list is in order of where it is by price, and what the prices of days are of. */
  sortedSize: (search: PriceSearch) => string
  sortedColumn: (search: PriceSearch) => PriceColumn
  /** The price that stands for an offer where only one is shown. */
  leading: { column: PriceColumn; label: string }
  /** What an offer is priced with. */
  LoadFields: ComponentType<LoadFieldsProps>
  /** What is said beside a charge. */
  chargeNote: (charge: QuoteCharge) => string | undefined
  loadAsked: (search: PriceSearch) => Load
  loadChosen: (chosen: Chosen) => Load
}
