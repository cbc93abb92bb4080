import type { BoxAsk } from '@landbridge/contract/pricing/box'
import type { LoadAsk, TruckAsk } from '@landbridge/contract/pricing/load-ask'
import type { PayerAsk } from '@landbridge/contract/pricing/payers'
import type { PriceRow, PriceSplit, QuoteCharge } from '@landbridge/contract/pricing/price'
import type { LinePriceColumn, PriceColumn } from '@landbridge/contract/pricing/price-columns'
import type { PriceQuery, PriceSort } from '@landbridge/contract/pricing/price-query'
import type { QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import type { Surcharge } from '@landbridge/contract/pricing/tariff-terms'
import type { text } from '@landbridge/contract/pricing/text/zh-cn'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import type { Rates } from '@landbridge/contract/shared/money'
import type { FieldProblems } from '@landbridge/contract/shared/problem'
import type { ContainerType, Place, TruckType } from '../../reference/index.ts'
import type { Words } from '../pricing-words-queries.ts'
import type { Departure } from './departure-row.ts'
import type { LegPrice, Parts, Tariff } from './line-rules.ts'

export type QuotedCharge = Omit<QuoteCharge, 'chargeName' | 'unitName'>

/** A priced charge before the terms of the sale name who pays it. */
export type UnpaidCharge = Omit<QuotedCharge, 'block' | 'payer'>

export type Priced = Pick<UnpaidCharge, 'section' | 'chargeCode' | 'unit' | 'quantity' | 'unitPrice' | 'currency'> &
  Partial<Pick<UnpaidCharge, 'containerType' | 'containerOwner' | 'truckType' | 'truckWay' | 'amount'>>

export type CarriedLoad = LoadAsk & { boxes: readonly BoxAsk[]; trucks?: readonly TruckAsk[] | undefined }

/** The reach of a transport as a price is asked for it, and the customer's setting. */
export type SaleAsk = PayerAsk & {
  direction?: 'E' | 'I' | 'NM' | undefined
  serviceTerm?: string | undefined
  services?: readonly string[] | undefined
  fromDoor: boolean
  toDoor: boolean
  fcaTerminalByShipper: boolean
}

type SpecialCargo = 'dangerous' | 'oversize' | 'temperatureControlled' | 'containsBatteries'

export type ChargeAsk = CarriedLoad &
  Pick<
    QuoteQuery,
    'emptyPickUpPlace' | 'emptyReturnPlace' | 'services' | 'goodsValue' | 'goodsCurrency' | 'currcd' | SpecialCargo
  >

export type LoadQuery = LoadAsk & Pick<PriceQuery, 'loadType' | 'truckType' | 'truckQty'>

export type Equipment = {
  boxes: ReadonlyMap<string, ContainerType>
  trucks: ReadonlyMap<string, TruckType>
}

/** Warnings that the reader of a quote should know before booking by it, with services, trucks and sizes by their codes. */
export type QuoteWarning = {
  code: Extract<keyof typeof text, `pricing.warn-${string}`>
  values?: Record<string, string | number>
}

export type Situation = Parts &
  CarriedLoad & {
    departure?: Departure | undefined
    emptyPickUpPlace?: string | undefined
    emptyReturnPlace?: string | undefined
    equipment: Equipment
    validFrom: string
    validTo: string
    pricedFor: string
    now: Date
  }

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

/** The load is the one of a quote, or that of a list, where it may be the usual one. */
export type LoadViewing = {
  wanted: { quote: CarriedLoad } | { list: LoadQuery }
  equipment: Equipment
  names: Pick<Words, 'charge' | 'unit' | 'truck' | 'code' | 'warehouse'>
  currency: string
  rates: Rates
}

export type Offer = Parts & {
  prices: Partial<Record<PriceColumn, string>>
  departures: Departure[]
  transitDaysMin: number
  transitDaysMax: number
  validFrom: string
  validTo: string
  split?: PriceSplit | undefined
  /** Versions of the same line that hold on other days of the question. */
  versions?: readonly Offer[] | undefined
}

export type OfferAsking = {
  mode: PricingMode
  currency: string
  rates: Rates
  /** Every version of the lines that the reader sees; a newer one ends the one before it. */
  versions: readonly Tariff[]
  withHead: boolean
  pickUpPlace?: string | undefined
  returnPlace?: string | undefined
  /** True where the charges at both ends and the papers of one bill are in a box's price. */
  allIn?: boolean | undefined
  load: LoadQuery
  equipment: Equipment
  /** The question is for a load that shares a container. */
  isShared: boolean
  /** The box that the split of a price is for. */
  box: Pick<BoxAsk, 'containerType' | 'containerOwner'>
  sale: SaleAsk
}

/** The share of a mode of transport in prices: the columns that a price is named by, and the way in which equipment makes charges. */
export type PricingMode = {
  code: LegModeCode
  cityIsItsTerminals?: boolean
  passesBorder: (
    borderCode: string,
    lane: { originCode?: string | undefined; destinationCode?: string | undefined },
  ) => boolean
  chargesBatteries?: boolean
  lineColumns: readonly LinePriceColumn[]
  /** The load by which an offer shows who pays what; nothing where the line does not price it. */
  loadSplit(line: Tariff, asking: OfferAsking): CarriedLoad | undefined
  listedPrices: readonly ('truckPrices' | 'partLoad')[]
  /** The columns of an offer, and the one that stands for it where only one is. */
  columns: readonly PriceColumn[]
  leadingColumn: PriceColumn
  usualSort: PriceSort
  queriedColumns(query: Pick<PriceQuery, 'ourBox' | 'containerType'>): readonly PriceColumn[]
  pricesOf(parts: Parts, asking: OfferAsking): Offer['prices']
  isPriced(offer: Offer, query: PriceQuery): boolean
  lineCosts(line: Tariff, money: { currency: string; rates: Rates; equipment: Equipment }): string | undefined
  /** The faults of a line without a price, by the field to fill in; none where it has one. */
  priceProblems(line: Tariff): FieldProblems
  /** The price of the column has the carrier's empty equipment in it, so that other places for it cost their difference. */
  hasEmptyPlaces(column: PriceColumn): boolean
  legPrice(leg: LegPrice, column: PriceColumn): string | undefined
  legCovers(leg: LegPrice, boxes: readonly BoxAsk[]): boolean
  tonnesShown(query: LoadQuery, isShared: boolean): number
  loadTonnes(ask: Pick<QuoteQuery, 'boxes' | 'trucks' | keyof LoadAsk>): number
  /** Reckoned over these places, where the way is no line of ours. */
  wayKm?: (stops: readonly Pick<Place, 'latitude' | 'longitude'>[]) => number
  legCharges(boxes: readonly BoxAsk[], leg: LegPrice): Priced[]
  mainCharges(ask: ChargeAsk, line: Tariff): Priced[]
  /** Quantity in the surcharge's unit; nothing where it does not fall on the load. */
  surchargeQuantity(ask: ChargeAsk, line: Tariff, surcharge: Surcharge): string | undefined
  askProblems(ask: CarriedLoad, equipment: Equipment): FieldProblems
  equipmentWarnings(situation: Situation): QuoteWarning[]
  loadView(line: Tariff, viewing: LoadViewing): LoadView
}
