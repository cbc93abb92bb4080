import type { BoxAsk } from '@landbridge/contract/pricing/box'
import type { LoadAsk, TruckAsk } from '@landbridge/contract/pricing/load-ask'
import type { PriceRow, QuoteCharge } from '@landbridge/contract/pricing/price'
import type { LinePriceColumn, PriceColumn } from '@landbridge/contract/pricing/price-columns'
import type { PriceQuery, PriceSort } from '@landbridge/contract/pricing/price-query'
import type { QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import type { Surcharge } from '@landbridge/contract/pricing/tariff-terms'
import type { text } from '@landbridge/contract/pricing/text/zh-cn'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import type { Rates } from '@landbridge/contract/shared/money'
import type { FieldProblems } from '@landbridge/contract/shared/problem'
import type { ContainerType, Place, TruckType } from '../../reference/index.ts'
import type { Departure } from '../departure/space-rules.ts'
import type { Words } from '../pricing-words-queries.ts'
import type { LegPrice, Parts, Tariff } from '../tariff/tariff-rules.ts'

/** A charge before its names are looked up. */
export type QuotedCharge = Omit<QuoteCharge, 'chargeName' | 'unitName'>

/** A charge in its own currency, before it is worked out. */
export type Priced = Pick<QuotedCharge, 'section' | 'chargeCode' | 'unit' | 'quantity' | 'unitPrice' | 'currency'> &
  Partial<Pick<QuotedCharge, 'containerType' | 'containerOwner' | 'truckType' | 'truckWay' | 'amount'>>

/** What is carried: boxes, trucks, or a load that shares what carries it. */
export type CarriedLoad = LoadAsk & { boxes: readonly BoxAsk[]; trucks?: readonly TruckAsk[] | undefined }

/** What makes cargo special, so that it costs more than what is ordinary. */
type SpecialCargo = 'dangerous' | 'oversize' | 'temperatureControlled' | 'containsBatteries'

/** What charges are asked for. */
export type ChargeAsk = CarriedLoad &
  Pick<
    QuoteQuery,
    'emptyPickUpPlace' | 'emptyReturnPlace' | 'services' | 'goodsValue' | 'goodsCurrency' | 'currcd' | SpecialCargo
  >

/** The load that a list of prices is asked for. */
export type LoadQuery = LoadAsk & Pick<PriceQuery, 'loadType' | 'truckType' | 'truckQty'>

/** What reference data knows of equipment: sizes of boxes and types of trucks. */
export type Equipment = {
  boxes: ReadonlyMap<string, ContainerType>
  trucks: ReadonlyMap<string, TruckType>
}

/** What the reader of a quote should know before booking by it. Services, trucks and sizes stand in its figures by their codes. */
export type QuoteWarning = {
  code: Extract<keyof typeof text, `pricing.warn-${string}`>
  values?: Record<string, string | number>
}

/** What warnings are looked for in. */
export type Situation = Parts &
  CarriedLoad & {
    departure?: Departure | undefined
    emptyPickUpPlace?: string | undefined
    emptyReturnPlace?: string | undefined
    equipment: Equipment
    /** The days on which the price holds. */
    validFrom: string
    validTo: string
    /** The day of departure that it is priced for. */
    pricedFor: string
    now: Date
  }

/** What a line says of the load it is priced for, besides its prices. */
type LoadView = Pick<
  PriceRow,
  | 'loadCharge'
  | 'truckPrices'
  | 'partLoad'
  | 'alwaysCharged'
  | 'largestPiece'
  | 'receivingWarehouse'
  | 'receivingWarehouseName'
  | 'loadingStops'
  | 'unloadingStops'
  | 'freeHoursLoading'
  | 'freeHoursUnloading'
>

/** What such a view is drawn from. The load is the one asked for, or of a list, where it may be the usual one. */
export type LoadViewing = {
  asked: { quote: CarriedLoad } | { list: LoadQuery }
  equipment: Equipment
  names: Pick<Words, 'charge' | 'unit' | 'truck' | 'code' | 'warehouse'>
  currency: string
  rates: Rates
}

/** One offer before it is shown: what it is made of, what a box costs in the asked currency, which trains go. */
export type Offer = Parts & {
  prices: Partial<Record<PriceColumn, string>>
  departures: Departure[]
  transitDaysMin: number
  transitDaysMax: number
  /** The days of departure for which it holds. */
  validFrom: string
  validTo: string
}

/** What the price is asked with besides the lane. */
export type OfferAsking = {
  mode: PricingMode
  currency: string
  rates: Rates
  /** Every version of the lines that the reader sees; a newer one ends the one before it. */
  versions: readonly Tariff[]
  /** Whether the main haul is priced. */
  withHead: boolean
  pickUpPlace?: string | undefined
  returnPlace?: string | undefined
  /** Whether the charges at both ends and the papers of one bill are in a box's price. */
  allIn?: boolean | undefined
  /** The load that is priced, where prices are by the load, and the equipment it may go in. */
  load: LoadQuery
  equipment: Equipment
}

/** The share of a mode of transport in prices: the columns that a price is named by, and the way in which equipment makes charges. */
export type PricingMode = {
  code: LegModeCode
  /** Whether a city stands for all its terminals. */
  cityIsItsTerminals?: boolean
  /** Whether its vehicles pass a border on their way. */
  passesBorder: (
    borderCode: string,
    lane: { originCode?: string | undefined; destinationCode?: string | undefined },
  ) => boolean
  /** Whether batteries are checked and charged for by themselves. */
  chargesBatteries?: boolean
  /** The price columns of a line as it is kept, in the order they are shown. */
  lineColumns: readonly LinePriceColumn[]
  /** The prices that stand in a list of their own and not in columns. */
  listedPrices: readonly ('truckPrices' | 'partLoad')[]
  /** The columns of an offer, and the one that stands for it where only one is. */
  columns: readonly PriceColumn[]
  leadingColumn: PriceColumn
  /** How a list stands unless told. */
  usualSort: PriceSort
  /** The columns that a query asks for. */
  columnsAsked(query: Pick<PriceQuery, 'ourBox' | 'containerType'>): readonly PriceColumn[]
  /** What an offer costs, column by column. */
  pricesOf(parts: Parts, asking: OfferAsking): Offer['prices']
  /** Whether an offer has a price for what was asked. */
  isPriced(offer: Offer, query: PriceQuery): boolean
  /** What a line costs in the column that stands for it. */
  lineCosts(line: Tariff, money: { currency: string; rates: Rates; equipment: Equipment }): string | undefined
  /** Why a line without any price cannot be published, by the field to fill in; nothing where it has one. */
  priceProblems(line: Tariff): FieldProblems
  /** Whether a column's price has the carrier's empty equipment in it, so that other places for it cost their difference. */
  hasEmptyPlaces(column: PriceColumn): boolean
  /** What a leg by road costs for one of this column; nothing where it has no price for it. */
  legPrice(leg: LegPrice, column: PriceColumn): string | undefined
  /** Whether a leg by road has a price for all of these boxes. */
  legCovers(leg: LegPrice, boxes: readonly BoxAsk[]): boolean
  /** The load that a price's emissions are shown for, and the one that was asked, in tonnes. */
  tonnesShown(query: LoadQuery): number
  loadTonnes(ask: Pick<QuoteQuery, 'boxes' | 'trucks' | keyof LoadAsk>): number
  /** How far it carries over these places, where its way is no line of ours. */
  wayKm?: (stops: readonly Pick<Place, 'latitude' | 'longitude'>[]) => number
  legCharges(boxes: readonly BoxAsk[], leg: LegPrice): Priced[]
  mainCharges(ask: ChargeAsk, line: Tariff): Priced[]
  /** How much of its unit a surcharge counts for a load; nothing where it does not fall on it. */
  surchargeQuantity(ask: ChargeAsk, line: Tariff, surcharge: Surcharge): string | undefined
  /** What is wrong with a question for a quote. */
  askProblems(ask: CarriedLoad, equipment: Equipment): FieldProblems
  /** What equipment is to be warned of besides what every mode warns of. */
  equipmentWarnings(situation: Situation): QuoteWarning[]
  loadView(line: Tariff, viewing: LoadViewing): LoadView
}
