import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { useCallback, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useAutosave } from '../../platform/form/use-autosave.tsx'
import { type Kept, sendBooking } from '../booking-api.ts'
import { storable } from './form-content.ts'

const restMs = 1_200

type Draft = {
  code: ModeCode
  /** The draft that the form was opened with, if there was one. */
  start: Kept | undefined
  enabled: boolean
  /** Whether somebody has written in the form yet: what the page fills in by itself makes no draft. */
  isWritten: () => boolean
  onFirstSave: (id: string) => void
}

/** Keeps the form as a draft by itself, a moment after each change: made with the first save, changed with every further one. */
export function useFormDraft(
  form: UseFormReturn<BookingForm>,
  { code, start, enabled, isWritten, onFirstSave }: Draft,
) {
  const [isKept, setKept] = useState(start !== undefined)
  const [failure, setFailure] = useState<Problem['code']>()
  const kept = useRef(start)
  const sent = useRef('')
  const isDone = useRef(false)
  const flight = useRef<Promise<unknown>>(undefined)
  const save = async (values: BookingForm) => {
    const storing = storable(values, code)
    const written = JSON.stringify(storing)
    if (isDone.current || !isWritten() || written === sent.current) return
    const saving = sendBooking(code, storing, { kept: kept.current, submit: false })
    flight.current = saving
    try {
      const { id, version } = await saving
      const isFirst = !kept.current
      kept.current = { id, version }
      sent.current = written
      setFailure(undefined)
      setKept(true)
      if (isFirst) onFirstSave(id)
    } catch (error) {
      setFailure(error instanceof Problem ? error.code : 'shared.broken')
      throw error
    }
  }
  const saved = useAutosave(form, save, { delayMs: restMs, enabled })
  /** Waits for the save that is on its way, and says what is kept. */
  const settle = useCallback(async () => {
    await flight.current?.catch(() => undefined)
    return kept.current
  }, [])
  /** What was submitted is kept no more. */
  const finish = useCallback(() => {
    isDone.current = true
  }, [])
  return { saved, isKept, failure, settle, finish }
}
export type FormDraft = ReturnType<typeof useFormDraft>
