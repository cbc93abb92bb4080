import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useFormat } from '../format.ts'
import { serverNow } from '../signing.ts'
import { useText } from '../text.tsx'
import { Icon } from '../ui/icon.tsx'
import { savesItself } from './typed-kept.ts'

export type Autosaved = { state: 'idle' | 'saving' | 'saved' | 'failed'; at?: Date; saveNow: () => Promise<boolean> }

/** Saves what was changed when the typing pauses, one save at a time, and once more when the page is left. */
export function useAutosave<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'watch' | 'getValues' | 'control'>,
  save: (values: T) => Promise<unknown>,
  { delayMs = 1_500, enabled = true }: { delayMs?: number; enabled?: boolean } = {},
): Autosaved {
  const [shown, setShown] = useState<Omit<Autosaved, 'saveNow'>>({ state: 'idle' })
  const latest = useRef(save)
  latest.current = save
  const work = useRef({ isChanged: false, isSaving: false })
  const saveNow = useCallback(async () => {
    if (work.current.isSaving) return false
    while (work.current.isChanged) {
      work.current = { isChanged: false, isSaving: true }
      setShown((before) => ({ ...before, state: 'saving' }))
      try {
        await latest.current(form.getValues())
        setShown({ state: 'saved', at: serverNow() })
      } catch {
        setShown((before) => ({ ...before, state: 'failed' }))
        work.current = { isChanged: true, isSaving: false }
        return false
      }
      work.current.isSaving = false
    }
    return true
  }, [form])
  useEffect(() => {
    if (!enabled) return
    let timer: ReturnType<typeof setTimeout>
    const watching = form.watch((_, { type, name }) => {
      // Values that the page itself fills in carry no type; they are saved with the reader's next change.
      if (type === undefined && name === undefined) return
      work.current.isChanged = true
      clearTimeout(timer)
      timer = setTimeout(saveNow, delayMs)
    })
    const forget = savesItself(form.control, saveNow)
    return () => {
      forget()
      clearTimeout(timer)
      watching.unsubscribe()
      void saveNow()
    }
  }, [form, saveNow, delayMs, enabled])
  return { ...shown, saveNow }
}

/** Says that the draft is safe. */
export function AutosaveNote({ of }: { of: Autosaved }) {
  const text = useText()
  const format = useFormat()
  if (of.state === 'idle') return null
  const says = {
    saving: text('shared.saving'),
    saved: text('shared.saved-at', { time: format.clock(of.at) }),
    failed: text('shared.save-failed'),
  }[of.state]
  return (
    <span className={of.state === 'failed' ? 'small late nowrap' : 'small muted nowrap'} role="status">
      <Icon name={of.state === 'failed' ? 'warn' : 'tick'} size="s" /> {says}
    </span>
  )
}
