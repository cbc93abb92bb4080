import { isOpenBox, isReeferBox } from '../../reference/box-kinds.ts'
import { europeanUnion } from '../../reference/tax-numbers.ts'
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
/** The countries that want a manifest before the ship loads: AMS, ACI, ENS, AFR. */
const advanceManifest = new Set(['US', 'CA', 'JP', ...europeanUnion])

export const both =
  (...conditions: readonly FormCondition[]): FormCondition =>
  (scope) =>
    conditions.every((holds) => holds(scope))
export const either =
  (...conditions: readonly FormCondition[]): FormCondition =>
  (scope) =>
    conditions.some((holds) => holds(scope))

// The lane.
const whenForeign: FormCondition = ({ form }) => form.direction !== 'NM'
const whenToWideGauge: FormCondition = ({ context }) => wideGauge.has(context.destinationCountry ?? '')
const whenEnteringUnion: FormCondition = ({ context: { originCountry = '', destinationCountry = '' } }) =>
  europeanUnion.has(destinationCountry) && !europeanUnion.has(originCountry)
const whenManifestAhead: FormCondition = ({ context }) => advanceManifest.has(context.destinationCountry ?? '')
const whenExportedFromChina: FormCondition = ({ form, context }) =>
  form.direction === 'E' && context.originCountry === 'CN'
export const whenLoadedAtDoor: FormCondition = ({ form }) => form.serviceTerm?.startsWith('DOOR') ?? false
export const whenUnloadedAtDoor: FormCondition = ({ form }) => form.serviceTerm?.endsWith('DOOR') ?? false

// The cargo.
const whenDangerous: FormCondition = ({ form }) => form.cargoKind === 'D'
const whenTemperature: FormCondition = ({ form }) => form.temperatureControlled === true
const whenOversize: FormCondition = ({ form }) => form.oversize === true
const whenOverTenTonnes: FormCondition = ({ form }) => Number(form.oogWeightKg ?? 0) > 10_000
const whenBatteries: FormCondition = ({ form }) => form.containsBatteries === true
/** Chemicals, mineral oils, drinks, powders of metals and magnets: by the headings under which they stand. */
const appraisedHeadings = ['22', '2710', '28-36', '38', '7204-7206', '7603', '8104-8105', '8505', '8518']
/** By air an appraisal says that batteries, liquids, powders, magnets and chemicals may fly. */
const whenAppraised: FormCondition = (scope) =>
  whenBatteries(scope) ||
  whenDangerous(scope) ||
  (scope.form.goods?.some(({ hsCode }) => hsCode && appraisedHeadings.some((heading) => isUnder(hsCode, heading))) ??
    false)
const whenNoDangerLine: FormCondition = (scope) => !whenDangerous(scope) || isBlank(scope.form.danger)
const whenIncoterm: FormCondition = (scope) => whenForeign(scope) && !isBlank(scope.form.incoterm)
const whenValued: FormCondition = ({ form }) => !isBlank(form.goodsValue)
const whenInsured: FormCondition = ({ form }) => form.insured === true
const whenDeclared: FormCondition = ({ form }) =>
  !isBlank(form.declaredForCarriage) || !isBlank(form.declaredForCustoms)
/** The value is what insurance, the guarantee of a transit and an air carrier's liability are reckoned from. */
const whenValueCounts: FormCondition = (scope) => whenInsured(scope) || whenGuaranteed(scope) || whenDeclared(scope)
const whenValueMatters = either(whenValueCounts, whenValued)
/** A TIR carnet guarantees the duties on goods of a known value. */
const whenCarnet: FormCondition = ({ form }) => form.tirCarnet === true
const whenGuaranteed: FormCondition = (scope) => {
  const { transitType, tirCarnet } = scope.form
  return tirCarnet === true || (whenForeign(scope) && (transitType === 'T1' || transitType === 'TIR'))
}

// Equipment.
/** Bulk and general cargo choose between containers and wagons. */
export const whenByContainer: FormCondition = ({ form }) => !mayBeBulk(form) || form.carriedIn === 'CONTAINER'
const whenByWagon: FormCondition = ({ form }) => !mayBeBulk(form) || form.carriedIn === 'WAGON'
const hasBox =
  (isKind: typeof isReeferBox): FormCondition =>
  (scope) =>
    whenByContainer(scope) && (scope.form.boxes?.some((box) => isKind(box.containerType)) ?? false)
const whenReeferBox = hasBox(isReeferBox)
const whenOpenBox = hasBox(isOpenBox)
const mayBeBulk = ({ loadType }: EnteredForm) => loadType === 'CFS' || loadType === 'BULK'
/** Liquids and loose bulk are not lashed. */
const whenLashed: FormCondition = ({ form }) => form.wagonType !== 'TANK' && form.wagonType !== 'HOPPER'
const whenCarriersBox: FormCondition = ({ line }) => line.containerOwner === 'C'
export const whenShippersBox: FormCondition = ({ line }) => line.containerOwner === 'S'
export const whenShippersBoxes: FormCondition = (scope) =>
  whenByContainer(scope) && (scope.form.boxes?.some((box) => box.containerOwner === 'S') ?? false)
const whenReturnPlaceMatters: FormCondition = ({ context }) => context.returnPlaceMatters === true

// Customs and papers.
export const whenWeClear: FormCondition = ({ form }) => form.exportCustomsBy === 'US' || form.importCustomsBy === 'US'
const whenWeExport: FormCondition = (scope) =>
  whenForeign(scope) && scope.form.exportCustomsBy === 'US' && scope.context.originCountry === 'CN'
const whenOfficeNamed: FormCondition = ({ form }) => form.transitType === 'T1' || form.transitType === 'EAEU'
const whenOriginalBill: FormCondition = ({ form }) => form.billRelease === 'OBL'
const whenFiledByOthers: FormCondition = (scope) =>
  whenForeign(scope) && whenManifestAhead(scope) && scope.form.filingBy === 'OWN'

// Road and multimodal.
export const whenBorderCrossed: FormCondition = ({ form }) => form.truckWay !== 'DOM' && form.direction !== 'NM'
/** A trailer that is swapped at the border goes through as one, so its truck is asked once, as it loads in China. */
const whenTruckInChina: FormCondition = ({ form: { truckWay } }) =>
  truckWay === 'DOM' || truckWay === 'RELOAD' || truckWay === 'SWAP'
const whenTruckAbroad: FormCondition = ({ form }) => form.truckWay === 'THROUGH' || form.truckWay === 'RELOAD'
const whenLegsPlanned: FormCondition = ({ form }) => form.planByUs === false

// The account.
const whenNoCompany: FormCondition = ({ context }) => !context.hasCompany

// Lines.
const noPackingGroup = /^(1|2|6\.2|7)(\.|$)|^5\.2[A-G]?$|^4\.1[A-G]$/
/** The UN numbers of lithium batteries, alone and with equipment. */
export const lithiumBatteries: ReadonlySet<string> = new Set(['3090', '3091', '3480', '3481'])
/** Articles, and what the Dangerous Goods List gives no group for another reason: dry ice, magnets, kits. */
// biome-ignore format: a list
const articles = new Set([
  ...lithiumBatteries, '1845', '2794', '2795', '2800', '2807', '2990', '3028', '3072', '3166', '3171', '3268', '3316', '3334', '3335',
  '3363', '3473', '3496', '3499', '3506', '3508', '3528', '3530', '3536', '3551', '3552', '3556', '3557', '3558',
])
/** Explosives, gases, infectious and radioactive goods, self-reactives, organic peroxides and articles have no packing group. */
const whenPackingGroup: FormCondition = ({ line }) =>
  !noPackingGroup.test(line.hazardClass ?? '') && !articles.has(line.unNo ?? '')
const whenNotSpecified: FormCondition = ({ line }) => /\bN\.? ?O\.? ?S\b/i.test(line.properShippingName ?? '')
const whenFlammableLiquid: FormCondition = ({ line }) => line.hazardClass === '3'
const whenExplosive: FormCondition = ({ line }) => line.hazardClass?.startsWith('1') ?? false
const whenDgQuantity: FormCondition = ({ line }) => !isBlank(line.dgQty)
const whenLineValued: FormCondition = ({ line }) => !isBlank(line.lineValue)
const whenSeveralStops: FormCondition = ({ form, line }) =>
  (form.stops?.filter((other) => other.stopType === line.stopType).length ?? 0) > 1
/** A door in a city that the list does not have is named with its country. */
const whenCityNotListed: FormCondition = ({ line }) => isBlank(line.cityCode)
const whenCityTyped: FormCondition = ({ line }) => isBlank(line.cityCode) && !isBlank(line.cityTyped)
const whenCityNotTyped: FormCondition = ({ line }) => isBlank(line.cityTyped)
const whenShipper: FormCondition = ({ line }) => line.partyType === 'SHP'
const isConsignee = ({ line }: ConditionScope) => line.partyType === 'CNE'
/** A consignee with a name; an order is none, and has neither an address nor numbers. */
const whenConsignee: FormCondition = (scope) => isConsignee(scope) && !isToOrder(scope.line)
/** Of an order only its wording is needed, and where it is that of somebody, such as a bank, their place. */
const whenNoOrder: FormCondition = (scope) => !isConsignee(scope) || !isToOrder(scope.line)
const whenPlaced: FormCondition = (scope) => whenNoOrder(scope) || orderedBy(scope.line) !== undefined
const isNotify = ({ line }: ConditionScope) => line.partyType === 'NFY'
/** Whoever is notified may be the consignee, unless the consignee is an order. */
const whenNotify: FormCondition = (scope) => isNotify(scope) && !isOrderBill(scope.form)
/** The notified party of a bill to order takes the consignee's place: it fetches the cargo and clears it. */
const whenNotifiedToOrder: FormCondition = (scope) => isNotify(scope) && isOrderBill(scope.form)
const whenReceiver = either(whenConsignee, whenNotifiedToOrder)
const whenShipperOrReceiver = either(whenShipper, whenReceiver)
const whenInThePapers = either(whenShipper, isConsignee, whenNotifiedToOrder)
const whenNamedParty = either(
  whenShipperOrReceiver,
  both(isConsignee, whenPlaced),
  ({ line }) => line.partyType === 'PAY',
)
const whenNotTheConsignee: FormCondition = (scope) => scope.line.sameAsConsignee !== true || whenNotifiedToOrder(scope)

const conditions: Readonly<Record<ConditionName, FormCondition>> = {
  foreign: whenForeign,
  toWideGauge: whenToWideGauge,
  enteringUnion: whenEnteringUnion,
  manifestAhead: whenManifestAhead,
  exportedFromChina: whenExportedFromChina,
  loadedAtDoor: whenLoadedAtDoor,
  unloadedAtDoor: whenUnloadedAtDoor,
  dangerous: whenDangerous,
  temperature: whenTemperature,
  oversize: whenOversize,
  overTenTonnes: whenOverTenTonnes,
  batteries: whenBatteries,
  appraised: whenAppraised,
  noDangerLine: whenNoDangerLine,
  incoterm: whenIncoterm,
  insured: whenInsured,
  declared: whenDeclared,
  valueCounts: whenValueCounts,
  valueMatters: whenValueMatters,
  carnet: whenCarnet,
  byContainer: whenByContainer,
  byWagon: whenByWagon,
  reeferBox: whenReeferBox,
  openBox: whenOpenBox,
  lashed: whenLashed,
  carriersBox: whenCarriersBox,
  shippersBox: whenShippersBox,
  shippersBoxes: whenShippersBoxes,
  returnPlaceMatters: whenReturnPlaceMatters,
  weClear: whenWeClear,
  weExport: whenWeExport,
  officeNamed: whenOfficeNamed,
  originalBill: whenOriginalBill,
  filedByOthers: whenFiledByOthers,
  borderCrossed: whenBorderCrossed,
  truckInChina: whenTruckInChina,
  truckAbroad: whenTruckAbroad,
  legsPlanned: whenLegsPlanned,
  noCompany: whenNoCompany,
  packingGroup: whenPackingGroup,
  notSpecified: whenNotSpecified,
  flammableLiquid: whenFlammableLiquid,
  explosive: whenExplosive,
  dgQuantity: whenDgQuantity,
  lineValued: whenLineValued,
  severalStops: whenSeveralStops,
  cityNotListed: whenCityNotListed,
  cityTyped: whenCityTyped,
  cityNotTyped: whenCityNotTyped,
  shipper: whenShipper,
  consignee: whenConsignee,
  noOrder: whenNoOrder,
  placed: whenPlaced,
  notify: whenNotify,
  notifiedToOrder: whenNotifiedToOrder,
  receiver: whenReceiver,
  shipperOrReceiver: whenShipperOrReceiver,
  inThePapers: whenInThePapers,
  namedParty: whenNamedParty,
  notTheConsignee: whenNotTheConsignee,
}

/** True where a field has no condition, or all of its conditions hold. */
export function holds(when: FieldCondition | undefined, scope: ConditionScope): boolean {
  if (when === undefined) return true
  if (typeof when === 'function') return (when as FormCondition)(scope)
  return typeof when === 'string' ? conditions[when](scope) : when.every((name) => conditions[name](scope))
}
