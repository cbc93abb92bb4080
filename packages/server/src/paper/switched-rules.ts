import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { Party, PartyType } from '@landbridge/contract/booking/fields/parties'
import type { PartyOnBill, SwitchedContent } from '@landbridge/contract/paper/bill/bill-endpoints'

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
