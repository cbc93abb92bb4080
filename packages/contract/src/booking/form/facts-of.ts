import { differByPlace } from '../../pricing/empty-places.ts'
import type { PriceQuote } from '../../pricing/price.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import type { FormName } from '../fields/form-names.ts'
import type { BoxFacts, CategoryFacts, PriceFacts, VehicleFacts } from './check-facts.ts'
import { isOfLane, isOnItsDay, type OfferedPrice } from './quote-conditions.ts'

/** Metres. */
type MeasuredBox = {
  label: string
  innerL?: number | undefined
  innerW?: number | undefined
  innerH?: number | undefined
  doorW?: number | undefined
  doorH?: number | undefined
  maxPayloadKg: number
  volumeM3?: number | undefined
}

/** Measures that are not known set no limit. */
export const boxFacts = (types: Iterable<MeasuredBox>): Record<string, BoxFacts> =>
  Object.fromEntries(
    Array.from(types, (type) => [
      type.label,
      {
        innerLengthM: type.innerL ?? Number.POSITIVE_INFINITY,
        innerWidthM: type.innerW ?? Number.POSITIVE_INFINITY,
        innerHeightM: type.innerH ?? Number.POSITIVE_INFINITY,
        doorWidthM: type.doorW,
        doorHeightM: type.doorH,
        maxPayloadKg: type.maxPayloadKg,
        volumeM3: type.volumeM3 ?? Number.POSITIVE_INFINITY,
      },
    ]),
  )

/** Tonnes, cubic metres, metres. */
type MeasuredTruck = {
  type: string
  inOut: 'I' | 'O'
  body: string
  payloadT?: number | undefined
  volumeM3?: number | undefined
  lengthM?: number | undefined
  widthM?: number | undefined
  heightM?: number | undefined
}

/** Bodies with walls and a roof, which load through the rear alone. */
const closedBodies: ReadonlySet<string> = new Set(['BOX', 'REEFER', 'TEMP', 'VAN'])

export const vehicleFacts = (types: Iterable<MeasuredTruck>): Record<string, VehicleFacts> =>
  Object.fromEntries(
    Array.from(types, ({ type, inOut, body, payloadT, volumeM3, lengthM, widthM, heightM }) => [
      type,
      {
        payloadKg: payloadT === undefined ? Number.POSITIVE_INFINITY : payloadT * 1000,
        volumeM3: volumeM3 ?? Number.POSITIVE_INFINITY,
        isDomesticOnly: inOut === 'I',
        hasBox: closedBodies.has(body),
        ...(lengthM && { lengthCm: lengthM * 100 }),
        ...(widthM && { widthCm: widthM * 100 }),
        ...(heightM && { heightCm: heightM * 100 }),
      },
    ]),
  )

/** Accumulators, and the vehicles that ride on them: electric cars and bicycles are the dangerous ones among vehicles. */
const isOfBatteries = (heading: string) => ['8506', '8507', '8703', '8711'].includes(heading)

type ListedCategory = { id: string; dangerous: boolean; reefer: boolean; hs: readonly string[] }

export const categoryFacts = (categories: Iterable<ListedCategory>): Record<string, CategoryFacts> =>
  Object.fromEntries(
    Array.from(categories, ({ id, dangerous, reefer, hs }) => [
      id,
      { isDangerous: dangerous, isReefer: reefer, hasBatteries: dangerous && hs.some(isOfBatteries), hsHeadings: hs },
    ]),
  )

type Offered = Pick<
  PriceQuote,
  | 'validFrom'
  | 'validTo'
  | 'pricedFor'
  | 'charges'
  | 'weightLimits'
  | 'transitDaysMax'
  | 'siCutoffHours'
  | 'warehouseCutoffHours'
  | 'returnPlaces'
  | 'amount'
  | 'currency'
  | 'largestPiece'
  | 'quotedApart'
>

export const priceFacts = (price: Offered, freightCharge: string | undefined): PriceFacts => ({
  validTo: price.validTo,
  isOver: !isOnItsDay(price),
  priced: price.charges
    .filter(({ chargeCode, containerType }) => chargeCode === freightCharge && containerType)
    .map(({ containerOwner, containerType }) => `${containerOwner ?? 'C'}${containerType}`),
  apart: price.quotedApart?.map(({ code }) => code),
  chargeCodes: price.charges.map(({ chargeCode }) => chargeCode),
  weightLimitKg: Object.fromEntries(price.weightLimits.map((one) => [one.containerType, one.weightLimitKg])),
  transitDaysMax: price.transitDaysMax,
  siCutoffHours: price.siCutoffHours,
  warehouseCutoffHours: price.warehouseCutoffHours,
  returnPlaces: price.returnPlaces.map(({ cityCode }) => cityCode),
  largestPiece: price.largestPiece,
  amount: price.amount,
  currency: price.currency,
})

/** True for a lane on which the place of return changes the cost; not known without a price of the form's lane. */
export const returnPlaceMatters = (
  form: BookingForm,
  offer: (OfferedPrice & Pick<Offered, 'returnPlaces'>) | undefined,
): boolean | undefined => (offer && isOfLane(form, offer) ? differByPlace(offer.returnPlaces) : undefined)

/** The closing of the warehouse before a departure, by the hours of the price, where the form delivers to one. */
export const warehouseClosesAt = (
  name: FormName,
  price: Pick<PriceFacts, 'warehouseCutoffHours'> | undefined,
  departure: { etd: Date } | undefined,
): Date | undefined =>
  price?.warehouseCutoffHours !== undefined && departure && sharesContainer(name)
    ? new Date(departure.etd.getTime() - price.warehouseCutoffHours * 3_600_000)
    : undefined

/** Forms whose cargo is put into a container with that of others, which has one verified mass, and not the shipper's. */
export const sharesContainer = (name: FormName): boolean => name.endsWith('.LCL')
