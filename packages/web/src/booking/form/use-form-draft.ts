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
import type { SavedBooking } from '../booking-api.ts'
import { filledForm, hasUnstorableValues, storableForm, withEveryField } from '../state/form-content.ts'
import type { FormStart } from '../state/form-start.ts'

const restMs = 1_200
const names = Object.keys(headFields) as HeadName[]

type DraftSaveInput = { kept: SavedBooking | undefined; submit: boolean; key: string }
const sendBooking = (code: ModeCode, form: BookingForm, { kept: savedVersion, submit, key }: DraftSaveInput) =>
  savedVersion
    ? call(bookingCalls(code).change, { ...withEveryField(form, code), ...savedVersion, submit }, { key })
    : call(bookingCalls(code).create, { ...form, submit }, { key })

type DraftOptions = { code: ModeCode; start: FormStart; user: UserInfo; onFirstSave: (id: string) => void }

/** Keeps drafts at the server and revisions in this browser; values that the page fills in by itself make no draft. */
export function useFormDraft(form: UseFormReturn<BookingForm>, { code, start, user, onFirstSave }: DraftOptions) {
  const text = useText()
  const isRevision = start.revises !== undefined
  const writtenByReader = useRef(new Set<HeadName>())
  // Read here, so that the form keeps account of it.
  void form.formState.dirtyFields
  const unsavedValues = (savedValues: BookingForm): BookingForm | undefined => {
    const editedNames = writtenByReader.current
    for (const name of names) if (form.getFieldState(name).isDirty) editedNames.add(name)
    const now = storableForm(form.getValues(), code)
    const differs = (name: HeadName) => JSON.stringify(now[name] ?? null) !== JSON.stringify(savedValues[name] ?? null)
    return [...editedNames].some(differs) ? now : undefined
  }
  const saved = useAutosave(form, {
    savedVersion: start.savedVersion,
    savedValues: storableForm(start.values, code),
    nameOf: (savedVersion: Version | undefined) =>
      [user.userId, isRevision ? 'revision' : 'draft', savedVersion?.id ?? `new ${code}`].join(' '),
    unsavedValues,
    hasUnsendable: () => hasUnstorableValues(form.getValues(), code),
    currentValues: () => filledForm(form.getValues(), code),
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
  /** Resumes from another person's version with the reader's choice of both. */
  const goOnWith = (chosen: BookingForm, savedVersion: Version, theirs: BookingForm) => {
    for (const name of names) writtenByReader.current.add(name)
    saved.resumeFrom(savedVersion, storableForm(theirs, code))
    saved.replaceValues(chosen)
  }
  return { ...saved, goOnWith, startAfresh: () => saved.replaceValues(start.values) }
}
export type FormDraft = ReturnType<typeof useFormDraft>
