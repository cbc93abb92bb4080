import type { BoxAsk } from '@landbridge/contract/pricing/box'
import type { QuoteCharge } from '@landbridge/contract/pricing/price'
import type { PriceColumn } from '@landbridge/contract/pricing/price-columns'
import type { PriceQuery } from '@landbridge/contract/pricing/price-query'
import type { PriceCalls, QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import type { text } from '@landbridge/contract/pricing/text/zh-cn'
import type { ModeCode, modes } from '@landbridge/contract/shared/modes'
import type { Departure } from '../departure/space-rules.ts'
import type { LegPrice, Parts, Tariff } from '../tariff/tariff-rules.ts'

/** A charge before its names are looked up. */
export type Charge = Omit<QuoteCharge, 'chargeName' | 'unitName'>

/** A charge in its own currency, before it is worked out. */
export type Priced = Pick<Charge, 'section' | 'chargeCode' | 'unit' | 'quantity' | 'unitPrice' | 'currency'> &
  Partial<Pick<Charge, 'containerType' | 'containerOwner' | 'amount'>>

/** What charges are asked for. */
export type ChargeAsk = Pick<
  QuoteQuery,
  'emptyPickUpPlace' | 'emptyReturnPlace' | 'dangerous' | 'services' | 'goodsValue' | 'goodsCurrency' | 'currcd'
> & { boxes: readonly BoxAsk[]; grossWeightKg?: string | undefined; volumeM3?: string | undefined }

/** What the reader of a quote should know before booking by it. */
export type QuoteWarning = {
  code: Extract<keyof typeof text, `pricing.warn-${string}`>
  values?: Record<string, string | number>
}

/** What warnings are looked for in. */
export type Situation = Parts & {
  boxes: readonly BoxAsk[]
  departure?: Departure | undefined
  emptyPickUpPlace?: string | undefined
  emptyReturnPlace?: string | undefined
  payloads: ReadonlyMap<string, number>
  /** The days on which the price holds. */
  validFrom: string
  validTo: string
  /** The day of departure that it is priced for. */
  pricedFor: string
  now: Date
}

/** What a mode of transport has of its own in prices: its calls, what a price is named by, and how equipment makes charges. */
export type PricingMode = {
  code: ModeCode
  /** The list that its terminals stand in; the factor of its emissions has the same name. */
  places: (typeof modes)[keyof typeof modes]['placeMode']
  /** Why a place that it does not reach is refused. */
  placeElsewhere: keyof typeof text
  /** How the numbers of its lines begin. */
  linePrefix: string
  calls: PriceCalls
  /** The price columns of a line, in the order they are shown, and the one that stands for the line where only one is. */
  columns: readonly PriceColumn[]
  leadingColumn: PriceColumn
  /** The columns that a query asks for. */
  columnsAsked(query: Pick<PriceQuery, 'ourBox' | 'containerType'>): readonly PriceColumn[]
  /** Whether a column's price has the carrier's empty equipment in it, so that other places for it cost their difference. */
  hasEmptyPlaces(column: PriceColumn): boolean
  /** What a leg by road costs for one of this column; nothing where it has no price for it. */
  legPrice(leg: LegPrice, column: PriceColumn): string | undefined
  /** Whether a leg by road has a price for all of these boxes. */
  legCovers(leg: LegPrice, boxes: readonly BoxAsk[]): boolean
  /** The load that a price's emissions are shown for, and the one that was asked, in tonnes. */
  averageLoadTonnes: number
  loadTonnes(ask: Pick<QuoteQuery, 'boxes' | 'grossWeightKg'>): number
  legCharges(boxes: readonly BoxAsk[], leg: LegPrice): Priced[]
  mainCharges(ask: ChargeAsk, line: Tariff): Priced[]
  /** What equipment is to be warned of besides what every mode warns of. */
  equipmentWarnings(situation: Situation): QuoteWarning[]
}
