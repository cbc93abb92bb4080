import { Problem } from '@landbridge/contract/shared/problem'
import { statusOf } from '@landbridge/contract/shared/problem-kinds'
import { v4 as uuid } from 'uuid'

export type Version = { id: string; version: number }

/** A save request: values, their version, and the key under which the server recognises a repetition. */
export type SaveRequest<T> = { values: T; submit: boolean; key: string; kept: Version | undefined }

export type SaveStatus<T> = {
  state: 'idle' | 'saving' | 'saved' | 'failed'
  failure?: Problem['code'] | undefined
  /** Somebody else has saved meanwhile; nothing is sent until the conflict is settled. */
  isConflict: boolean
  savedVersion: Version | undefined
  /** A request whose answer was lost. */
  unanswered: SaveRequest<T> | undefined
}

type SaverOptions<T, Answer extends Version> = {
  savedVersion: Version | undefined
  unanswered?: SaveRequest<T> | undefined
  savedValues: T
  /** Values to save now, undefined when the server has them. */
  unsavedValues: (savedValues: T) => T | undefined
  /** True for autosave, false for submission alone. */
  savesItself: boolean
  /** True for a conflict known at the start. */
  isConflict?: boolean
  currentValues: () => T
  send: (request: SaveRequest<T>) => Promise<Answer>
  onStatus: (status: SaveStatus<T>) => void
  restMs: number
}

const longestRestMs = 60_000

/** True for a save refused over somebody else's. */
export const isConflict = (error: unknown): error is Problem =>
  error instanceof Problem && error.code.endsWith('changed-meanwhile')

const isUnanswered = (error: unknown) => error instanceof Problem && error.code === 'shared.unavailable'
/** True for a refusal of the request itself, unlike an ended login. */
const isFinalRefusal = (error: unknown) => error instanceof Problem && [409, 422].includes(statusOf(error))

export type Saver<T, Answer> = {
  /** Saves after the typing rests. */
  changed: () => void
  /** Saves now; true if the server has everything afterwards. */
  save: () => Promise<boolean>
  /** Submits once after a pending save; a second click gets the first answer. */
  submit: () => Promise<Answer>
  /** Resumes from a newer version after a settled conflict. */
  resumeFrom: (savedVersion: Version, savedValues: T) => void
  hasUnsaved: () => boolean
  savedValues: () => T
  /** Ends autosave. */
  stop: () => void
}

/** Sends requests, and tracks the saved version and the unanswered request. */
function makeSender<T, Answer extends Version>({ send, onStatus, ...parts }: SaverOptions<T, Answer>) {
  const progress = {
    savedVersion: parts.savedVersion,
    unanswered: parts.unanswered,
    savedValues: parts.savedValues,
    isConflict: parts.isConflict ?? false,
    failures: 0,
  }
  const report = (state: SaveStatus<T>['state'], failure?: Problem['code']) =>
    onStatus({
      state,
      failure,
      isConflict: progress.isConflict,
      savedVersion: progress.savedVersion,
      unanswered: progress.unanswered,
    })
  const deliver = async (request: SaveRequest<T>): Promise<Answer> => {
    const isAgain = progress.unanswered === request
    progress.unanswered = request
    report('saving')
    try {
      const answer = await send(request)
      const { id, version } = answer
      Object.assign(progress, { savedVersion: { id, version }, savedValues: request.values, failures: 0 })
      progress.unanswered = undefined
      return answer
    } catch (error) {
      const isOpen = isAgain ? !isFinalRefusal(error) : isUnanswered(error)
      if (!isOpen) progress.unanswered = undefined
      progress.isConflict ||= isConflict(error)
      progress.failures += 1
      report('failed', error instanceof Problem ? error.code : 'shared.broken')
      throw error
    }
  }
  const write = (values: T, submit: boolean) => deliver({ values, submit, key: uuid(), kept: progress.savedVersion })
  /** Repeats an unanswered request; undefined when refused, since then it never arrived. */
  const settle = async (): Promise<{ request: SaveRequest<T>; answer: Answer } | undefined> => {
    const request = progress.unanswered
    if (!request) return undefined
    try {
      return { request, answer: await deliver(request) }
    } catch (error) {
      if (progress.unanswered || progress.isConflict) throw error
      return undefined
    }
  }
  const submit = async (currentValues: () => T): Promise<Answer> => {
    const before = await settle()
    const values = currentValues()
    const isSame = before?.request.submit && JSON.stringify(before.request.values) === JSON.stringify(values)
    return before && isSame ? before.answer : await write(values, true)
  }
  const restart = (savedVersion: Version, savedValues: T) => {
    Object.assign(progress, { savedVersion, savedValues, isConflict: false, failures: 0 })
    report('idle')
  }
  return { progress, report, write, settle, submit, restart }
}

/** Runs one task at a time, in order. */
function makeQueue() {
  let turn: Promise<unknown> = Promise.resolve()
  return <R>(work: () => Promise<R>): Promise<R> => {
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }
}

/** A timer that typing restarts until it is stopped for good. */
function makeTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  return {
    set: (run: () => unknown, ms: number) => {
      if (!isStopped) timer = setTimeout(run, ms)
    },
    clear: () => clearTimeout(timer),
    resume: () => {
      isStopped = false
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Autosave and submit of a draft, one request at a time, repeated under the same key when an answer was lost. */
export function makeSaver<T, Answer extends Version>(parts: SaverOptions<T, Answer>): Saver<T, Answer> {
  const { unsavedValues, currentValues, savesItself, restMs } = parts
  const { progress, report, write, settle, ...post } = makeSender(parts)
  const timer = makeTimer()
  const enqueue = makeQueue()
  let isOver = false
  let submission: Promise<Answer> | undefined
  const unsaved = (): T | undefined => (isOver ? undefined : unsavedValues(progress.savedValues))
  const hasUnsaved = () => !isOver && (progress.unanswered !== undefined || unsaved() !== undefined)
  /** Autosave pauses after an unanswered submission, which only the reader may repeat. */
  const maySave = () => savesItself && !isOver && !progress.isConflict && !submission && !progress.unanswered?.submit
  const saveLater = () => {
    timer.clear()
    if (maySave()) timer.set(save, Math.min(restMs * 2 ** progress.failures, longestRestMs))
  }
  const saveAll = async () => {
    while (maySave()) {
      await settle()
      const values = maySave() ? unsaved() : undefined
      if (values === undefined) return
      await write(values, false)
      report('saved')
    }
  }
  const save = (): Promise<boolean> => {
    timer.clear()
    const saving = enqueue(saveAll).catch((error: unknown) => void (isUnanswered(error) && saveLater()))
    return saving.then(() => !hasUnsaved())
  }
  const submitCurrent = async (): Promise<Answer> => {
    const answer = await post.submit(currentValues)
    isOver = true
    report('saved')
    return answer
  }
  const submit = () => {
    timer.clear()
    submission ??= enqueue(submitCurrent).finally(() => {
      submission = undefined
      if (unsaved() !== undefined) saveLater()
    })
    return submission
  }
  const resumeFrom = (savedVersion: Version, savedValues: T) => {
    post.restart(savedVersion, savedValues)
    if (unsaved() !== undefined) saveLater()
  }
  return {
    changed: () => {
      timer.resume()
      saveLater()
    },
    save,
    submit,
    resumeFrom,
    hasUnsaved,
    savedValues: () => progress.savedValues,
    stop: timer.stop,
  }
}
