import { type BookingForm, type HeadName, headFields } from '@landbridge/contract/booking/fields/form-fields'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '../../platform/api.ts'
import type { Version } from '../../platform/form/saver.ts'
import { useAutosave } from '../../platform/form/use-autosave.tsx'
import { useLeaveGuard } from '../../platform/form/use-leave-guard.ts'
import { useText } from '../../platform/text.tsx'
import type { Kept } from '../booking-api.ts'
import { everyName, filledIn, holdsBack, storable } from '../state/form-content.ts'
import type { FormStart } from '../state/form-start.ts'

const restMs = 1_200
const names = Object.keys(headFields) as HeadName[]

type Sending = { kept: Kept | undefined; submit: boolean; key: string }
const sendBooking = (code: ModeCode, form: BookingForm, { kept, submit, key }: Sending) =>
  kept
    ? call(bookingCalls(code).change, { ...everyName(form, code), ...kept, submit }, { key })
    : call(bookingCalls(code).create, { ...form, submit }, { key })

type Draft = { code: ModeCode; start: FormStart; user: UserInfo; onFirstSave: (id: string) => void }

/** Keeps drafts at the server and revisions in this browser; values that the page fills in by itself make no draft. */
export function useFormDraft(form: UseFormReturn<BookingForm>, { code, start, user, onFirstSave }: Draft) {
  const text = useText()
  const isRevision = start.revises !== undefined
  const writtenByReader = useRef(new Set<HeadName>())
  // Read here, so that the form keeps account of it.
  void form.formState.dirtyFields
  const typed = (written: BookingForm): BookingForm | undefined => {
    const own = writtenByReader.current
    for (const name of names) if (form.getFieldState(name).isDirty) own.add(name)
    const now = storable(form.getValues(), code)
    const differs = (name: HeadName) => JSON.stringify(now[name] ?? null) !== JSON.stringify(written[name] ?? null)
    return [...own].some(differs) ? now : undefined
  }
  const saved = useAutosave(form, {
    kept: start.kept,
    written: storable(start.values, code),
    nameOf: (kept: Version | undefined) =>
      [user.userId, isRevision ? 'revision' : 'draft', kept?.id ?? `new ${code}`].join(' '),
    typed,
    holdsBack: () => holdsBack(form.getValues(), code),
    whole: () => filledIn(form.getValues(), code),
    savesItself: !isRevision,
    send: ({ values, ...how }) => sendBooking(code, values, how),
    onFirstSave,
    restMs,
  })
  useLeaveGuard({
    isUnsaved: saved.hasUnsaved,
    ...(!isRevision && { save: saved.save }),
    warning: () =>
      text(!saved.isKeptHere() ? 'shared.leave-lost' : isRevision ? 'booking.leave-revision' : 'booking.leave-draft'),
    wouldBeLost: () => !saved.isKeptHere(),
  })
  /** Goes on from the version of others, with the reader's choice of both. */
  const goOnWith = (chosen: BookingForm, kept: Version, theirs: BookingForm) => {
    for (const name of names) writtenByReader.current.add(name)
    saved.goOnFrom(kept, storable(theirs, code))
    saved.put(chosen)
  }
  return { ...saved, goOnWith, startAfresh: () => saved.put(start.values) }
}
export type FormDraft = ReturnType<typeof useFormDraft>
