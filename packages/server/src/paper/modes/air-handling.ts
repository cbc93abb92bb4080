import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { isFreighterOnly, packingInstructionIn } from '@landbridge/contract/reference/battery-rules'

type Chemistry = 'Lithium ion' | 'Lithium metal' | 'Sodium ion'

/** The chemistry of batteries by their packing instruction; one for vehicles covers all of them. */
const chemistryOf: Readonly<Record<string, Chemistry>> = {
  '965': 'Lithium ion',
  '966': 'Lithium ion',
  '967': 'Lithium ion',
  '968': 'Lithium metal',
  '969': 'Lithium metal',
  '970': 'Lithium metal',
  '976': 'Sodium ion',
  '977': 'Sodium ion',
  '978': 'Sodium ion',
}

/** Packings of batteries: the packing instruction, its section and the chemistry. Vehicles have neither of those. */
function batteriesOf({ containsBatteries, batteryType }: Pick<BookingForm, 'containsBatteries' | 'batteryType'>) {
  const instruction = packingInstructionIn(batteryType)
  const [section = ''] = /(IA|IB|II|I)$/.exec(batteryType ?? '') ?? []
  const chemistry = chemistryOf[instruction ?? '']
  const isVehicle = instruction === '952'
  if (!containsBatteries || !instruction || (!isVehicle && !(chemistry && section))) return undefined
  return { instruction, section, chemistry, isVehicle, isAlone: isFreighterOnly({ instruction }) }
}

type Form = Pick<BookingForm, 'containsBatteries' | 'batteryType' | 'cargoKind' | 'freighterOnly'>

/** The English words of the trade that a waybill of batteries or of dangerous goods must bear. */
export function handlingMarks(form: Form): string[] {
  const batteries = batteriesOf(form)
  const isDeclared = form.cargoKind === 'D' || (batteries !== undefined && batteries.section !== 'II')
  const isByFreighter = form.freighterOnly || batteries?.isAlone
  return [
    batteries?.chemistry &&
      `${batteries.chemistry} batteries in compliance with Section ${batteries.section} of PI${batteries.instruction}`,
    batteries?.isVehicle && `Battery powered vehicles in compliance with PI${batteries.instruction}`,
    isDeclared &&
      `Dangerous goods as per associated Shipper's Declaration${isByFreighter ? ' – Cargo Aircraft Only' : ''}`,
  ].filter((one): one is string => typeof one === 'string')
}

/** The codes of special handling: those that were said, and those that follow from batteries and from freighters. */
export function handlingCodes(codes: readonly string[], form: Form): string[] {
  const batteries = batteriesOf(form)
  const follows = [
    batteries && batteryCodeOf(batteries),
    (batteries?.isAlone || (form.cargoKind === 'D' && form.freighterOnly)) && 'CAO',
  ].filter((one): one is string => typeof one === 'string')
  return [...new Set([...codes, ...follows])]
}

/** Lithium has codes of its own by section; whatever else is declared is miscellaneous dangerous goods. */
function batteryCodeOf({ chemistry, section }: { chemistry: Chemistry | undefined; section: string }) {
  if (chemistry === undefined || chemistry === 'Sodium ion') return section === 'II' ? undefined : 'RMD'
  const kind = section === 'II' ? 'EL' : section === 'IB' ? 'RB' : 'RL'
  return `${kind}${chemistry === 'Lithium ion' ? 'I' : 'M'}`
}
