import { isOpenBox, isReeferBox } from '../../reference/box-kinds.ts'
import { europeanUnion } from '../../reference/tax-numbers.ts'
import { isUnder } from './hs-headings.ts'
import { isOrderBill, isToOrder, orderedBy } from './to-order.ts'

/** Values of a form that the conditions of the fields read; the form itself is inferred from the catalogue, which names them. */
type FormSaid = Readonly<{
  loadType?: string | null | undefined
  direction?: string | null | undefined
  serviceTerm?: string | null | undefined
  cargoKind?: string | null | undefined
  temperatureControlled?: boolean | null | undefined
  oversize?: boolean | null | undefined
  exportControlled?: boolean | null | undefined
  oogWeightKg?: string | null | undefined
  containsBatteries?: boolean | null | undefined
  incoterm?: string | null | undefined
  goodsValue?: string | null | undefined
  insured?: boolean | null | undefined
  transitType?: string | null | undefined
  exportCustomsBy?: string | null | undefined
  importCustomsBy?: string | null | undefined
  truckWay?: string | null | undefined
  carriedIn?: string | null | undefined
  wagonType?: string | null | undefined
  billRelease?: string | null | undefined
  filingBy?: string | null | undefined
  planByUs?: boolean | null | undefined
  declaredForCarriage?: string | null | undefined
  declaredForCustoms?: string | null | undefined
  tirCarnet?: boolean | null | undefined
  danger?: readonly unknown[] | null | undefined
  goods?: readonly Readonly<{ hsCode?: string | null | undefined }>[] | null | undefined
  boxes?:
    | readonly Readonly<{ containerType?: string | null | undefined; containerOwner?: string | null | undefined }>[]
    | null
    | undefined
  stops?: readonly Readonly<{ stopType?: string | null | undefined }>[] | null | undefined
  parties?:
    | readonly Readonly<{
        partyType?: string | null | undefined
        partyName?: string | null | undefined
        partyNameLocal?: string | null | undefined
      }>[]
    | null
    | undefined
}>

export type LineSaid = Readonly<{
  hazardClass?: string | null | undefined
  unNo?: string | null | undefined
  properShippingName?: string | null | undefined
  dgQty?: string | null | undefined
  containerOwner?: string | null | undefined
  lineValue?: string | null | undefined
  packages?: number | null | undefined
  stopType?: string | null | undefined
  cityCode?: string | null | undefined
  cityTyped?: string | null | undefined
  partyType?: string | null | undefined
  partyName?: string | null | undefined
  partyNameLocal?: string | null | undefined
  sameAsConsignee?: boolean | null | undefined
}>

/** Circumstances besides the form on which its needs depend. */
export type NeedsContext = {
  hasCompany: boolean
  /** The countries of both ends; unknown while no place is chosen. */
  originCountry?: string | undefined
  destinationCountry?: string | undefined
  returnPlaceMatters?: boolean | undefined
}

/** The material of a condition: the form, its surroundings and, for a field of a line, the line. */
export type Asked = { form: FormSaid; line: LineSaid; context: NeedsContext }
export type Condition = (scope: Asked) => boolean

export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
}

/** The railways of the 1520 network: their notes are SMGS and in Russian. */
const wideGauge = new Set('RU BY KZ UZ KG TJ TM MN UA MD GE AM AZ LV LT EE'.split(' '))
/** The countries that want a manifest before the ship loads: AMS, ACI, ENS, AFR. */
const advanceManifest = new Set(['US', 'CA', 'JP', ...europeanUnion])

export const both =
  (...conditions: readonly Condition[]): Condition =>
  (scope) =>
    conditions.every((holds) => holds(scope))
export const either =
  (...conditions: readonly Condition[]): Condition =>
  (scope) =>
    conditions.some((holds) => holds(scope))

// The lane.
export const whenForeign: Condition = ({ form }) => form.direction !== 'NM'
export const whenToWideGauge: Condition = ({ context }) => wideGauge.has(context.destinationCountry ?? '')
export const whenEnteringUnion: Condition = ({ context: { originCountry = '', destinationCountry = '' } }) =>
  europeanUnion.has(destinationCountry) && !europeanUnion.has(originCountry)
export const whenManifestAhead: Condition = ({ context }) => advanceManifest.has(context.destinationCountry ?? '')
export const whenExportedFromChina: Condition = ({ form, context }) =>
  form.direction === 'E' && context.originCountry === 'CN'
export const whenLoadedAtDoor: Condition = ({ form }) => form.serviceTerm?.startsWith('DOOR') ?? false
export const whenUnloadedAtDoor: Condition = ({ form }) => form.serviceTerm?.endsWith('DOOR') ?? false

// The cargo.
export const whenDangerous: Condition = ({ form }) => form.cargoKind === 'D'
export const whenTemperature: Condition = ({ form }) => form.temperatureControlled === true
export const whenOversize: Condition = ({ form }) => form.oversize === true
export const whenOverTenTonnes: Condition = ({ form }) => Number(form.oogWeightKg ?? 0) > 10_000
export const whenBatteries: Condition = ({ form }) => form.containsBatteries === true
/** Chemicals, mineral oils, drinks, powders of metals and magnets: by the headings under which they stand. */
const appraisedHeadings = ['22', '2710', '28-36', '38', '7204-7206', '7603', '8104-8105', '8505', '8518']
/** By air an appraisal says that batteries, liquids, powders, magnets and chemicals may fly. */
export const whenAppraised: Condition = (scope) =>
  whenBatteries(scope) ||
  whenDangerous(scope) ||
  (scope.form.goods?.some(({ hsCode }) => hsCode && appraisedHeadings.some((heading) => isUnder(hsCode, heading))) ??
    false)
export const whenNoDangerLine: Condition = (scope) => !whenDangerous(scope) || isBlank(scope.form.danger)
export const whenIncoterm: Condition = (scope) => whenForeign(scope) && !isBlank(scope.form.incoterm)
export const whenValued: Condition = ({ form }) => !isBlank(form.goodsValue)
export const whenInsured: Condition = ({ form }) => form.insured === true
export const whenDeclared: Condition = ({ form }) =>
  !isBlank(form.declaredForCarriage) || !isBlank(form.declaredForCustoms)
/** The value is what insurance, the guarantee of a transit and an air carrier's liability are reckoned from. */
export const whenValueCounts: Condition = (scope) => whenInsured(scope) || whenGuaranteed(scope) || whenDeclared(scope)
/** A TIR carnet guarantees the duties on goods of a known value. */
export const whenCarnet: Condition = ({ form }) => form.tirCarnet === true
const whenGuaranteed: Condition = (scope) => {
  const { transitType, tirCarnet } = scope.form
  return tirCarnet === true || (whenForeign(scope) && (transitType === 'T1' || transitType === 'TIR'))
}

// Equipment.
/** Bulk and general cargo choose between containers and wagons. */
export const whenByContainer: Condition = ({ form }) => !mayBeBulk(form) || form.carriedIn === 'CONTAINER'
export const whenByWagon: Condition = ({ form }) => !mayBeBulk(form) || form.carriedIn === 'WAGON'
const hasBox =
  (isKind: typeof isReeferBox): Condition =>
  (scope) =>
    whenByContainer(scope) && (scope.form.boxes?.some((box) => isKind(box.containerType)) ?? false)
export const whenReeferBox = hasBox(isReeferBox)
export const whenOpenBox = hasBox(isOpenBox)
const mayBeBulk = ({ loadType }: FormSaid) => loadType === 'CFS' || loadType === 'BULK'
/** Liquids and loose bulk are not lashed. */
export const whenLashed: Condition = ({ form }) => form.wagonType !== 'TANK' && form.wagonType !== 'HOPPER'
export const whenCarriersBox: Condition = ({ line }) => line.containerOwner === 'C'
export const whenShippersBox: Condition = ({ line }) => line.containerOwner === 'S'
export const whenShippersBoxes: Condition = (scope) =>
  whenByContainer(scope) && (scope.form.boxes?.some((box) => box.containerOwner === 'S') ?? false)
export const whenReturnPlaceMatters: Condition = ({ context }) => context.returnPlaceMatters === true

// Customs and papers.
export const whenWeClear: Condition = ({ form }) => form.exportCustomsBy === 'US' || form.importCustomsBy === 'US'
export const whenWeExport: Condition = (scope) =>
  whenForeign(scope) && scope.form.exportCustomsBy === 'US' && scope.context.originCountry === 'CN'
export const whenOfficeNamed: Condition = ({ form }) => form.transitType === 'T1' || form.transitType === 'EAEU'
export const whenOriginalBill: Condition = ({ form }) => form.billRelease === 'OBL'
export const whenFiledByOthers: Condition = (scope) =>
  whenForeign(scope) && whenManifestAhead(scope) && scope.form.filingBy === 'OWN'

// Road and multimodal.
export const whenBorderCrossed: Condition = ({ form }) => form.truckWay !== 'DOM' && form.direction !== 'NM'
/** A trailer that is swapped at the border goes through as one, so its truck is asked once, as it loads in China. */
export const whenTruckInChina: Condition = ({ form: { truckWay } }) =>
  truckWay === 'DOM' || truckWay === 'RELOAD' || truckWay === 'SWAP'
export const whenTruckAbroad: Condition = ({ form }) => form.truckWay === 'THROUGH' || form.truckWay === 'RELOAD'
export const whenLegsPlanned: Condition = ({ form }) => form.planByUs === false

// The account.
export const whenNoCompany: Condition = ({ context }) => !context.hasCompany

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
export const whenPackingGroup: Condition = ({ line }) =>
  !noPackingGroup.test(line.hazardClass ?? '') && !articles.has(line.unNo ?? '')
export const whenNotSpecified: Condition = ({ line }) => /\bN\.? ?O\.? ?S\b/i.test(line.properShippingName ?? '')
export const whenFlammableLiquid: Condition = ({ line }) => line.hazardClass === '3'
export const whenExplosive: Condition = ({ line }) => line.hazardClass?.startsWith('1') ?? false
export const whenDgQuantity: Condition = ({ line }) => !isBlank(line.dgQty)
export const whenLineValued: Condition = ({ line }) => !isBlank(line.lineValue)
export const whenSeveralStops: Condition = ({ form, line }) =>
  (form.stops?.filter((other) => other.stopType === line.stopType).length ?? 0) > 1
/** A door in a city that the list does not have is named with its country. */
export const whenCityNotListed: Condition = ({ line }) => isBlank(line.cityCode)
export const whenCityTyped: Condition = ({ line }) => isBlank(line.cityCode) && !isBlank(line.cityTyped)
export const whenCityNotTyped: Condition = ({ line }) => isBlank(line.cityTyped)
export const whenShipper: Condition = ({ line }) => line.partyType === 'SHP'
const isConsignee = ({ line }: Asked) => line.partyType === 'CNE'
/** A consignee with a name; an order is none, and has neither an address nor numbers. */
export const whenConsignee: Condition = (scope) => isConsignee(scope) && !isToOrder(scope.line)
/** Of an order only its wording is needed, and where it is that of somebody, such as a bank, their place. */
export const whenNoOrder: Condition = (scope) => !isConsignee(scope) || !isToOrder(scope.line)
export const whenPlaced: Condition = (scope) => whenNoOrder(scope) || orderedBy(scope.line) !== undefined
const isNotify = ({ line }: Asked) => line.partyType === 'NFY'
/** Whoever is notified may be the consignee, unless the consignee is an order. */
export const whenNotify: Condition = (scope) => isNotify(scope) && !isOrderBill(scope.form)
/** The notified party of a bill to order takes the consignee's place: it fetches the cargo and clears it. */
export const whenNotifiedToOrder: Condition = (scope) => isNotify(scope) && isOrderBill(scope.form)
/** The named consignee, or the notified party of a bill to order. */
export const whenReceiver = either(whenConsignee, whenNotifiedToOrder)
export const whenShipperOrReceiver = either(whenShipper, whenReceiver)
export const whenInThePapers = either(whenShipper, isConsignee, whenNotifiedToOrder)
export const whenNamedParty = either(
  whenShipperOrReceiver,
  both(isConsignee, whenPlaced),
  ({ line }) => line.partyType === 'PAY',
)
export const whenNotTheConsignee: Condition = (scope) =>
  scope.line.sameAsConsignee !== true || whenNotifiedToOrder(scope)
