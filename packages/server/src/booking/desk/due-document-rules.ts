import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'

/** The kinds of papers that stand with a booking already. */
export function givenTypes(form: BookingForm, attached: readonly { doc_type: string | null }[]): Set<string> {
  const named = (form.attachments ?? []).map((one) => one.documentType)
  const sheets = form.danger?.some((line) => line.safetyDataSheetFid) ? ['MSDS'] : []
  const plans = form.lashingPlanFid ? ['LASH'] : []
  return new Set([...named, ...attached.map((one) => one.doc_type), ...sheets, ...plans].flatMap((type) => type ?? []))
}
