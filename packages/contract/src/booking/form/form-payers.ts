import { truckLoadTypes } from '../../pricing/load-ask.ts'
import { type ChargePayer, incoterms, namedPlaceBy, type PayerAsk, type PayerTerms } from '../../pricing/payers.ts'
import type { QuoteQuery } from '../../pricing/pricing-endpoints.ts'
import type { BookingForm } from '../fields/form-fields.ts'

type DoorService = { fromDoor: boolean; toDoor: boolean }

/** The doors of a form; some loads go from door to door in any case. */
const doorsOf = ({ serviceTerm, loadType }: BookingForm): DoorService => {
  const isFromDoorToDoor = truckLoadTypes.some((type) => type === loadType)
  return {
    fromDoor: isFromDoorToDoor || (serviceTerm?.startsWith('DOOR') ?? false),
    toDoor: isFromDoorToDoor || (serviceTerm?.endsWith('DOOR') ?? false),
  }
}

export const namedPlaceOf = (form: BookingForm) => form.incotermPlaceKind ?? namedPlaceBy(form.incoterm, doorsOf(form))

/** Forms kept before the customer's part was asked for say how handling is paid without a meaning: it was billed all the same. */
const thcOf = ({ customerRole, thcPayment }: BookingForm) => (customerRole ? thcPayment : undefined)

export const payerTermsOf = (
  form: BookingForm,
  { fcaTerminalByShipper, isLinerOut = false }: { fcaTerminalByShipper: boolean; isLinerOut?: boolean | undefined },
): PayerTerms => ({
  incoterm: incoterms.find((term) => term === form.incoterm),
  incotermPlaceKind: namedPlaceOf(form),
  paymentTerm: form.paymentTerm,
  customerRole: form.customerRole,
  payerType: form.payerType,
  thcPayment: thcOf(form),
  direction: form.direction,
  isLinerOut: isLinerOut || form.serviceTerm === 'FILO',
  fcaTerminalByShipper,
})

export function payersAsked(form: BookingForm): PayerAsk & Pick<QuoteQuery, 'direction' | 'serviceTerm'> {
  const { incoterm, paymentTerm, customerRole, payerType, direction, serviceTerm } = form
  const term = incoterms.find((one) => one === incoterm)
  const thcPayment = thcOf(form)
  return {
    ...(term && { incoterm: term, incotermPlaceKind: namedPlaceOf(form) }),
    ...(paymentTerm && { paymentTerm }),
    ...(customerRole && { customerRole }),
    ...(payerType && { payerType }),
    ...(thcPayment && { thcPayment }),
    ...(direction && { direction }),
    ...(serviceTerm && { serviceTerm }),
  }
}

const home = 'CN'

/** Codes of airports are those of the airlines; all others begin with their country. */
const countryIn = (code: string | null | undefined) => (code && code.length > 3 ? code.slice(0, 2) : undefined)

/** Our customer is the shipper of exports and the consignee of imports; on cross trades, or unknown places, it says so itself. */
export function roleProposed(
  { originCode, destinationCode, direction, paymentTerm }: BookingForm,
  known: { originCountry?: string | undefined; destinationCountry?: string | undefined } = {},
): ChargePayer | undefined {
  const from = known.originCountry ?? countryIn(originCode)
  const to = known.destinationCountry ?? countryIn(destinationCode)
  const isBetweenOthers = !from || !to || (from !== home && to !== home)
  const way = direction ?? (from !== home ? 'I' : to === home ? 'NM' : 'E')
  if (isBetweenOthers && (way === 'E' || !direction)) return undefined
  if (way === 'NM') return paymentTerm === 'CC' ? 'CNE' : 'SHP'
  return way === 'I' ? 'CNE' : 'SHP'
}
