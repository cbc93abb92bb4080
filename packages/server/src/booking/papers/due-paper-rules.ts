import type { BookingTextKey } from '@landbridge/contract/booking/booking-labels'
import { hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { FieldSpec } from '@landbridge/contract/booking/fields/form-catalogue'
import { type BookingForm, type HeadName, headFields } from '@landbridge/contract/booking/fields/form-fields'
import { papersNeeded } from '@landbridge/contract/booking/form/papers'
import { businessZone, dayIn, instantIn } from '@landbridge/contract/shared/business-day'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import type { Language } from '@landbridge/contract/shared/languages'
import { factsOfMode, type InstructionKind, type ModeCode } from '@landbridge/contract/shared/modes'
import { type CodeItem, codeLabel } from '../../reference/index.ts'
import type { Booking, DueDocument, GivenDeparture } from '../life/booking.ts'
import { say } from '../life/booking-texts.ts'

type Times = Pick<GivenDeparture, 'cutoffs'> & {
  [Name in 'etd' | 'eta']?: Date | undefined
} & { [Name in 'etdZone' | 'etaZone']?: string | undefined }

// A moment at night, before offices open, is met on the day before.
function lastDayBefore(at: Date, timeZone: string): string {
  const day = dayIn(timeZone, at)
  return at < instantIn(timeZone, day, '08:00') ? dayAfter(day, -1) : day
}

/** The papers that are asked for, by when, with a departure's cut-offs and arrival; staff change the list as they accept. */
export function documentsFor(
  { mode, form }: Pick<Booking, 'mode' | 'form'>,
  { cutoffs, etd, eta, etdZone, etaZone }: Times,
): DueDocument[] {
  // What no cut-off closes is due when it leaves; each day is that of the place where it is due.
  const closes = (kind: string) => {
    const cutoff = cutoffs.find(({ cutoffKind }) => cutoffKind === kind)
    return cutoff ? lastDayBefore(cutoff.at, cutoff.timeZone) : etd && lastDayBefore(etd, etdZone ?? businessZone)
  }
  const byCutoff = closes('SI')
  const arrival = eta && dayIn(etaZone ?? businessZone, eta)
  const days = { acceptance: byCutoff, cutoff: byCutoff, departure: closes('CUSTOMS'), arrival }
  const papers = papersNeeded({ name: formNameOf(mode, form.loadType), form, context: { hasCompany: true } })
  return papers.map(({ documentType, due }) => ({ documentType, dueBy: days[due], bringer: 'customer' }))
}

/** The due papers of an amended booking on its old departure: the desk's list, adjusted to what is now asked for. */
export function documentsAmended(before: Booking, after: Booking, given: GivenDeparture): DueDocument[] {
  const [dueBefore, dueAfter] = [documentsFor(before, given), documentsFor(after, given)]
  const isAmong = (list: readonly DueDocument[], one: DueDocument) =>
    list.some(({ documentType }) => documentType === one.documentType)
  const keptPapers = before.documentsDue.filter((one) => !isAmong(dueBefore, one) || isAmong(dueAfter, one))
  return [...keptPapers, ...dueAfter.filter((one) => !isAmong(dueBefore, one) && !isAmong(keptPapers, one))]
}

export type AttachedFile = { docType: string | null; audience: 'customer' | 'staff' }

/** The kinds of papers that stand with a booking or its jobs already, without those internal with us: customer and desk see one state. */
export function givenTypes(form: BookingForm, attached: readonly AttachedFile[]): Set<string> {
  const attachedTypes = (form.attachments ?? []).map((one) => one.documentType)
  const sheets = form.danger?.some((line) => line.safetyDataSheetFid) ? ['MSDS'] : []
  const inFields = Object.entries(headFields).flatMap(([name, spec]: [string, FieldSpec]) =>
    spec.documentType && form[name as HeadName] ? [spec.documentType] : [],
  )
  return new Set(
    [
      ...attachedTypes,
      ...attached.filter((one) => one.audience === 'customer').map((one) => one.docType),
      ...sheets,
      ...inFields,
    ].flatMap((type) => type ?? []),
  )
}

const instructionPapers: Readonly<Record<InstructionKind, BookingTextKey | undefined>> = {
  SI: undefined,
  SLI: 'booking.paper-instruction-SLI',
  LOADING: 'booking.paper-instruction-LOADING',
}

type NamedTypes = { types: readonly CodeItem[]; mode: ModeCode; language: Language }

/** The name of a paper is its code's; an instruction is called as the trade of its mode calls it. */
export function paperName(documentType: string, { types, mode, language }: NamedTypes): string {
  const instructionName = documentType === 'SI' ? instructionPapers[factsOfMode(mode).instruction] : undefined
  return instructionName ? say(language, instructionName) : codeLabel(types, documentType, language)
}

/** A finished booking needs no papers but keeps those handed in; an instruction entered in the jobs counts as one. */
export function papersShown(
  booking: Booking,
  files: readonly AttachedFile[],
  nameOf: (documentType: string) => string,
) {
  const typesHandedIn = givenTypes(booking.form, files)
  if (booking.instructed) typesHandedIn.add('SI')
  return booking.documentsDue
    .map((due) => ({ ...due, documentName: nameOf(due.documentType), isGiven: typesHandedIn.has(due.documentType) }))
    .filter(({ isGiven }) => isGiven || !hasEnded(booking.state))
}
