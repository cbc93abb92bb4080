import { placeMatters } from '../../pricing/payers.ts'
import { chargeLimitOn, packingInstructionIn } from '../../reference/battery-rules.ts'
import { isOpenBox, isReeferBox } from '../../reference/box-kinds.ts'
import { europeanUnion, importControl } from '../../reference/tax-numbers.ts'
import type { BoxLine } from './box-lines.ts'
import type { ConditionName } from './condition-names.ts'
import type { DangerLine } from './danger-lines.ts'
import type { FieldCondition } from './form-catalogue.ts'
import type { BookingForm } from './form-fields.ts'
import type { GoodsLine } from './goods-lines.ts'
import { isUnder } from './hs-headings.ts'
import type { Party } from './parties.ts'
import type { StopLine } from './stop-lines.ts'
import { isOrderBill, isToOrder, orderedBy } from './to-order.ts'

/** Entries of a form that conditions read: any of the catalogue's fields, which a draft may lack. */
export type EnteredForm = Readonly<BookingForm>

/** Entries of a line that conditions read, whichever list it stands in. */
export type EnteredLine = Readonly<DangerLine & BoxLine & GoodsLine & StopLine & Party>

export type NeedsContext = {
  hasCompany: boolean
  /** The countries of both ends; unknown while no place is chosen. */
  originCountry?: string | undefined
  destinationCountry?: string | undefined
  returnPlaceMatters?: boolean | undefined
}

/** The material of a condition: the form, its surroundings and, for a field of a line, the line. */
export type ConditionScope = { form: EnteredForm; line: EnteredLine; context: NeedsContext }
export type FormCondition = (scope: ConditionScope) => boolean

export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
}

/** The railways of the 1520 network: their notes are SMGS and in Russian. */
const wideGauge = new Set('RU BY KZ UZ KG TJ TM MN UA MD GE AM AZ LV LT EE'.split(' '))
export const isOfWideGauge = (country: string | undefined): boolean => wideGauge.has(country ?? '')

/** The countries that want a manifest before the ship loads: AMS, ACI, ENS, AFR. */
const advanceManifest = new Set(['US', 'CA', 'JP', ...importControl])

export const both =
  (...conditions: readonly FormCondition[]): FormCondition =>
  (scope) =>
    conditions.every((holds) => holds(scope))
export const either =
  (...conditions: readonly FormCondition[]): FormCondition =>
  (scope) =>
    conditions.some((holds) => holds(scope))

// The lane.
const crossesBorder: FormCondition = ({ form }) => form.direction !== 'NM'
const toWideGauge: FormCondition = ({ context }) => isOfWideGauge(context.destinationCountry)
const enteringUnion: FormCondition = ({ context: { originCountry = '', destinationCountry = '' } }) =>
  europeanUnion.has(destinationCountry) && !europeanUnion.has(originCountry)
const manifestAhead: FormCondition = ({ context }) => advanceManifest.has(context.destinationCountry ?? '')
const exportedFromChina: FormCondition = ({ form, context }) => form.direction === 'E' && context.originCountry === 'CN'
export const loadedAtDoor: FormCondition = ({ form }) => form.serviceTerm?.startsWith('DOOR') ?? false
export const unloadedAtDoor: FormCondition = ({ form }) => form.serviceTerm?.endsWith('DOOR') ?? false

/** The terms under which the kind of the named place says who pays at that end. */
const placeDecides: FormCondition = ({ form }) => form.direction !== 'NM' && placeMatters(form.incoterm)
/** A booking by sea alone, or a chain that goes by sea. */
const seaLeg: FormCondition = ({ form: { interMode, planByUs, legs } }) =>
  !interMode || interMode === 'SEARAIL' || (planByUs === false && (legs ?? []).some(({ legMode }) => legMode === 'S'))

/** Between two other countries nothing says which side our customer stands on. */
const betweenOthers: FormCondition = ({ context: { originCountry, destinationCountry } }) =>
  [originCountry, destinationCountry].every((country) => country !== undefined && country !== 'CN')

// The cargo.
const dangerous: FormCondition = ({ form }) => form.cargoKind === 'D'
const temperature: FormCondition = ({ form }) => form.temperatureControlled === true
const oversize: FormCondition = ({ form }) => form.oversize === true
const overTenTonnes: FormCondition = ({ form }) => Number(form.oogWeightKg ?? 0) > 10_000
const batteries: FormCondition = ({ form }) => form.containsBatteries === true
const chargeLimitIn = ({ batteryType, wantedDate }: EnteredForm) =>
  chargeLimitOn(packingInstructionIn(batteryType), wantedDate)
/** The rated energy decides whether the charge of such batteries is limited. */
const batteryEnergy: FormCondition = (scope) => batteries(scope) && chargeLimitIn(scope.form)?.overWh !== undefined
const batteryCharge: FormCondition = (scope) => {
  const limit = chargeLimitIn(scope.form)
  return batteries(scope) && limit !== undefined && Number(scope.form.batteryEnergyWh ?? 0) > (limit.overWh ?? -1)
}
/** Chemicals, mineral oils, drinks, powders of metals and magnets: by the headings under which they stand. */
const appraisedHeadings = ['22', '2710', '28-36', '38', '7204-7206', '7603', '8104-8105', '8505', '8518']
/** By air an appraisal says that batteries, liquids, powders, magnets and chemicals may fly. */
const appraised: FormCondition = ({ form }) => isAppraised(form)
export const isAppraised = (form: EnteredForm): boolean =>
  form.containsBatteries === true ||
  form.cargoKind === 'D' ||
  (form.goods?.some(({ hsCode }) => hsCode && appraisedHeadings.some((heading) => isUnder(hsCode, heading))) ?? false)
const noDangerLine: FormCondition = (scope) => !dangerous(scope) || isBlank(scope.form.danger)
const incoterm: FormCondition = (scope) => crossesBorder(scope) && !isBlank(scope.form.incoterm)
const valued: FormCondition = ({ form }) => !isBlank(form.goodsValue)
const insured: FormCondition = ({ form }) => form.insured === true
const declared: FormCondition = ({ form }) => !isBlank(form.declaredForCarriage) || !isBlank(form.declaredForCustoms)
/** The value is what insurance, the guarantee of a transit and an air carrier's liability are reckoned from. */
const valueCounts: FormCondition = (scope) => insured(scope) || guaranteed(scope) || declared(scope)
const valueMatters = either(valueCounts, valued)
/** A TIR carnet guarantees the duties on goods of a known value. */
const carnet: FormCondition = ({ form }) => form.tirCarnet === true
const guaranteed: FormCondition = (scope) => {
  const { transitType, tirCarnet } = scope.form
  return tirCarnet === true || (crossesBorder(scope) && (transitType === 'T1' || transitType === 'TIR'))
}

// Equipment.
/** Bulk and general cargo choose between containers and wagons. */
export const byContainer: FormCondition = ({ form }) => !mayBeBulk(form) || form.carriedIn === 'CONTAINER'
const byWagon: FormCondition = ({ form }) => !mayBeBulk(form) || form.carriedIn === 'WAGON'
const hasBox =
  (isKind: typeof isReeferBox): FormCondition =>
  (scope) =>
    byContainer(scope) && (scope.form.boxes?.some((box) => isKind(box.containerType)) ?? false)
const reeferBox = hasBox(isReeferBox)
const openBox = hasBox(isOpenBox)
const mayBeBulk = ({ loadType }: EnteredForm) => loadType === 'CFS' || loadType === 'BULK'
/** Liquids and loose bulk are not lashed. */
const lashed: FormCondition = ({ form }) => form.wagonType !== 'TANK' && form.wagonType !== 'HOPPER'
const carriersBox: FormCondition = ({ line }) => line.containerOwner === 'C'
export const shippersBox: FormCondition = ({ line }) => line.containerOwner === 'S'
export const shippersBoxes: FormCondition = (scope) =>
  byContainer(scope) && (scope.form.boxes?.some((box) => box.containerOwner === 'S') ?? false)
const returnPlaceMatters: FormCondition = ({ context }) => context.returnPlaceMatters === true

// Customs and papers.
export const weClear: FormCondition = ({ form }) => form.exportCustomsBy === 'US' || form.importCustomsBy === 'US'
const weExport: FormCondition = (scope) =>
  crossesBorder(scope) && scope.form.exportCustomsBy === 'US' && scope.context.originCountry === 'CN'
const officeNamed: FormCondition = ({ form }) => form.transitType === 'T1' || form.transitType === 'EAEU'
const originalBill: FormCondition = ({ form }) => form.billRelease === 'OBL'
/** A bill of lading covers carriage by sea, and through several modes where one paper is asked for all of them. */
const billOfLading: FormCondition = ({ form }) =>
  isBlank(form.transportDocument) || form.transportDocument === 'THROUGH'
const letterOfCredit: FormCondition = (scope) => billOfLading(scope) && scope.form.underLetterOfCredit === true
const filedByOthers: FormCondition = (scope) =>
  crossesBorder(scope) && manifestAhead(scope) && scope.form.filingBy === 'OWN'

// Road and multimodal.
export const borderCrossed: FormCondition = ({ form }) => form.truckWay !== 'DOM' && form.direction !== 'NM'
/** A trailer that is swapped at the border goes through as one, so its truck is asked once, as it loads in China. */
const truckInChina: FormCondition = ({ form: { truckWay } }) =>
  truckWay === 'DOM' || truckWay === 'RELOAD' || truckWay === 'SWAP'
const truckAbroad: FormCondition = ({ form }) => form.truckWay === 'THROUGH' || form.truckWay === 'RELOAD'
const legsPlanned: FormCondition = ({ form }) => form.planByUs === false

// The account.
const noCompany: FormCondition = ({ context }) => !context.hasCompany

// Lines.
const noPackingGroup = /^(1|2|6\.2|7)(\.|$)|^5\.2[A-G]?$|^4\.1[A-G]$/
/** Articles, and what the Dangerous Goods List gives no group for another reason: dry ice, magnets, kits. */
// biome-ignore format: a list
const articles = new Set([
  '3090', '3091', '3480', '3481', '1845', '2794', '2795', '2800', '2807', '2990', '3028', '3072', '3166', '3171', '3268', '3316', '3334', '3335',
  '3363', '3473', '3496', '3499', '3506', '3508', '3528', '3530', '3536', '3551', '3552', '3556', '3557', '3558',
])
/** Explosives, gases, infectious and radioactive goods, self-reactives, organic peroxides and articles have no packing group. */
const packingGroup: FormCondition = ({ line }) =>
  !noPackingGroup.test(line.hazardClass ?? '') && !articles.has(line.unNo ?? '')
const notSpecified: FormCondition = ({ line }) => /\bN\.? ?O\.? ?S\b/i.test(line.properShippingName ?? '')
const flammableLiquid: FormCondition = ({ line }) => line.hazardClass === '3'
const explosive: FormCondition = ({ line }) => line.hazardClass?.startsWith('1') ?? false
const dgQuantity: FormCondition = ({ line }) => !isBlank(line.dgQty)
const lineValued: FormCondition = ({ line }) => !isBlank(line.lineValue)
const severalStops: FormCondition = ({ form, line }) =>
  (form.stops?.filter((other) => other.stopType === line.stopType).length ?? 0) > 1
/** A door in a city that the list does not have is named with its country. */
const cityNotListed: FormCondition = ({ line }) => isBlank(line.cityCode)
const cityTyped: FormCondition = ({ line }) => isBlank(line.cityCode) && !isBlank(line.cityTyped)
const cityNotTyped: FormCondition = ({ line }) => isBlank(line.cityTyped)
const shipper: FormCondition = ({ line }) => line.partyType === 'SHP'
const isConsignee = ({ line }: ConditionScope) => line.partyType === 'CNE'
/** A consignee with a name; an order is none, and has neither an address nor numbers. */
const consignee: FormCondition = (scope) => isConsignee(scope) && !isToOrder(scope.line)
/** Of an order only its wording is needed, and where it is that of somebody, such as a bank, their place. */
const noOrder: FormCondition = (scope) => !isConsignee(scope) || !isToOrder(scope.line)
const placed: FormCondition = (scope) => noOrder(scope) || orderedBy(scope.line) !== undefined
const isNotify = ({ line }: ConditionScope) => line.partyType === 'NFY'
/** Whoever is notified may be the consignee, unless the consignee is an order. */
const notify: FormCondition = (scope) => isNotify(scope) && !isOrderBill(scope.form)
/** The notified party of a bill to order takes the consignee's place: it clears the cargo, by a tax or an EORI number, and fetches it. */
const notifiedToOrder: FormCondition = (scope) => isNotify(scope) && isOrderBill(scope.form)
const receiver = either(consignee, notifiedToOrder)
const shipperOrReceiver = either(shipper, receiver)
const taxNumberDue: FormCondition = (scope) => !(notifiedToOrder(scope) && !isBlank(scope.line.eoriNo))
const eoriNumberDue: FormCondition = (scope) => !(notifiedToOrder(scope) && !isBlank(scope.line.taxNo))
const inThePapers = either(shipper, isConsignee, notifiedToOrder)
const namedParty = either(shipperOrReceiver, both(isConsignee, placed), ({ line }) => line.partyType === 'PAY')
const notTheConsignee: FormCondition = (scope) => scope.line.sameAsConsignee !== true || notifiedToOrder(scope)

// biome-ignore format: a list
const conditions: Readonly<Record<ConditionName, FormCondition>> = {
  foreign: crossesBorder, toWideGauge, enteringUnion, manifestAhead, exportedFromChina, loadedAtDoor, unloadedAtDoor,
  dangerous, temperature, oversize, overTenTonnes, batteries, appraised, noDangerLine, incoterm, insured,
  declared, valueCounts, valueMatters, carnet, byContainer, byWagon, reeferBox, openBox, lashed, carriersBox,
  shippersBox, shippersBoxes, returnPlaceMatters, weClear, weExport, officeNamed, originalBill, billOfLading, letterOfCredit, batteryEnergy, batteryCharge, filedByOthers,
  borderCrossed, truckInChina, truckAbroad, legsPlanned, noCompany, packingGroup, notSpecified,
  flammableLiquid, explosive, dgQuantity, lineValued, severalStops, cityNotListed, cityTyped, cityNotTyped,
  shipper, consignee, noOrder, placed, notify, notifiedToOrder, receiver, taxNumberDue, eoriNumberDue, shipperOrReceiver, inThePapers,
  namedParty, notTheConsignee, placeDecides, seaLeg, betweenOthers,
}

/** True where a field has no condition, or all of its conditions hold. */
export function holds(when: FieldCondition | undefined, scope: ConditionScope): boolean {
  if (when === undefined) return true
  if (typeof when === 'function') return (when as FormCondition)(scope)
  return typeof when === 'string' ? conditions[when](scope) : when.every((name) => conditions[name](scope))
}
