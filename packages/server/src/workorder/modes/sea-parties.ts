import type { Party } from '@landbridge/contract/booking/form/parties'
import { clauseList } from '@landbridge/contract/shared/word-list'
import type { PaperPart } from '../../platform/paper.ts'
import { type Called, calledIn } from '../job/bill-words.ts'
import type { PaperFacts } from '../job/paper-facts.ts'

/** Somebody as a bill names them: in Latin letters, under each other. */
export const wholeParty = (one: Party, language: PaperFacts['language']): string =>
  [
    one.partyName,
    clauseList(
      [one.partyAddress, one.postCode, one.cityName, one.countryCd, one.taxNo, one.contactName, one.contactPhone],
      language,
    ),
  ]
    .filter(Boolean)
    .join('\n')

const isToOrder = (one: Party) => /^to order/i.test(one.partyName ?? '')

/** Who is told of the arrival: by name, or the consignee once more. */
export const notifiedBy = (one: Party, { language }: PaperFacts, called: Called): string =>
  one.sameAsConsignee ? called('workorder.paper-same-as-consignee') : wholeParty(one, language)

/** Shipper, consignee, who is notified and who delivers. */
export function partiesOf(facts: PaperFacts): PaperPart {
  const { booking, language } = facts
  const called = calledIn(facts)
  const open = called('workorder.paper-not-named')
  const party = (role: Party['partyType']) => booking.form.parties?.find(({ partyType }) => partyType === role)
  const [shipper, consignee, notify, second, agent] = [
    party('SHP'),
    party('CNE'),
    party('NFY'),
    party('NF2'),
    party('AGT'),
  ]
  const ordered = (one: Party) => wholeParty({ ...one, partyName: one.partyName?.toUpperCase() }, language)
  return {
    heading: called('workorder.paper-parties'),
    facts: [
      [called('workorder.paper-shipper'), shipper ? wholeParty(shipper, language) : open],
      [
        called('workorder.manifest-consignee'),
        consignee ? (isToOrder(consignee) ? ordered(consignee) : wholeParty(consignee, language)) : open,
      ],
      [called('workorder.paper-notify'), notify ? notifiedBy(notify, facts, called) : open],
      [called('workorder.paper-second-notify'), second && notifiedBy(second, facts, called)],
      [called('workorder.paper-delivery-agent'), agent && wholeParty(agent, language)],
    ],
  }
}
