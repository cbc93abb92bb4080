import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../load-part.ts'
import { useText } from '../text.tsx'
import { Icon, type IconName } from './icon.tsx'
import { dropToast, runToastAction, type Toast, useQuestion, useToasts } from './messages.ts'

const QuestionDialog = lazyPart(async () => (await import('./question-dialog.tsx')).QuestionDialog)

/** Messages and questions, once at the root of the page. */
export function Messages() {
  const question = useQuestion()
  return (
    <>
      <Toasts />
      {question && (
        <Suspense fallback={null}>
          <QuestionDialog question={question} />
        </Suspense>
      )}
    </>
  )
}

const looks: Record<Toast['kind'], { icon: IconName; name: 'shared.hint' | 'shared.success' | 'shared.error' }> = {
  hint: { icon: 'info', name: 'shared.hint' },
  good: { icon: 'tick', name: 'shared.success' },
  wrong: { icon: 'wrong', name: 'shared.error' },
}

/** Mounted before any message so that screen readers announce it, also over dialogs. */
function Toasts() {
  const toasts = useToasts()
  const isWrong = ({ kind }: Toast) => kind === 'wrong'
  return (
    <div className="toasts" data-react-aria-top-layer="true">
      <div aria-live="polite">
        <ToastList toasts={toasts.filter((one) => !isWrong(one))} />
      </div>
      <div aria-live="assertive">
        <ToastList toasts={toasts.filter(isWrong)} />
      </div>
    </div>
  )
}

const ToastList = ({ toasts }: { toasts: readonly Toast[] }) =>
  toasts.map((one) => <OneToast key={one.id} toast={one} />)

/** Its time stops while pointed at or focused. */
function OneToast({ toast }: { toast: Toast }) {
  const { id, kind, message, ms, action } = toast
  const text = useText()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dropToast(id), ms)
    return () => clearTimeout(timer)
  }, [id, ms, isHeld])
  const pauseTimer = () => setHeld(true)
  const letGo = () => setHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing but stay while it is read
    <div
      className={`toast ${kind}`}
      onPointerEnter={pauseTimer}
      onPointerLeave={letGo}
      onFocus={pauseTimer}
      onBlur={letGo}
    >
      <Icon name={looks[kind].icon} size="s" />
      <span className="unseen">{text(looks[kind].name)}</span>
      <span>{message}</span>
      {action && (
        <button
          type="button"
          className="link strong nowrap"
          aria-keyshortcuts="U"
          onClick={() => runToastAction(toast)}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="input-clear" aria-label={text('shared.close')} onClick={() => dropToast(id)}>
        <Icon name="close" size="s" />
      </button>
    </div>
  )
}
