import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useFormat } from '../format.ts'
import { serverNow } from '../signing.ts'
import { useText } from '../text.tsx'
import { Icon } from '../ui/icon.tsx'
import { registerSelfSaving } from './keep-through-reload.ts'
import { dropKeptValue, keepValue, readKeptValue } from './kept-values.ts'
import { makeSaver, type SaveRequest, type Saver, type SaveStatus, type Version } from './saver.ts'

const keepAfterMs = 300

/** Values that this browser keeps until the server has them. */
type Remembered<T> = {
  kept?: Version | undefined
  written: T
  values: T
  unanswered?: SaveRequest<T> | undefined
}

type AutosaveOptions<T, Answer extends Version> = {
  /** The opened record's version, if the server knows it. */
  savedVersion: Version | undefined
  savedValues: T
  nameOf: (savedVersion: Version | undefined) => string
  /** Typed values that the server lacks, undefined for none. */
  unsavedValues: (savedValues: T) => T | undefined
  /** True while some value cannot be sent, and so is kept here. */
  hasUnsendable: () => boolean
  currentValues: () => T
  savesItself: boolean
  send: (letter: SaveRequest<T>) => Promise<Answer>
  onFirstSave: (id: string) => void
  restMs: number
}

type TimedStatus<T> = SaveStatus<T> & { at?: Date | undefined }
export type Autosave<T, Answer extends Version> = Saver<T, Answer> & {
  status: TimedStatus<T>
  /** The typing time of values restored from this browser. */
  restoredAt: Date | undefined
  /** True where typed values outlive the page. */
  isKeptHere: () => boolean
  replaceValues: (values: T) => void
}

/** Autosave and submit of a form, with unsaved values kept in this browser through reloads and lost connections. */
export function useAutosave<T extends FieldValues, Answer extends Version>(
  form: UseFormReturn<T>,
  parts: AutosaveOptions<T, Answer>,
): Autosave<T, Answer> {
  const latest = useLatest(parts)
  const [restored] = useState(() => readKeptValue<Remembered<T>>(parts.nameOf(parts.savedVersion)))
  const [status, setStatus] = useState<TimedStatus<T>>(() => startOf(parts, restored?.value))
  const isStored = useRef(true)
  const [{ saver, remember }] = useState(() => {
    let latestStatus = startOf(parts, restored?.value)
    const followStatus = (next: SaveStatus<T>) => {
      const isFirst = !latestStatus.savedVersion && next.savedVersion
      latestStatus = next
      if (isFirst) dropKeptValue(latest.current.nameOf(undefined))
      rememberNow()
      setStatus((before) => ({ ...next, at: next.state === 'saved' ? serverNow() : before.at }))
      if (isFirst) latest.current.onFirstSave(isFirst.id)
    }
    const madeSaver = makeSaver<T, Answer>({
      savedVersion: latestStatus.savedVersion,
      unanswered: latestStatus.unanswered,
      isConflict: latestStatus.isConflict,
      savedValues: restored?.value.written ?? parts.savedValues,
      unsavedValues: (savedValues) => latest.current.unsavedValues(savedValues),
      currentValues: () => latest.current.currentValues(),
      savesItself: parts.savesItself,
      send: (request) => latest.current.send(request),
      onStatus: followStatus,
      restMs: parts.restMs,
    })
    const rememberNow = () => {
      const name = latest.current.nameOf(latestStatus.savedVersion)
      if (!madeSaver.hasUnsaved() && !latest.current.hasUnsendable()) return dropKeptValue(name)
      const { savedVersion, unanswered } = latestStatus
      const value: Remembered<T> = {
        kept: savedVersion,
        written: madeSaver.savedValues(),
        values: form.getValues(),
        unanswered,
      }
      isStored.current = keepValue(name, value, { beyondTab: savedVersion !== undefined })
    }
    return { saver: madeSaver, remember: rememberNow }
  })
  useEffect(() => {
    if (!restored) return
    form.reset(restored.value.values, { keepDefaultValues: true })
    saver.changed()
  }, [form, restored, saver])
  useFollowing(form, { saver, remember })
  const replaceValues = (values: T) => {
    form.reset(values, { keepDefaultValues: true })
    saver.changed()
    remember()
  }
  const isKeptHere = () => isStored.current && status.savedVersion !== undefined
  const restoredAt = restored && new Date(restored.at)
  return { ...saver, status, restoredAt, isKeptHere, replaceValues }
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/**
 * The state of a form on opening: a conflict when it was typed on another version than the server's or the awaited one.
 */
function startOf<T, Answer extends Version>(
  { savedVersion }: AutosaveOptions<T, Answer>,
  restored: Remembered<T> | undefined,
): SaveStatus<T> {
  const typedVersion = restored ? restored.kept : savedVersion
  const unanswered = restored?.unanswered
  return {
    state: 'idle',
    isConflict: !unanswered && typedVersion?.version !== savedVersion?.version,
    savedVersion: typedVersion,
    unanswered,
  }
}

/**
 * Keeps typed values here at once, and saves them when the typing rests, the form is left or the connection is back.
 */
function useFollowing<T extends FieldValues>(
  form: UseFormReturn<T>,
  { saver, remember }: { saver: Pick<Saver<T, Version>, 'changed' | 'save' | 'stop'>; remember: () => void },
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
    const forget = registerSelfSaving(saver.save)
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
      saver.stop()
      void saver.save()
    }
  }, [form, saver, remember])
}

export function AutosaveNote({ draft }: { draft: Pick<TimedStatus<unknown>, 'state' | 'at'> }) {
  const text = useText()
  const format = useFormat()
  if (draft.state === 'idle') return null
  const words = {
    saving: text('shared.saving'),
    saved: text('shared.saved-at', { time: format.clock(draft.at) }),
    failed: text('shared.save-failed'),
  }[draft.state]
  return (
    <span className={draft.state === 'failed' ? 'small late nowrap' : 'small muted nowrap'} role="status">
      <Icon name={draft.state === 'failed' ? 'warn' : 'tick'} size="s" /> {words}
    </span>
  )
}
