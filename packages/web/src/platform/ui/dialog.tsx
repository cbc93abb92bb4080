import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../text.tsx'
import { IconButton } from './parts.tsx'

type OverProps = {
  title: ReactNode
  /** Without it nothing but a button at the foot closes what is shown only once. */
  onClose?: (() => void) | undefined
  width?: number
  /** What stands at the foot: the buttons, the main one last. */
  actions?: ReactNode
  children?: ReactNode
}

/** A dialog over the page. Escape and the cross close it. It is there as long as it is rendered. */
export function Dialog({ full, bare, ...rest }: OverProps & { full?: boolean; bare?: boolean }) {
  return <Over {...rest} look={full ? 'dialog full' : 'dialog'} bare={bare ?? false} measure="--dialog" />
}

/** A panel from the right edge. */
export function Drawer({ side = 'right', ...rest }: OverProps & { side?: 'right' | 'left' }) {
  return <Over {...rest} look={side === 'left' ? 'drawer from-left' : 'drawer'} bare={false} measure="--drawer" />
}

function Over({
  title,
  onClose,
  width,
  actions,
  children,
  look,
  bare,
  measure,
}: OverProps & { look: string; bare: boolean; measure: string }) {
  const text = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) {
      if (shown.showModal) shown.showModal()
      else shown.setAttribute('open', '')
    }
    return () => shown?.close?.()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well
    <dialog
      ref={dialog}
      className={look}
      aria-labelledby={id}
      style={width ? ({ [measure]: `${width}px` } as CSSProperties) : undefined}
      onCancel={(event) => {
        // A dialog or a file chooser inside has its own; React hands theirs up to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      // A browser may close it all the same, after a second Escape.
      onClose={({ target, currentTarget }) => !onClose && target === currentTarget && dialog.current?.showModal()}
      onClick={(event) => event.target === dialog.current && onClose?.()}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps clicks inside from closing */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keeps clicks inside from closing */}
      <div onClick={(event) => event.stopPropagation()}>
        {bare ? (
          <span id={id} className="unseen">
            {title}
          </span>
        ) : (
          <div className="dialog-h">
            <h2 id={id}>{title}</h2>
            {onClose && <IconButton name="close" label={text('shared.close')} onClick={onClose} />}
          </div>
        )}
        {bare ? children : <div className="dialog-b">{children}</div>}
        {actions && <div className="dialog-f">{actions}</div>}
      </div>
    </dialog>
  )
}
