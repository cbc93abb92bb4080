import type { FieldLook } from '../../platform/fields/field-look.ts'
import type { Explained } from './explained/explanation.tsx'

/** Presentation of a field, with the explanation of a chosen term under it. */
type BookingFieldLook = FieldLook & { explained?: Explained }

const third = { span: 8 }
const fullWidth = { span: 24 }

/** Presentation by the field's path without line number; other fields are half as wide as their block. */
// biome-ignore format: a table
const looks: Readonly<Record<string, BookingFieldLook>> = {
  originCode: { label: 'booking.origin', startsRow: true }, destinationCode: { label: 'booking.destination' },
  truckWay: fullWidth, wantedDate: { to: 'wantedDateTo' },
  incoterm: { explained: 'incoterm' }, consignmentNoteType: { explained: 'note' },
  batteryNote: { ...fullWidth, help: 'booking.battery-hint' },
  exportControlled: { words: 'booking.controlled', isLast: true }, insured: { words: 'booking.insure' },
  setTemperatureC: third, minTemperatureC: third, maxTemperatureC: third, ventilationM3h: { ...third, help: 'booking.closed-vent' },
  humidityPct: third, gensetNeeded: third, preCooled: third, dataLogger: third,
  oogLengthCm: third, oogWidthCm: third, oogHeightCm: third, oogWeightKg: third, gravityHeightCm: third, liftingPoints: third,
  overFrontCm: third, overBackCm: third, overLeftCm: third, overRightCm: third, overTopCm: third,
  servicesInChina: fullWidth, servicesAbroad: fullWidth,
  companyNameNew: { ...fullWidth, help: 'booking.company-hint' }, contactName: { autoComplete: 'name' }, contactEmail: { autoComplete: 'email' },
  billClauses: fullWidth, underLetterOfCredit: fullWidth,
  copyEmails: { placeholder: 'name@company.example' }, remark: fullWidth, agreeTerms: { ...fullWidth, words: 'booking.accept-terms' },
  'goods.hsCodeDestination': third, 'goods.gngCode': third, 'goods.etsngCode': third, 'goods.netWeightKg': third, 'goods.marks': { ...fullWidth, placeholder: 'N/M', isLast: true },
  'danger.unNo': { ...third, placeholder: '1263' }, 'danger.hazardClass': { ...third, placeholder: '3' }, 'danger.goodsSeq': third,
  'danger.packingGroup': third, 'danger.flashPointC': third, 'danger.subsidiaryHazards': { ...third, placeholder: '6.1; 8' },
  'danger.properShippingName': { ...fullWidth, placeholder: 'PAINT' }, 'danger.technicalName': fullWidth, 'danger.dgQty': third, 'danger.dgUnit': third, 'danger.limitedQuantity': third,
  'stops.cityCode': third, 'stops.cityTyped': third, 'stops.countryCd': third, 'stops.address': { span: 16 }, 'stops.stopCompany': { span: 16 }, 'stops.stopDate': third, 'stops.timeFrom': { ...third, placeholder: '09:00' }, 'stops.timeTo': { ...third, placeholder: '12:00' },
  'stops.loadWay': third, 'stops.packages': third, 'stops.grossWeightKg': third, 'stops.volumeM3': third, 'stops.postCode': third,
  'boxes.shipperContainerNos': { placeholder: 'TGBU3054383; …' }, 'boxes.stuffingPlace': { span: 14 }, 'boxes.containerDemand': { span: 10 },
  'parties.partyAddress': fullWidth, 'parties.sameAsConsignee': { words: 'field.sameAsConsignee' }, 'parties.keepInAddressBook': { words: 'field.keepInAddressBook' },
}

export const lookOf = (path: string): BookingFieldLook => looks[path.replace(/\.\d+\./, '.')] ?? {}

export const inScreenOrder = <Name extends string>(names: readonly Name[], list?: string): readonly Name[] => {
  const isLast = (name: Name) => lookOf(list ? `${list}.0.${name}` : name).isLast ?? false
  return [...names.filter((name) => !isLast(name)), ...names.filter(isLast)]
}
