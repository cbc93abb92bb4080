import { z } from 'zod'
import { commaList, count, currencyCode, decimal } from '../shared/wire-values.ts'
import {
  celsius,
  centimetres,
  clockTime,
  code,
  country,
  email,
  money,
  open,
  openDay,
  openFlag,
  packageCount,
  phone,
  placeCode,
  volume,
  weight,
  words,
} from './form-values.ts'

/** The load types that can be booked by rail today. */
export const railLoadTypes = ['FCL'] as const
export const railServiceTerms = ['ST-ST', 'DOOR-ST', 'ST-DOOR', 'DOOR-DOOR'] as const
export const partyTypes = ['SHP', 'CNE', 'NFY', 'NF2', 'AGT', 'SEL', 'BUY', 'PAY'] as const
export const transitTypes = ['NONE', 'T1', 'TIR', 'EAEU'] as const
export const noteTypes = ['SMGS', 'CIM', 'CIMSMGS', 'ASNEEDED'] as const
export const noteLanguages = ['ZHRU', 'ZHRUDE', 'ZHRUEN'] as const
export const stuffingPlaces = ['FACTORY', 'WAREHOUSE', 'STATION'] as const
export const loadWays = ['DOCK', 'FORKLIFT', 'CRANE', 'HAND'] as const
export const customsBy = ['US', 'OWN', 'NONE'] as const
export const packingGroups = ['I', 'II', 'III', 'NONE'] as const

/** One kind of goods of a booking. */
export const goodsLine = z
  .object({
    goodsName: open(words(200)),
    goodsNameEnglish: open(words(200)),
    goodsNameRussian: open(words(200)),
    categoryId: open(code),
    categoryName: open(words(100)),
    hsCode: open(z.string().regex(/^\d{6,10}$/, 'booking.hs-code-wrong')),
    hsName: open(words(200)),
    hsCodeDestination: open(z.string().regex(/^\d{6,10}$/, 'booking.hs-code-wrong')),
    gngCode: open(z.string().regex(/^\d{8}$/, 'booking.hs-code-wrong')),
    packages: open(packageCount),
    packageType: open(code),
    grossWeightKg: open(weight),
    netWeightKg: open(weight),
    volumeM3: open(volume),
    marks: open(words(500)),
    originCountry: open(country),
    lineValue: open(money),
    lineCurrency: open(currencyCode),
    containerNo: open(words(15)),
  })
  .meta({ wire: 'goodsLine' })
export type GoodsLine = z.infer<typeof goodsLine>

/** One UN number; `goodsSeq` is the goods line it belongs to, counted from 1. */
export const dangerLine = z.object({
  goodsSeq: open(count(1, 200)),
  unNo: open(z.string().regex(/^\d{4}$/, 'booking.un-no-wrong')),
  hazardClass: open(z.string().regex(/^[1-9](\.[1-6][A-S]?)?$/, 'booking.hazard-class-wrong')),
  subsidiaryHazards: open(commaList(words(6)).pipe(z.array(z.string()).max(4))),
  packingGroup: open(z.enum(packingGroups)),
  properShippingName: open(words(200)),
  technicalName: open(words(100)),
  flashPointC: open(decimal(5, 1, { least: 'any' })),
  dgQty: open(decimal(12, 3, { least: 'positive' })),
  dgUnit: open(z.enum(['KGM', 'LTR'])),
  limitedQuantity: openFlag(),
  emergencyContact: open(words(60)),
  emergencyPhone: open(phone),
  safetyDataSheetFid: open(z.uuid()),
  packagingCertificateNo: open(words(30)),
})
export type DangerLine = z.infer<typeof dangerLine>

/** Equal containers of a booking. */
export const boxLine = z.object({
  containerType: open(z.string().regex(/^\d{2}[A-Z]{2}$/, 'booking.container-type-unknown')),
  containerQty: open(count(1, 500, 'booking.box-count-wrong')),
  containerOwner: open(z.enum(['C', 'S'])),
  containerCargoKg: open(decimal(9, 3, { least: 'positive' })),
  emptyPickUpPlace: open(words(60)),
  emptyReturnPlace: open(words(60)),
  shipperContainerNos: open(commaList(words(15)).pipe(z.array(z.string()).max(500))),
  cscValidTo: openDay(),
  containerDemand: open(code),
  stuffingPlace: open(z.enum(stuffingPlaces)),
})
export type BoxLine = z.infer<typeof boxLine>

/** Where cargo is loaded (L) or unloaded (U) at the door. */
export const stopLine = z.object({
  stopType: open(z.enum(['L', 'U'])),
  stopSeq: open(count(1, 20)),
  cityCode: open(placeCode),
  cityName: open(words(60)),
  address: open(words(200)),
  postCode: open(words(12)),
  stopCompany: open(words(100)),
  contactName: open(words(60)),
  contactPhone: open(phone),
  stopDate: openDay(),
  timeFrom: open(clockTime),
  timeTo: open(clockTime),
  packages: open(packageCount),
  grossWeightKg: open(weight),
  volumeM3: open(volume),
  loadWay: open(z.enum(loadWays)),
  appointmentNeeded: openFlag(),
})
export type StopLine = z.infer<typeof stopLine>

/** Somebody who takes part: shipper, consignee, who is told, who pays. */
export const party = z.object({
  partyType: open(z.enum(partyTypes)),
  partyName: open(words(100)),
  partyNameLocal: open(words(100)),
  sameAsConsignee: openFlag(),
  partyAddress: open(words(140)),
  cityName: open(words(60)),
  postCode: open(words(12)),
  countryCd: open(country),
  taxType: open(words(20)),
  taxNo: open(words(30)),
  eoriNo: open(z.string().regex(/^[A-Z]{2}[0-9A-Z]{1,15}$/, 'booking.eori-wrong')),
  customsNo: open(z.string().regex(/^[0-9A-Z]{10}$/, 'booking.customs-no-wrong')),
  contactName: open(words(60)),
  contactPhone: open(phone),
  contactEmail: open(email),
  keepInAddressBook: openFlag(),
})
export type Party = z.infer<typeof party>

/** A file that goes with the booking. */
export const attachmentLine = z
  .object({ fid: z.uuid(), documentType: open(code), fileName: open(words(200)), dueBy: openDay() })
  .meta({ wire: 'attachmentLine' })

/** The part of every form about what is carried at a temperature or out of gauge. */
const specialCargo = {
  setTemperatureC: open(celsius),
  minTemperatureC: open(celsius),
  maxTemperatureC: open(celsius),
  ventilationM3h: open(count(0, 300)),
  humidityPct: open(count(0, 100)),
  gensetNeeded: openFlag(),
  preCooled: openFlag(),
  dataLogger: openFlag(),
  oogLengthCm: open(centimetres),
  oogWidthCm: open(centimetres),
  oogHeightCm: open(centimetres),
  oogWeightKg: open(weight),
  overFrontCm: open(decimal(5, 1)),
  overBackCm: open(decimal(5, 1)),
  overLeftCm: open(decimal(5, 1)),
  overRightCm: open(decimal(5, 1)),
  overTopCm: open(decimal(5, 1)),
  gravityHeightCm: open(decimal(5, 1)),
  liftingPoints: openFlag(),
  lashingPlanFid: open(z.uuid()),
}

/** What a customer fills in to book rail transport. A draft needs nothing of it; rail-booking-needs.ts says what each later stage does. */
export const railBookingForm = z.object({
  customerReference: open(words(35)),
  direction: open(z.enum(['E', 'I', 'NM'])),
  crossTrade: openFlag(),
  loadType: open(z.enum(railLoadTypes, 'booking.load-type-not-open')),
  originCode: open(placeCode),
  originName: open(words(100)),
  destinationCode: open(placeCode),
  destinationName: open(words(100)),
  entryPortCode: open(placeCode),
  entryPortName: open(words(100)),
  legType: open(z.enum(['Q', 'T', 'H'])),
  serviceTerm: open(z.enum(railServiceTerms)),
  readyDate: openDay(),
  wantedDate: openDay(),
  wantedDateTo: openDay(),
  wantedArrivalDate: openDay(),
  departureId: open(z.uuid()),
  trainNo: open(words(30)),
  consignmentNoteType: open(z.enum(noteTypes)),
  noteLanguage: open(z.enum(noteLanguages)),
  destinationStation: open(words(60)),
  consigneeRailCode: open(words(12)),
  cargoKind: open(z.enum(['G', 'D'])),
  temperatureControlled: openFlag(),
  oversize: openFlag(),
  containsBatteries: openFlag(),
  batteryNote: open(words(200)),
  exportControlled: openFlag(),
  incoterm: open(code),
  incotermPlace: open(words(60)),
  paymentTerm: open(z.enum(['PP', 'CC'])),
  goodsValue: open(money),
  goodsCurrency: open(currencyCode),
  insured: openFlag(),
  insuranceCover: open(z.enum(['ALL', 'TOTAL'])),
  insuranceBeneficiary: open(words(100)),
  remark: open(words(1000)),
  ...specialCargo,
  goods: open(z.array(goodsLine).max(200)),
  danger: open(z.array(dangerLine).max(50)),
  boxes: open(z.array(boxLine).max(20)),
  stops: open(z.array(stopLine).max(20)),
  parties: open(z.array(party).max(20)),
  attachments: open(z.array(attachmentLine).max(50)),
  servicesInChina: open(commaList(code).pipe(z.array(z.string()).max(40))),
  servicesAbroad: open(commaList(code).pipe(z.array(z.string()).max(40))),
  exportCustomsBy: open(z.enum(customsBy)),
  importCustomsBy: open(z.enum(customsBy)),
  customsRegime: open(code),
  customsPlace: open(z.enum(['ORIGIN', 'BORDER'])),
  transitType: open(z.enum(transitTypes)),
  destinationCustomsOffice: open(words(60)),
  companyNameNew: open(words(100)),
  contactName: open(words(60)),
  contactPhone: open(phone),
  contactEmail: open(email),
  salespersonId: open(z.uuid()),
  salesperson: open(words(60)),
  copyEmails: open(commaList(email).pipe(z.array(z.string()).max(10))),
  payerType: open(z.enum(['OWN', 'OTHER'])),
  settleCurrency: open(z.string().regex(/^([A-Z]{3}|ORIGINAL)$/)),
  quoteId: open(words(60)),
  quoteType: open(z.enum(['PRICE', 'OFFER', 'NONE'])),
  askQuote: openFlag(),
  agreeTerms: openFlag(),
})
export type RailBookingForm = z.infer<typeof railBookingForm>
