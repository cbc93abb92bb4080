import type { DangerLine } from '@landbridge/contract/booking/fields/danger-lines'
import { isBlank } from '@landbridge/contract/booking/fields/form-conditions'
import type { UnNumberOption } from '@landbridge/contract/reference/reference-options'

/** An entry of the Dangerous Goods List as fields of a form's line. */
export type ListedFields = Pick<DangerLine, 'hazardClass' | 'packingGroup' | 'subsidiaryHazards' | 'properShippingName'>

/** Proper shipping names of an entry: its capitals, without the description in small letters. */
export const properNamesOf = (entry: string): string[] =>
  entry
    .split(/ or /)
    .map((one) => one.replace(/(^|[,\s(]+)[a-z]{2,}(?=[\s,)]|$).*$/, '').trim())
    .filter((name) => /[A-Z]{2}/.test(name))

/** Fields that a UN number determines; among several classes, groups or names the consignor chooses. */
export function listedFields({
  hazardClasses,
  packingGroups,
  subsidiaryHazards,
  nameEng,
}: UnNumberOption): ListedFields {
  const alone = <One>(list: readonly One[]) => (list.length === 1 ? list[0] : undefined)
  return {
    hazardClass: alone(hazardClasses),
    packingGroup: alone(packingGroups),
    subsidiaryHazards: subsidiaryHazards.length > 0 ? [...subsidiaryHazards] : undefined,
    properShippingName: alone(properNamesOf(nameEng)),
  }
}

/** Fields of a line that contradict the list, with its value. */
export function contradictions(line: DangerLine, listed: UnNumberOption): { key: string; listed: string }[] {
  const { hazardClasses, packingGroups, subsidiaryHazards } = listed
  const names = properNamesOf(listed.nameEng)
  const entered = (line.properShippingName ?? '').toUpperCase()
  const group = line.packingGroup === 'NONE' ? '' : (line.packingGroup ?? '')
  const missing = subsidiaryHazards.filter((one) => !(line.subsidiaryHazards ?? []).includes(one))
  const found: [boolean, string, readonly string[]][] = [
    [
      !isBlank(line.hazardClass) && !hazardClasses.includes(line.hazardClass ?? ''),
      'booking.un-other-class',
      hazardClasses,
    ],
    [
      packingGroups.length > 0 && !isBlank(line.packingGroup) && !packingGroups.some((one) => one === group),
      'booking.un-other-group',
      packingGroups,
    ],
    [!isBlank(line.subsidiaryHazards) && missing.length > 0, 'booking.un-other-hazards', subsidiaryHazards],
    [entered !== '' && !names.some((name) => entered.includes(name.toUpperCase())), 'booking.un-other-name', names],
  ]
  return found.filter(([holds]) => holds).map(([, key, list]) => ({ key, listed: list.join(' / ') }))
}
