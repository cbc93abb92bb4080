import { type BoxLine, type GoodsLine, type RailBookingForm, railBookingForm } from './rail-booking.ts'
import { isBlank } from './rail-booking-needs.ts'

/** What a new rail booking starts with. */
export const blankRailForm = {
  loadType: 'FCL',
  legType: 'Q',
  serviceTerm: 'ST-ST',
  consignmentNoteType: 'ASNEEDED',
  cargoKind: 'G',
  temperatureControlled: false,
  oversize: false,
  containsBatteries: false,
  exportControlled: false,
  paymentTerm: 'PP',
  insured: false,
  customsPlace: 'ORIGIN',
  payerType: 'OWN',
  agreeTerms: false,
} as const satisfies RailBookingForm

/** The form with what nobody needs to say: a box is the carrier's, and stuffed at the factory where we fetch it there. */
export function withRailDefaults(form: RailBookingForm): RailBookingForm {
  const said = Object.fromEntries(Object.entries(form).filter(([, value]) => !isBlank(value))) as RailBookingForm
  const full: RailBookingForm = { ...blankRailForm, ...said }
  const stuffingPlace = full.serviceTerm?.startsWith('DOOR') ? 'FACTORY' : 'STATION'
  const box = (line: BoxLine): BoxLine => ({
    ...line,
    containerOwner: line.containerOwner ?? 'C',
    stuffingPlace: line.stuffingPlace ?? stuffingPlace,
  })
  const goods = (line: GoodsLine): GoodsLine => (isBlank(line.marks) ? { ...line, marks: 'N/M' } : line)
  return {
    ...full,
    ...(full.temperatureControlled && { gensetNeeded: full.gensetNeeded ?? true }),
    ...(full.boxes && { boxes: full.boxes.map(box) }),
    ...(full.goods && { goods: full.goods.map(goods) }),
  }
}

/** The form of an earlier booking, to book the same again: without its dates, train, price, numbers and files. */
export function formAgain(form: RailBookingForm): RailBookingForm {
  const names = Object.keys(railBookingForm.shape).filter((name) => !onlyOnce.has(name))
  const kept = Object.fromEntries(names.map((name) => [name, form[name as keyof RailBookingForm]])) as RailBookingForm
  const boxes = form.boxes?.map(({ shipperContainerNos: _, cscValidTo: __, ...box }) => box)
  const goods = form.goods?.map(({ containerNo: _, ...line }) => line)
  const stops = form.stops?.map(({ stopDate: _, ...stop }) => stop)
  return { ...kept, ...(boxes && { boxes }), ...(goods && { goods }), ...(stops && { stops }), agreeTerms: false }
}

const onlyOnce = new Set<string>([
  'customerReference',
  'readyDate',
  'wantedDate',
  'wantedDateTo',
  'wantedArrivalDate',
  'departureId',
  'trainNo',
  'quoteId',
  'quoteType',
  'attachments',
  'lashingPlanFid',
  'agreeTerms',
  'companyNameNew',
] satisfies (keyof RailBookingForm)[])

/** The parts of the form in the order they are asked, each with the names it holds. */
export const railFormSections = {
  route: [
    'direction',
    'crossTrade',
    'loadType',
    'originCode',
    'destinationCode',
    'entryPortCode',
    'legType',
    'serviceTerm',
    'readyDate',
    'wantedDate',
    'wantedDateTo',
    'wantedArrivalDate',
    'departureId',
    'consignmentNoteType',
    'noteLanguage',
    'destinationStation',
    'consigneeRailCode',
    'stops',
  ],
  cargo: [
    'cargoKind',
    'temperatureControlled',
    'oversize',
    'containsBatteries',
    'batteryNote',
    'exportControlled',
    'incoterm',
    'incotermPlace',
    'paymentTerm',
    'goodsValue',
    'goodsCurrency',
    'insured',
    'insuranceCover',
    'insuranceBeneficiary',
    'goods',
    'danger',
    'setTemperatureC',
    'minTemperatureC',
    'maxTemperatureC',
    'ventilationM3h',
    'humidityPct',
    'gensetNeeded',
    'preCooled',
    'dataLogger',
    'oogLengthCm',
    'oogWidthCm',
    'oogHeightCm',
    'oogWeightKg',
    'overFrontCm',
    'overBackCm',
    'overLeftCm',
    'overRightCm',
    'overTopCm',
    'gravityHeightCm',
    'liftingPoints',
    'lashingPlanFid',
  ],
  equipment: ['boxes'],
  parties: ['parties'],
  services: [
    'servicesInChina',
    'servicesAbroad',
    'exportCustomsBy',
    'importCustomsBy',
    'customsRegime',
    'customsPlace',
    'transitType',
    'destinationCustomsOffice',
  ],
  documents: ['attachments'],
  contact: [
    'companyNameNew',
    'contactName',
    'contactPhone',
    'contactEmail',
    'salespersonId',
    'copyEmails',
    'customerReference',
    'payerType',
    'settleCurrency',
    'askQuote',
    'remark',
    'agreeTerms',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof RailBookingForm)[]>>
export type RailFormSection = keyof typeof railFormSections

/** The part of the form in which a field stands, by its path. */
export function sectionOf(path: string): RailFormSection {
  const [head = ''] = path.split('.')
  const found = Object.entries(railFormSections).find(([, names]) => (names as readonly string[]).includes(head))
  return (found?.[0] ?? 'contact') as RailFormSection
}

/** The sums of the goods lines: what the head of every form and list shows. */
export function goodsTotals({ goods }: Pick<RailBookingForm, 'goods'>) {
  const sum = (name: 'grossWeightKg' | 'volumeM3') => {
    const thousandths = (goods ?? []).reduce((total, line) => total + Math.round(Number(line[name] ?? 0) * 1000), 0)
    return thousandths > 0 ? (thousandths / 1000).toFixed(3) : undefined
  }
  const packages = (goods ?? []).reduce((total, line) => total + (line.packages ?? 0), 0)
  return { packages: packages || undefined, grossWeightKg: sum('grossWeightKg'), volumeM3: sum('volumeM3') }
}

/** The equipment in words, such as 2*40HQ/1*20GP. */
export function boxText({ boxes }: Pick<RailBookingForm, 'boxes'>): string {
  const counts = new Map<string, number>()
  for (const { containerType, containerQty } of boxes ?? []) {
    if (containerType && containerQty) counts.set(containerType, (counts.get(containerType) ?? 0) + containerQty)
  }
  return [...counts].map(([type, quantity]) => `${quantity}*${type}`).join('/')
}
