import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import type { DueDocument } from '../life/booking.ts'

/** The days that papers are due by: the first cut-off, the customs cut-off, and the arrival. */
export type DueDays = {
  byCutoff?: string | undefined
  byDeparture?: string | undefined
  byArrival?: string | undefined
}

/** The papers that a rail booking is asked for, by when, as the trade usually does. Staff change the list as they accept. */
export function proposedDocuments(form: BookingForm, { byCutoff, byDeparture, byArrival }: DueDays): DueDocument[] {
  const hasShippersBoxes = form.boxes?.some((box) => box.containerOwner === 'S') ?? false
  const weClearOut = form.exportCustomsBy === 'US'
  const weClearIn = form.importCustomsBy === 'US'
  const asked: [documentType: string, dueBy: string | undefined, isAsked: boolean][] = [
    ['MSDS', byCutoff, form.cargoKind === 'D'],
    ['LASH', byCutoff, form.oversize === true],
    ['SI', byCutoff, true],
    ['LOAD', byCutoff, true],
    ['OTH', byCutoff, hasShippersBoxes],
    ['INV', byDeparture, weClearOut || weClearIn],
    ['PL', byDeparture, weClearOut || weClearIn],
    ['CON', byDeparture, weClearOut],
    ['POA', byDeparture, weClearOut || weClearIn],
    ['LIC', byDeparture, form.exportControlled === true],
    ['EAC', byArrival, weClearIn],
    ['CO', byArrival, weClearIn],
  ]
  return asked
    .filter(([, , isAsked]) => isAsked)
    .map(([documentType, dueBy]) => ({ documentType, dueBy, bringer: 'customer' }))
}

/** The kinds of papers that stand with a booking already. */
export function givenTypes(form: BookingForm, attached: readonly { doc_type: string | null }[]): Set<string> {
  const named = (form.attachments ?? []).map((one) => one.documentType)
  const sheets = form.danger?.some((line) => line.safetyDataSheetFid) ? ['MSDS'] : []
  const plans = form.lashingPlanFid ? ['LASH'] : []
  return new Set([...named, ...attached.map((one) => one.doc_type), ...sheets, ...plans].flatMap((type) => type ?? []))
}
