import { store } from '../store.ts'
import { textNow } from '../text.tsx'
import { problemText } from './states.tsx'

type Kind = 'hint' | 'good' | 'wrong'
type ToastAction = { label: string; run: () => void }
export type Toast = { id: number; kind: Kind; message: string; ms: number; action?: ToastAction | undefined }
export type Question = {
  title: string
  message: string
  confirmLabel: string
  cancelLabel: string
  danger: boolean
  answer: (confirmLabel: boolean) => void
}

/** Long enough for slow readers (docs/decisions/0042). */
const toastMs = 6_000
const longToastMs = 10_000
const actionToastMs = 8_000

const none: readonly Toast[] = []
const toasts = store(none, () => none)
const question = store<Question | undefined>(undefined)
export const useToasts = toasts.use
export const useQuestion = question.use
let lastId = 0

type ToastOptions = { kind?: Kind; long?: boolean; action?: ToastAction }

/** A message stays six seconds, eight with an action and ten when long, and longer while pointed at or focused. */
export function toast(message: string, { kind = 'hint', long = false, action }: ToastOptions = {}): void {
  const ms = long ? longToastMs : action ? actionToastMs : toastMs
  toasts.set([...toasts.read().slice(-3), { id: ++lastId, kind, message, ms, action }])
}

/** Runs a message's action once. */
export function runToastAction({ id, action }: Toast): void {
  dropToast(id)
  action?.run()
}

/** Runs the latest message's action, mostly an undo. */
export function undoLast(): void {
  const last = toasts.read().findLast(({ action }) => action)
  if (last) runToastAction(last)
}

export const dropToast = (id?: number): void =>
  toasts.set(toasts.read().filter((one) => id !== undefined && one.id !== id))

const keptKey = 'message'

/** A message for the page after a reload. */
export const keepMessage = (message: string): void => sessionStorage.setItem(keptKey, message)

export function showKeptMessage(): void {
  const message = sessionStorage.getItem(keptKey)
  sessionStorage.removeItem(keptKey)
  if (message) toast(message, { kind: 'good' })
}

export const toastError = (error: unknown): void => toast(problemText(error, textNow), { kind: 'wrong' })

type ConfirmOptions = { confirmLabel: string; cancelLabel?: string; danger?: boolean }

/** Asks a question, its first line as title; false when cancelled or closed. */
export function confirm(
  words: string,
  { confirmLabel, cancelLabel, danger = false }: ConfirmOptions,
): Promise<boolean> {
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
      confirmLabel,
      cancelLabel: cancelLabel ?? textNow('shared.cancel'),
      danger,
      answer,
    })
  })
}
