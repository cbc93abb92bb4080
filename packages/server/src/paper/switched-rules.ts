import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { Party, PartyType } from '@landbridge/contract/booking/fields/parties'
import type { PartyOnBill, SwitchedContent } from '@landbridge/contract/paper/bill/bill-endpoints'
import type { BillOfLading } from './bill-of-lading.ts'
import type { PaperFacts } from './print/paper-facts.ts'

/** The form as a switched set states it: its parties replace the true ones whole, goods and carriage stay. */
export function formSwitched(form: BookingForm, switched: SwitchedContent | null | undefined): BookingForm {
  if (!switched) return form
  const partiesNamed: Partial<Record<PartyType, PartyOnBill | undefined>> = {
    SHP: switched.shipper,
    CNE: switched.consignee,
    NFY: switched.notify,
  }
  const partiesKept = (form.parties ?? []).filter(({ partyType }) => {
    if (!partyType) return true
    if (partyType === 'NF2' || partyType === 'SEL' || partyType === 'BUY') return false
    return partiesNamed[partyType] === undefined
  })
  const switchedParties = Object.entries(partiesNamed).flatMap(([partyType, party]): Party[] =>
    party ? [{ partyType: partyType as PartyType, ...party }] : [],
  )
  return { ...form, parties: [...switchedParties, ...partiesKept] }
}

type HeldFacts = { customer: string | undefined; shown: Pick<PaperFacts['shown'], 'houseBillNo' | 'customerReference'> }

/** The facts for whoever holds another set: by the number of that set, and without our customer, whom its holder does not know. */
export function factsSwitched<Facts extends HeldFacts>(
  facts: Facts,
  bills: readonly Pick<BillOfLading, 'billNo' | 'switched'>[],
): Facts {
  if (!bills.some(({ switched }) => switched)) return facts
  const houseBillNo = bills.flatMap(({ billNo }) => billNo ?? []).join(', ') || undefined
  return { ...facts, customer: undefined, shown: { ...facts.shown, houseBillNo, customerReference: undefined } }
}
