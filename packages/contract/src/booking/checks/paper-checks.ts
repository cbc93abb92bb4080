import { taxNumberFault } from '../../reference/tax-numbers.ts'
import { isBlank } from '../fields/form-conditions.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import { isToOrder } from '../fields/to-order.ts'
import type { Warning } from '../form/check-facts.ts'
import { blocks, type Finding, type FormCheck, findingsThatHold, warns } from './form-check.ts'

/** A consignment note or a waybill names its consignee; only a bill of lading, of the sea or through several modes, is to order. */
const checkToOrder = ({ parties, transportDocument }: BookingForm) =>
  findingsThatHold(
    (parties ?? []).map((one, i): Finding => {
      const isConsignee = one.partyType === 'CNE' && isToOrder(one)
      return [isConsignee && transportDocument !== 'THROUGH', `parties.${i}.partyName`, 'booking.to-order-by-rail']
    }),
  )

/** A bill to order names the party notified of the arrival, and is an original: its holder fetches the cargo. */
function checkBillToOrder({ parties, billRelease }: BookingForm): Warning[] {
  const index = parties?.findIndex((one) => one.partyType === 'CNE' && isToOrder(one)) ?? -1
  if (index < 0) return []
  const hasNotify = parties?.some(({ partyType }) => partyType === 'NFY')
  return findingsThatHold([
    [!hasNotify, `parties.${index}.partyName`, 'booking.to-order-needs-notify'],
    [billRelease && billRelease !== 'OBL', 'billRelease', 'booking.to-order-needs-original'],
  ])
}

const checkTaxNumber = ({ parties }: BookingForm) =>
  findingsThatHold(
    (parties ?? []).map(
      ({ taxNo, countryCd }, i): Finding => [
        taxNumberFault(taxNo ?? '', countryCd) !== undefined,
        `parties.${i}.taxNo`,
        'booking.tax-number-wrong',
      ],
    ),
  )

const hasNoLetterOf = (text: string | null | undefined, letters: RegExp) => !isBlank(text) && !letters.test(text ?? '')

/** Names in the papers stand in the letters of the papers: Russian names in Russian, local names in Chinese or Russian. */
const checkLetters = ({ goods, parties }: BookingForm) =>
  findingsThatHold([
    ...(goods ?? []).map(({ goodsNameRussian }, i): Finding => {
      const isOther = hasNoLetterOf(goodsNameRussian, /\p{Script=Cyrillic}/u)
      return [isOther, `goods.${i}.goodsNameRussian`, 'booking.other-letters']
    }),
    ...(parties ?? []).map(({ partyNameLocal }, i): Finding => {
      const isOther = hasNoLetterOf(partyNameLocal, /\p{Script=Cyrillic}|\p{Script=Han}/u)
      return [isOther, `parties.${i}.partyNameLocal`, 'booking.other-letters']
    }),
  ])

export const paperChecks: readonly FormCheck[] = [
  blocks('to order', checkToOrder, 'R.* T.* A M.*'),
  blocks('bill to order', checkBillToOrder, 'S.* M.*'),
  warns('tax numbers', checkTaxNumber),
  warns('letters of the papers', checkLetters, 'R.* M.*'),
]
