import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useFormat } from '../format.ts'
import { serverNow } from '../signing.ts'
import { useText } from '../text.tsx'
import { Icon } from '../ui/icon.tsx'
import { dropKept, keepHere, readKept } from './kept-here.ts'
import { type Letter, makeSaver, type Saver, type SaveStanding, type Version } from './saver.ts'
import { savesItself } from './typed-kept.ts'

const keepAfterMs = 300

/** The part of a form that this browser keeps until the server has it. */
type Remembered<T> = {
  kept?: Version | undefined
  written: T
  values: T
  unanswered?: Letter<T> | undefined
}

type Parts<T, Answer extends Version> = {
  /** The record as it was opened, if it is known to the server, and what the server has of it. */
  kept: Version | undefined
  written: T
  nameOf: (kept: Version | undefined) => string
  /** The typed values that are not on the server; nothing while there are none. */
  typed: (written: T) => T | undefined
  /** True while something stands in the form that cannot be sent as it is: it is kept here until it is mended. */
  holdsBack: () => boolean
  whole: () => T
  savesItself: boolean
  send: (letter: Letter<T>) => Promise<Answer>
  onFirstSave: (id: string) => void
  restMs: number
}

type TimedStanding<T> = SaveStanding<T> & { at?: Date | undefined }
export type Autosave<T, Answer extends Version> = Saver<T, Answer> & {
  standing: TimedStanding<T>
  /** The moment at which the values of the form were typed, where this browser had kept them. */
  restoredAt: Date | undefined
  /** True where the typed values outlive the page. */
  isKeptHere: () => boolean
  put: (values: T) => void
}

/** Autosave and submit of a form, with unsaved values kept in this browser through reloads and lost connections. */
export function useAutosave<T extends FieldValues, Answer extends Version>(
  form: UseFormReturn<T>,
  parts: Parts<T, Answer>,
): Autosave<T, Answer> {
  const latest = useRef(parts)
  useEffect(() => {
    latest.current = parts
  })
  const [restored] = useState(() => readKept<Remembered<T>>(parts.nameOf(parts.kept)))
  const [standing, setStanding] = useState<TimedStanding<T>>(() => startOf(parts, restored?.value))
  const isStored = useRef(true)
  const [{ saver, remember }] = useState(() => {
    let known = startOf(parts, restored?.value)
    const take = (next: SaveStanding<T>) => {
      const isFirst = !known.kept && next.kept
      known = next
      if (isFirst) dropKept(latest.current.nameOf(undefined))
      rememberNow()
      setStanding((before) => ({ ...next, at: next.state === 'saved' ? serverNow() : before.at }))
      if (isFirst) latest.current.onFirstSave(isFirst.id)
    }
    const own = makeSaver<T, Answer>({
      kept: known.kept,
      unanswered: known.unanswered,
      isConflict: known.isConflict,
      written: restored?.value.written ?? parts.written,
      typed: (written) => latest.current.typed(written),
      whole: () => latest.current.whole(),
      savesItself: parts.savesItself,
      send: (letter) => latest.current.send(letter),
      tell: take,
      restMs: parts.restMs,
    })
    const rememberNow = () => {
      const name = latest.current.nameOf(known.kept)
      if (!own.hasUnsaved() && !latest.current.holdsBack()) return dropKept(name)
      const { kept, unanswered } = known
      const value: Remembered<T> = { kept, written: own.written(), values: form.getValues(), unanswered }
      isStored.current = keepHere(name, value, { beyondTab: kept !== undefined })
    }
    return { saver: own, remember: rememberNow }
  })
  useEffect(() => {
    if (!restored) return
    form.reset(restored.value.values, { keepDefaultValues: true })
    saver.changed()
  }, [form, restored, saver])
  useFollowing(form, { saver, remember })
  const put = (values: T) => {
    form.reset(values, { keepDefaultValues: true })
    saver.changed()
    remember()
  }
  const isKeptHere = () => isStored.current && standing.kept !== undefined
  const restoredAt = restored && new Date(restored.at)
  return { ...saver, standing, restoredAt, isKeptHere, put }
}

/**
 * The state of a form on opening: a conflict when it was typed on another version than the server's or the awaited one.
 */
function startOf<T, Answer extends Version>(
  { kept }: Parts<T, Answer>,
  restored: Remembered<T> | undefined,
): SaveStanding<T> {
  const known = restored ? restored.kept : kept
  const unanswered = restored?.unanswered
  return {
    state: 'idle',
    isConflict: !unanswered && known?.version !== kept?.version,
    kept: known,
    unanswered,
  }
}

/**
 * Keeps typed values here at once, and saves them when the typing rests, the form is left or the connection is back.
 */
function useFollowing<T extends FieldValues>(
  form: UseFormReturn<T>,
  { saver, remember }: { saver: Pick<Saver<T, Version>, 'changed' | 'save' | 'rest'>; remember: () => void },
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      remember()
    }
    const watching = form.watch((_, { type, name }) => {
      if (type === undefined && name === undefined) return
      timer ??= setTimeout(keep, keepAfterMs)
      saver.changed()
    })
    const leave = () => void (timer && keep())
    const online = () => void saver.save()
    const forget = savesItself(saver.save)
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', leave)
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('beforeunload', leave)
      window.removeEventListener('online', online)
      watching.unsubscribe()
      forget()
      leave()
      saver.rest()
      void saver.save()
    }
  }, [form, saver, remember])
}

export function AutosaveNote({ draft }: { draft: Pick<TimedStanding<unknown>, 'state' | 'at'> }) {
  const text = useText()
  const format = useFormat()
  if (draft.state === 'idle') return null
  const says = {
    saving: text('shared.saving'),
    saved: text('shared.saved-at', { time: format.clock(draft.at) }),
    failed: text('shared.save-failed'),
  }[draft.state]
  return (
    <span className={draft.state === 'failed' ? 'small late nowrap' : 'small muted nowrap'} role="status">
      <Icon name={draft.state === 'failed' ? 'warn' : 'tick'} size="s" /> {says}
    </span>
  )
}
