import type { BoxLine, DangerLine, GoodsLine, Party, RailBookingForm, StopLine } from './rail-booking.ts'

/** When a field is needed: to submit, before we accept, with the shipping instruction. A draft needs nothing. */
export const formStages = ['submit', 'accept', 'instruction'] as const
export type FormStage = (typeof formStages)[number]

/** What the needs of a form depend on besides the form itself. */
export type NeedsContext = {
  /** Whether the account belongs to a company already. */
  hasCompany: boolean
  /** The countries of both ends, as the places say; unknown while no place is chosen. */
  originCountry?: string | undefined
  destinationCountry?: string | undefined
  /** Whether giving a box back costs differently by place on this line. */
  returnPlaceMatters?: boolean | undefined
}

/** A field that is still missing: its path in our names, and the text that says why. */
export type Missing = { path: string; key: string }

type When<Of> = (of: Of, form: RailBookingForm, context: NeedsContext) => boolean
type Need<Of> = { name: keyof Of & string; stage: FormStage; when?: When<Of>; key?: string }

/** The railways of the 1520 network: their notes are SMGS and in Russian. */
const wideGauge = new Set('RU BY KZ UZ KG TJ TM MN UA MD GE AM AZ LV LT EE'.split(' '))
const europeanUnion = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
)

export const runsUnderSmgs = ({ originCountry, destinationCountry }: NeedsContext) =>
  [originCountry, destinationCountry].some((code) => code !== undefined && (wideGauge.has(code) || code === 'CN'))
const endsOnWideGauge = ({ destinationCountry = '' }: NeedsContext) => wideGauge.has(destinationCountry)
const entersUnion = ({ originCountry = '', destinationCountry = '' }: NeedsContext) =>
  europeanUnion.has(destinationCountry) && !europeanUnion.has(originCountry)

const isForeign: When<unknown> = (_, form) => form.direction !== 'NM'
const isDoorFrom = (form: RailBookingForm) => form.serviceTerm?.startsWith('DOOR') ?? false
const isDoorTo = (form: RailBookingForm) => form.serviceTerm?.endsWith('DOOR') ?? false
const isFactory = (form: RailBookingForm) => form.boxes?.some((box) => box.stuffingPlace === 'FACTORY') ?? false
const isHot: When<unknown> = (_, form) => form.temperatureControlled === true
const isOversize: When<unknown> = (_, form) => form.oversize === true
const weClear: When<unknown> = (_, form) => form.exportCustomsBy === 'US' || form.importCustomsBy === 'US'
const hasReeferBox = (form: RailBookingForm) => form.boxes?.some((box) => box.containerType?.endsWith('RF')) ?? false
const hasOpenBox = (form: RailBookingForm) =>
  form.boxes?.some((box) => /(FR|OT)$/.test(box.containerType ?? '')) ?? false
const isGuaranteed: When<unknown> = (_, form) =>
  form.insured === true || form.transitType === 'T1' || form.transitType === 'TIR'

/** The fields of the head. */
// biome-ignore format: a table
export const headNeeds: readonly Need<RailBookingForm>[] = [
  { name: 'direction',                stage: 'submit' },
  { name: 'loadType',                 stage: 'submit' },
  { name: 'originCode',               stage: 'submit', key: 'booking.origin-required' },
  { name: 'destinationCode',          stage: 'submit', key: 'booking.destination-required' },
  { name: 'legType',                  stage: 'submit' },
  { name: 'serviceTerm',              stage: 'submit' },
  { name: 'readyDate',                stage: 'submit', key: 'booking.ready-date-required' },
  { name: 'wantedDate',               stage: 'submit' },
  { name: 'consignmentNoteType',      stage: 'submit' },
  { name: 'cargoKind',                stage: 'submit' },
  { name: 'temperatureControlled',    stage: 'submit' },
  { name: 'oversize',                 stage: 'submit' },
  { name: 'containsBatteries',        stage: 'submit' },
  { name: 'batteryNote',              stage: 'submit', when: (form) => form.containsBatteries === true && !hasLines(form.danger), key: 'booking.battery-note-needed' },
  { name: 'exportControlled',         stage: 'submit', when: isForeign },
  { name: 'incotermPlace',            stage: 'submit', when: (form) => !isBlank(form.incoterm) },
  { name: 'paymentTerm',              stage: 'submit' },
  { name: 'insured',                  stage: 'submit' },
  { name: 'insuranceCover',           stage: 'submit', when: (form) => form.insured === true },
  { name: 'goodsValue',               stage: 'submit', when: isGuaranteed },
  { name: 'goodsCurrency',            stage: 'submit', when: (form, ...rest) => isGuaranteed(form, ...rest) || !isBlank(form.goodsValue) },
  { name: 'setTemperatureC',          stage: 'submit', when: isHot },
  { name: 'minTemperatureC',          stage: 'submit', when: isHot },
  { name: 'maxTemperatureC',          stage: 'submit', when: isHot },
  { name: 'ventilationM3h',           stage: 'submit', when: (form) => form.temperatureControlled === true && hasReeferBox(form) },
  { name: 'gensetNeeded',             stage: 'submit', when: isHot },
  { name: 'oogLengthCm',              stage: 'submit', when: isOversize },
  { name: 'oogWidthCm',               stage: 'submit', when: isOversize },
  { name: 'oogHeightCm',              stage: 'submit', when: isOversize },
  { name: 'oogWeightKg',              stage: 'submit', when: isOversize },
  { name: 'gravityHeightCm',          stage: 'submit', when: (form) => form.oversize === true && Number(form.oogWeightKg ?? 0) > 10_000 },
  { name: 'overTopCm',                stage: 'submit', when: (form) => form.oversize === true && hasOpenBox(form) },
  { name: 'lashingPlanFid',           stage: 'accept', when: isOversize },
  { name: 'exportCustomsBy',          stage: 'submit', when: isForeign },
  { name: 'importCustomsBy',          stage: 'submit', when: isForeign },
  { name: 'customsPlace',             stage: 'submit', when: isForeign },
  { name: 'customsRegime',            stage: 'instruction', when: weClear },
  { name: 'destinationCustomsOffice', stage: 'instruction', when: (form) => form.transitType === 'T1' || form.transitType === 'EAEU' },
  { name: 'destinationStation',       stage: 'instruction', when: (_, __, context) => endsOnWideGauge(context) },
  { name: 'consigneeRailCode',        stage: 'instruction', when: (_, __, context) => endsOnWideGauge(context) },
  { name: 'goods',                    stage: 'submit', key: 'booking.goods-required' },
  { name: 'danger',                   stage: 'submit', when: (form) => form.cargoKind === 'D', key: 'booking.danger-required' },
  { name: 'boxes',                    stage: 'submit', key: 'booking.boxes-required' },
  { name: 'companyNameNew',           stage: 'submit', when: (_, __, context) => !context.hasCompany },
  { name: 'contactName',              stage: 'submit' },
  { name: 'contactPhone',             stage: 'submit' },
  { name: 'payerType',                stage: 'submit' },
  { name: 'settleCurrency',           stage: 'submit' },
  { name: 'agreeTerms',               stage: 'submit', key: 'booking.terms-needed' },
]

// biome-ignore format: a table
export const goodsNeeds: readonly Need<GoodsLine>[] = [
  { name: 'goodsName',        stage: 'submit' },
  { name: 'categoryId',       stage: 'submit' },
  { name: 'hsCode',           stage: 'submit' },
  { name: 'packages',         stage: 'submit' },
  { name: 'packageType',      stage: 'submit' },
  { name: 'grossWeightKg',    stage: 'submit' },
  { name: 'goodsNameEnglish', stage: 'instruction' },
  { name: 'goodsNameRussian', stage: 'instruction', when: (_, __, context) => endsOnWideGauge(context) },
  { name: 'gngCode',          stage: 'instruction' },
  { name: 'netWeightKg',      stage: 'instruction' },
  { name: 'marks',            stage: 'instruction' },
  { name: 'lineCurrency',     stage: 'submit', when: (line) => !isBlank(line.lineValue) },
]

const noPackingGroup = /^(1|2|5\.2|6\.2|7)(\.|$)|^4\.1[A-G]$/
const isArticle = (unNo: string) =>
  ['3090', '3091', '3480', '3481', '3536', '3551', '3552', '3166', '3171'].includes(unNo)

// biome-ignore format: a table
export const dangerNeeds: readonly Need<DangerLine>[] = [
  { name: 'unNo',                   stage: 'submit' },
  { name: 'hazardClass',            stage: 'submit' },
  { name: 'packingGroup',           stage: 'submit', when: (line) => !noPackingGroup.test(line.hazardClass ?? '') && !isArticle(line.unNo ?? '') },
  { name: 'properShippingName',     stage: 'submit' },
  { name: 'technicalName',          stage: 'submit', when: (line) => /N\.?O\.?S\.?/i.test(line.properShippingName ?? '') },
  { name: 'flashPointC',            stage: 'submit', when: (line) => line.hazardClass === '3' },
  { name: 'dgQty',                  stage: 'submit', when: (line) => line.hazardClass?.startsWith('1') ?? false },
  { name: 'dgUnit',                 stage: 'submit', when: (line) => !isBlank(line.dgQty) },
  { name: 'emergencyContact',       stage: 'submit' },
  { name: 'emergencyPhone',         stage: 'submit' },
  { name: 'safetyDataSheetFid',     stage: 'accept', key: 'booking.data-sheet-needed' },
  { name: 'packagingCertificateNo', stage: 'instruction', when: (_, form, context) => form.direction === 'E' && context.originCountry === 'CN' },
]

// biome-ignore format: a table
export const boxNeeds: readonly Need<BoxLine>[] = [
  { name: 'containerType',       stage: 'submit' },
  { name: 'containerQty',        stage: 'submit' },
  { name: 'containerOwner',      stage: 'submit' },
  { name: 'containerCargoKg',    stage: 'submit' },
  { name: 'stuffingPlace',       stage: 'submit' },
  { name: 'emptyReturnPlace',    stage: 'submit', when: (box, _, context) => box.containerOwner === 'C' && context.returnPlaceMatters === true },
  { name: 'shipperContainerNos', stage: 'instruction', when: (box) => box.containerOwner === 'S' },
  { name: 'cscValidTo',          stage: 'instruction', when: (box) => box.containerOwner === 'S' },
]

const hasManyStops: When<StopLine> = (stop, form) =>
  (form.stops?.filter((other) => other.stopType === stop.stopType).length ?? 0) > 1

// biome-ignore format: a table
export const stopNeeds: readonly Need<StopLine>[] = [
  { name: 'stopType',      stage: 'submit' },
  { name: 'stopSeq',       stage: 'submit' },
  { name: 'cityCode',      stage: 'submit' },
  { name: 'address',       stage: 'submit' },
  { name: 'stopCompany',   stage: 'submit' },
  { name: 'contactName',   stage: 'submit' },
  { name: 'contactPhone',  stage: 'submit' },
  { name: 'stopDate',      stage: 'submit' },
  { name: 'packages',      stage: 'submit', when: hasManyStops },
  { name: 'grossWeightKg', stage: 'submit', when: hasManyStops },
]

const isNamed: When<Party> = (one) => one.partyType === 'SHP' || one.partyType === 'CNE' || one.partyType === 'PAY'
const isMain: When<Party> = (one) => one.partyType === 'SHP' || one.partyType === 'CNE'
const weClearFromChina: When<Party> = (one, form, context) =>
  one.partyType === 'SHP' && form.exportCustomsBy === 'US' && context.originCountry === 'CN'

// biome-ignore format: a table
export const partyNeeds: readonly Need<Party>[] = [
  { name: 'partyType',      stage: 'submit' },
  { name: 'partyName',      stage: 'submit',      when: (one) => one.sameAsConsignee !== true },
  { name: 'countryCd',      stage: 'submit',      when: isNamed },
  { name: 'contactPhone',   stage: 'instruction', when: (one) => one.partyType === 'CNE' },
  { name: 'partyNameLocal', stage: 'instruction', when: (one, _, context) => isMain(one, {}, context) && endsOnWideGauge(context) },
  { name: 'partyAddress',   stage: 'instruction', when: isMain },
  { name: 'cityName',       stage: 'instruction', when: isMain },
  { name: 'taxNo',          stage: 'instruction', when: isMain },
  { name: 'eoriNo',         stage: 'instruction', when: (one, _, context) => one.partyType === 'CNE' && entersUnion(context) },
  { name: 'customsNo',      stage: 'instruction', when: weClearFromChina },
]

/** Whether a field holds nothing yet. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
}
const hasLines = (list: readonly unknown[] | null | undefined) => !isBlank(list)

/** What a stage still needs, in the order of the form; a stage needs what the stages before it need. Server and web ask the same. */
export function missingFor(form: RailBookingForm, stage: FormStage, context: NeedsContext): Missing[] {
  const upTo = formStages.indexOf(stage)
  const due = (need: { stage: FormStage }) => formStages.indexOf(need.stage) <= upTo
  const inLines = <Line>(list: string, lines: readonly Line[] | null | undefined, needs: readonly Need<Line>[]) =>
    (lines ?? []).flatMap((line, i) =>
      needs
        .filter((need) => due(need) && isMissing(line, need, form, context))
        .map((need) => ({ path: `${list}.${i}.${need.name}`, key: need.key ?? 'shared.needed' })),
    )
  return [
    ...headNeeds
      .filter((need) => due(need) && isMissing(form, need, form, context))
      .map((need) => ({ path: need.name as string, key: need.key ?? 'shared.needed' })),
    ...inLines('goods', form.goods, goodsNeeds),
    ...(form.cargoKind === 'D' ? inLines('danger', form.danger, dangerNeeds) : []),
    ...inLines('boxes', form.boxes, boxNeeds),
    ...inLines('stops', form.stops, stopNeeds),
    ...inLines('parties', form.parties, partyNeeds),
    ...missingPeople(form, upTo),
    ...missingStops(form),
  ]
}

function isMissing<Of>(of: Of, need: Need<Of>, form: RailBookingForm, context: NeedsContext): boolean {
  const value = of[need.name]
  const isUnmet = need.name === 'agreeTerms' ? value !== true : isBlank(value)
  return isUnmet && (need.when?.(of, form, context) ?? true)
}

/** The shipper is named to submit, the consignee with the shipping instruction, a payer as soon as somebody else pays. */
function missingPeople(form: RailBookingForm, upTo: number): Missing[] {
  const has = (type: Party['partyType']) => form.parties?.some((one) => one.partyType === type) ?? false
  const wanted = [
    { type: 'SHP', key: 'booking.shipper-needed', isDue: true },
    { type: 'CNE', key: 'booking.consignee-needed', isDue: upTo >= formStages.indexOf('instruction') },
    { type: 'PAY', key: 'booking.payer-needed', isDue: form.payerType === 'OTHER' || form.paymentTerm === 'CC' },
  ] as const
  const isCollectByConsignee = form.payerType !== 'OTHER' && form.paymentTerm === 'CC' && has('CNE')
  return wanted
    .filter(({ type, isDue }) => isDue && !has(type) && !(type === 'PAY' && isCollectByConsignee))
    .map(({ key }) => ({ path: 'parties', key }))
}

/** A door service names its doors; boxes stuffed at the factory say where that is. */
function missingStops(form: RailBookingForm): Missing[] {
  const has = (type: StopLine['stopType']) => form.stops?.some((stop) => stop.stopType === type) ?? false
  const missing: Missing[] = []
  if ((isDoorFrom(form) || isFactory(form)) && !has('L'))
    missing.push({ path: 'stops', key: 'booking.loading-stop-needed' })
  if (isDoorTo(form) && !has('U')) missing.push({ path: 'stops', key: 'booking.unloading-stop-needed' })
  return missing
}
