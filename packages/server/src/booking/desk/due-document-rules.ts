import type { FieldSpec } from '@landbridge/contract/booking/form/form-catalogue'
import { type BookingForm, type HeadName, headFields } from '@landbridge/contract/booking/form/form-fields'

/** The kinds of papers that stand with a booking or its jobs already. What is internal with us is none of them: the customer and the desk see one state. */
export function givenTypes(
  form: BookingForm,
  attached: readonly { docType: string | null; audience: 'customer' | 'staff' }[],
): Set<string> {
  const named = (form.attachments ?? []).map((one) => one.documentType)
  const sheets = form.danger?.some((line) => line.safetyDataSheetFid) ? ['MSDS'] : []
  const inFields = Object.entries(headFields).flatMap(([name, spec]: [string, FieldSpec]) =>
    spec.documentType && form[name as HeadName] ? [spec.documentType] : [],
  )
  return new Set(
    [
      ...named,
      ...attached.filter((one) => one.audience === 'customer').map((one) => one.docType),
      ...sheets,
      ...inFields,
    ].flatMap((type) => type ?? []),
  )
}
