import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { store } from '../store.ts'
import { textNow, useText } from '../text.tsx'
import { Dialog } from './dialog.tsx'
import { canPop } from './floating.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Button } from './parts.tsx'
import { problemText } from './states.tsx'

type Kind = 'hint' | 'good' | 'wrong'
type Toast = { id: number; kind: Kind; message: string }
type Question = {
  title: string
  message: ReactNode
  yes: string
  no: string
  danger: boolean
  answer: (yes: boolean) => void
}

const toastMs = 2_000
const longToastMs = 10_000
const icons: Record<Kind, IconName> = { hint: 'info', good: 'tick', wrong: 'wrong' }

const none: readonly Toast[] = []
/** The server draws pages on which nothing is said yet. */
const toasts = store(none, () => none)
const question = store<Question | undefined>(undefined)
let lastId = 0

/** A message for two seconds, or for ten when it must be read. */
export function toast(message: string, { kind = 'hint', long = false }: { kind?: Kind; long?: boolean } = {}): void {
  const id = ++lastId
  toasts.set([...toasts.read().slice(-3), { id, kind, message }])
  setTimeout(() => toasts.set(toasts.read().filter((one) => one.id !== id)), long ? longToastMs : toastMs)
}

const keptKey = 'message'

/** A message that is said once more by the page that is about to be loaded. */
export const keepMessage = (message: string): void => sessionStorage.setItem(keptKey, message)

/** Says what the page before has left to be said. */
export function sayKeptMessage(): void {
  const message = sessionStorage.getItem(keptKey)
  sessionStorage.removeItem(keptKey)
  if (message) toast(message, { kind: 'good' })
}

/** Says why something was refused or failed. */
export const toastError = (error: unknown): void => toast(problemText(error, textNow), { kind: 'wrong' })

type Asked = { title?: string; yes?: string; no?: string; danger?: boolean }

/** Asks the reader. True, unless it is closed or cancelled. */
export function confirm(message: ReactNode, { title, yes, no, danger = false }: Asked = {}): Promise<boolean> {
  question.read()?.answer(false)
  return new Promise((resolve) => {
    const answer = (said: boolean) => {
      question.set(undefined)
      resolve(said)
    }
    question.set({
      title: title ?? textNow('shared.hint'),
      message,
      yes: yes ?? textNow('shared.ok'),
      no: no ?? textNow('shared.cancel'),
      danger,
      answer,
    })
  })
}

/** Where messages and questions appear; stands once, at the root of the page. */
export function Messages() {
  const asked = question.use()
  return (
    <>
      <Toasts />
      {asked && (
        <Dialog
          title={asked.title}
          width={420}
          onClose={() => asked.answer(false)}
          actions={
            <>
              <Button look="ghost" onClick={() => asked.answer(false)}>
                {asked.no}
              </Button>
              <Button onClick={() => asked.answer(true)} autoFocus>
                {asked.yes}
              </Button>
            </>
          }
        >
          {asked.message}
        </Dialog>
      )}
    </>
  )
}

/** In the browser's top layer, so that a message stands over a dialog as well. */
function Toasts() {
  const shown = toasts.use()
  const text = useText()
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!canPop || !layer.current) return
    layer.current.hidePopover()
    if (shown.length > 0) layer.current.showPopover()
  }, [shown])
  return (
    <div className="toasts" popover={canPop ? 'manual' : undefined} ref={layer} aria-live="polite">
      {shown.map(({ id, kind, message }) => (
        <div key={id} className={`toast ${kind}`} role={kind === 'wrong' ? 'alert' : 'status'}>
          <Icon name={icons[kind]} size="s" />
          <span className="unseen">
            {text(kind === 'wrong' ? 'shared.error' : kind === 'good' ? 'shared.success' : 'shared.hint')}
          </span>
          {message}
        </div>
      ))}
    </div>
  )
}
