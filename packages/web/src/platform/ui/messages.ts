import { store } from '../store.ts'
import { textNow } from '../text.tsx'
import { problemText } from './states.tsx'

type Kind = 'hint' | 'good' | 'wrong'
type ToastDeed = { label: string; run: () => void }
export type Toast = { id: number; kind: Kind; message: string; ms: number; deed?: ToastDeed | undefined }
export type Question = {
  title: string
  message: string
  yes: string
  no: string
  danger: boolean
  answer: (yes: boolean) => void
}

/** As long as a reader needs who reads slowly (docs/decisions/0042). */
const toastMs = 6_000
const longToastMs = 10_000
const deedToastMs = 8_000

const none: readonly Toast[] = []
/** The server draws pages on which nothing is said yet. */
const toasts = store(none, () => none)
const question = store<Question | undefined>(undefined)
export const useToasts = toasts.use
export const useQuestion = question.use
let lastId = 0

type ToastLook = { kind?: Kind; long?: boolean; deed?: ToastDeed }

/** A message stays six seconds, eight with an action and ten when long, and longer while pointed at or focused. */
export function toast(message: string, { kind = 'hint', long = false, deed }: ToastLook = {}): void {
  const ms = long ? longToastMs : deed ? deedToastMs : toastMs
  toasts.set([...toasts.read().slice(-3), { id: ++lastId, kind, message, ms, deed }])
}

/** Does what can be done about a message, once. */
export function runDeed({ id, deed }: Toast): void {
  dropToast(id)
  deed?.run()
}

/** Takes back what was done last, while its message stands. */
export function undoLast(): void {
  const last = toasts.read().findLast(({ deed }) => deed)
  if (last) runDeed(last)
}

export const dropToast = (id?: number): void =>
  toasts.set(toasts.read().filter((one) => id !== undefined && one.id !== id))

const keptKey = 'message'

/** A message that is said once more by the page that is about to be loaded. */
export const keepMessage = (message: string): void => sessionStorage.setItem(keptKey, message)

export function sayKeptMessage(): void {
  const message = sessionStorage.getItem(keptKey)
  sessionStorage.removeItem(keptKey)
  if (message) toast(message, { kind: 'good' })
}

export const toastError = (error: unknown): void => toast(problemText(error, textNow), { kind: 'wrong' })

type Answers = { yes: string; no?: string; danger?: boolean }

/** Asks the reader, with the first line as the title and the consequences under it; true unless it is closed or cancelled. */
export function confirm(words: string, { yes, no, danger = false }: Answers): Promise<boolean> {
  question.read()?.answer(false)
  const [title = '', ...more] = words.split('\n')
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      question.set(undefined)
      resolve(isYes)
    }
    question.set({
      title,
      message: more.join('\n'),
      yes,
      no: no ?? textNow('shared.cancel'),
      danger,
      answer,
    })
  })
}
