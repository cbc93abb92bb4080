import type { Party } from '@landbridge/contract/booking/fields/parties'
import type { BillState } from '@landbridge/contract/workorder/job-lifecycle'
import { partnerOnBill } from '../../entity/index.ts'
import type { PaperPart } from '../../platform/paper.ts'
import { consigneeOnBill, wholeParty } from '../print/bill-party.ts'
import { type Called, calledInLines, unnamedOn } from '../print/bill-words.ts'
import type { PaperFacts } from '../print/paper-facts.ts'

/** The notify party by name, or the consignee again. */
export const notifiedBy = (one: Party, facts: PaperFacts, called: Called): string =>
  one.sameAsConsignee ? called('workorder.paper-same-as-consignee') : wholeParty(one, facts)

/** Whom a bill names; who is still open is said on a draft, and has an empty box on what was issued. */
export function partiesOf(facts: PaperFacts, state: BillState): PaperPart {
  const { booking, shown, partners } = facts
  const called = calledInLines(facts)
  const unnamed = unnamedOn(state)
  const open = unnamed && called(unnamed)
  const party = (role: Party['partyType']) => booking.form.parties?.find(({ partyType }) => partyType === role)
  const [shipper, consignee, notify, second, agent] = [
    party('SHP'),
    party('CNE'),
    party('NFY'),
    party('NF2'),
    party('AGT'),
  ]
  // The goods of our own bill are handed out by our agent, those of the line's by the line's.
  const isOurBill = shown.billKind !== 'M'
  return {
    heading: called('workorder.paper-parties'),
    facts: [
      [called('workorder.paper-shipper'), shipper ? wholeParty(shipper, facts) : open],
      [called('workorder.manifest-consignee'), consignee ? consigneeOnBill(consignee, facts) : open],
      [called('workorder.paper-notify'), notify ? notifiedBy(notify, facts, called) : open],
      [called('workorder.paper-second-notify'), second && notifiedBy(second, facts, called)],
      [
        called('workorder.paper-delivery-agent'),
        agent ? wholeParty(agent, facts) : isOurBill ? partners.agent && partnerOnBill(partners.agent) : undefined,
      ],
    ],
  }
}
