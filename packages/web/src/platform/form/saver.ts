import { Problem } from '@landbridge/contract/shared/problem'
import { statusOf } from '@landbridge/contract/shared/problem-kinds'
import { v4 as uuid } from 'uuid'

export type Version = { id: string; version: number }

/** A save on its way: the values, the version they stand upon, and the key by which the server knows the same again. */
export type Letter<T> = { values: T; submit: boolean; key: string; kept: Version | undefined }

export type SaveStanding<T> = {
  state: 'idle' | 'saving' | 'saved' | 'failed'
  failure?: Problem['code'] | undefined
  /** Somebody else has saved it meanwhile; nothing is sent until it is known what holds. */
  isConflict: boolean
  kept: Version | undefined
  /** A letter without an answer: nobody knows yet if it arrived. */
  unanswered: Letter<T> | undefined
}

type Parts<T, Answer extends Version> = {
  kept: Version | undefined
  unanswered?: Letter<T> | undefined
  written: T
  /** The values to be saved now; nothing while nobody has written anything else than what the server has. */
  typed: (written: T) => T | undefined
  /** Drafts are kept of it; else it is submitted alone. */
  savesItself: boolean
  /** True when it is known from the start that somebody else has changed it. */
  isConflict?: boolean
  whole: () => T
  send: (letter: Letter<T>) => Promise<Answer>
  tell: (standing: SaveStanding<T>) => void
  restMs: number
}

const longestRestMs = 60_000

/** A save refused because somebody else has saved the same thing since it was opened. */
export const isConflict = (error: unknown): error is Problem =>
  error instanceof Problem && error.code.endsWith('changed-meanwhile')

const isUnanswered = (error: unknown) => error instanceof Problem && error.code === 'shared.unavailable'
/** True for a refusal of the letter itself, unlike a login that has ended. */
const isVerdict = (error: unknown) => error instanceof Problem && [409, 422].includes(statusOf(error))

export type Saver<T, Answer> = {
  /** Something was written: it is saved once the typing rests. */
  changed: () => void
  /** Saves now, and answers if everything is kept on the server afterwards. */
  save: () => Promise<boolean>
  /** Waits for a save on its way, and submits once; the second of two clicks gets the answer of the first. */
  submit: () => Promise<Answer>
  /** Goes on upon a newer version, with what the server has in it, after a conflict was settled. */
  goOnFrom: (kept: Version, written: T) => void
  hasUnsaved: () => boolean
  written: () => T
  /** Nothing is sent of its own accord any more. */
  rest: () => void
}

/** Sends letters, and remembers what the server has and which letter it never answered. */
function makePost<T, Answer extends Version>({ send, tell, ...parts }: Parts<T, Answer>) {
  const known = {
    kept: parts.kept,
    unanswered: parts.unanswered,
    written: parts.written,
    isConflict: parts.isConflict ?? false,
    failures: 0,
  }
  const say = (state: SaveStanding<T>['state'], failure?: Problem['code']) =>
    tell({ state, failure, isConflict: known.isConflict, kept: known.kept, unanswered: known.unanswered })
  const deliver = async (letter: Letter<T>): Promise<Answer> => {
    const isAgain = known.unanswered === letter
    known.unanswered = letter
    say('saving')
    try {
      const answer = await send(letter)
      const { id, version } = answer
      Object.assign(known, { kept: { id, version }, written: letter.values, failures: 0 })
      known.unanswered = undefined
      return answer
    } catch (error) {
      const isOpen = isAgain ? !isVerdict(error) : isUnanswered(error)
      if (!isOpen) known.unanswered = undefined
      known.isConflict ||= isConflict(error)
      known.failures += 1
      say('failed', error instanceof Problem ? error.code : 'shared.broken')
      throw error
    }
  }
  const write = (values: T, submit: boolean) => deliver({ values, submit, key: uuid(), kept: known.kept })
  /** Sends an unanswered letter once more; nothing when it is refused, since then it never arrived. */
  const settle = async (): Promise<{ letter: Letter<T>; answer: Answer } | undefined> => {
    const letter = known.unanswered
    if (!letter) return undefined
    try {
      return { letter, answer: await deliver(letter) }
    } catch (error) {
      if (known.unanswered || known.isConflict) throw error
      return undefined
    }
  }
  const submit = async (whole: () => T): Promise<Answer> => {
    const before = await settle()
    const values = whole()
    const isSame = before?.letter.submit && JSON.stringify(before.letter.values) === JSON.stringify(values)
    return before && isSame ? before.answer : await write(values, true)
  }
  const restart = (kept: Version, written: T) => {
    Object.assign(known, { kept, written, isConflict: false, failures: 0 })
    say('idle')
  }
  return { known, say, write, settle, submit, restart }
}

/** One piece of work at a time, in the order in which they were begun. */
function makeTurns() {
  let turn: Promise<unknown> = Promise.resolve()
  return <R>(work: () => Promise<R>): Promise<R> => {
    const mine = turn.then(work)
    turn = mine.catch(() => undefined)
    return mine
  }
}

/** A timer that is set anew whenever something is typed, until it is stopped for good. */
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
export function makeSaver<T, Answer extends Version>(parts: Parts<T, Answer>): Saver<T, Answer> {
  const { typed, whole, savesItself, restMs } = parts
  const { known, say, write, settle, ...post } = makePost(parts)
  const timer = makeTimer()
  const inTurn = makeTurns()
  let isOver = false
  let submission: Promise<Answer> | undefined
  const unsaved = (): T | undefined => (isOver ? undefined : typed(known.written))
  const hasUnsaved = () => !isOver && (known.unanswered !== undefined || unsaved() !== undefined)
  /** A submit without an answer is asked for by the reader alone, who may have thought better of it. */
  const maySave = () => savesItself && !isOver && !known.isConflict && !submission && !known.unanswered?.submit
  const later = () => {
    timer.clear()
    if (maySave()) timer.set(save, Math.min(restMs * 2 ** known.failures, longestRestMs))
  }
  const saveAll = async () => {
    while (maySave()) {
      await settle()
      const values = maySave() ? unsaved() : undefined
      if (values === undefined) return
      await write(values, false)
      say('saved')
    }
  }
  const save = (): Promise<boolean> => {
    timer.clear()
    const saving = inTurn(saveAll).catch((error: unknown) => void (isUnanswered(error) && later()))
    return saving.then(() => !hasUnsaved())
  }
  const submitWhole = async (): Promise<Answer> => {
    const answer = await post.submit(whole)
    isOver = true
    say('saved')
    return answer
  }
  const submit = () => {
    timer.clear()
    submission ??= inTurn(submitWhole).finally(() => {
      submission = undefined
      if (unsaved() !== undefined) later()
    })
    return submission
  }
  const goOnFrom = (kept: Version, written: T) => {
    post.restart(kept, written)
    if (unsaved() !== undefined) later()
  }
  return {
    changed: () => {
      timer.resume()
      later()
    },
    save,
    submit,
    goOnFrom,
    hasUnsaved,
    written: () => known.written,
    rest: timer.stop,
  }
}
