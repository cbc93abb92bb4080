import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'

/** Packings of lithium batteries: ion or metal, the packing instruction, and its section. */
function batteriesOf({ containsBatteries, batteryType }: Pick<BookingForm, 'containsBatteries' | 'batteryType'>) {
  const [, instruction = '', section = ''] = /^PI(96[5-9]|970)(IA|IB|II|I)$/.exec(batteryType ?? '') ?? []
  if (!containsBatteries || !instruction) return undefined
  return { instruction, section, isIon: Number(instruction) <= 967, isAlone: ['965', '968'].includes(instruction) }
}

type Form = Pick<BookingForm, 'containsBatteries' | 'batteryType' | 'cargoKind' | 'freighterOnly'>

/** The English words of the trade that a waybill of batteries or of dangerous goods must bear. */
export function handlingMarks(form: Form): string[] {
  const batteries = batteriesOf(form)
  const isDeclared = form.cargoKind === 'D' || (batteries !== undefined && batteries.section !== 'II')
  const isByFreighter = form.freighterOnly || batteries?.isAlone
  return [
    batteries &&
      `Lithium ${batteries.isIon ? 'ion' : 'metal'} batteries in compliance with Section ${batteries.section} of PI${batteries.instruction}`,
    isDeclared &&
      `Dangerous goods as per associated Shipper's Declaration${isByFreighter ? ' – Cargo Aircraft Only' : ''}`,
  ].filter((one): one is string => typeof one === 'string')
}

/** The codes of special handling: those that were said, and those that follow from batteries and from freighters. */
export function handlingCodes(codes: readonly string[], form: Form): string[] {
  const batteries = batteriesOf(form)
  const metal = batteries?.isIon ? 'I' : 'M'
  const kind = batteries?.section === 'II' ? 'EL' : batteries?.section === 'IB' ? 'RB' : 'RL'
  const follows = [
    batteries && `${kind}${metal}`,
    (batteries?.isAlone || (form.cargoKind === 'D' && form.freighterOnly)) && 'CAO',
  ].filter((one): one is string => typeof one === 'string')
  return [...new Set([...codes, ...follows])]
}
