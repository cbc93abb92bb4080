import { type CSSProperties, type ReactNode, useId, useRef } from 'react'
import { useDialog } from 'react-aria/useDialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useText } from '../text.tsx'
import { LibraryLocale } from './kit-language.tsx'
import { confirm } from './messages.ts'
import { IconButton } from './parts.tsx'

type LayerProps = {
  title: ReactNode
  /** Absent for content shown only once, which a button of the foot closes. */
  onClose?: (() => void) | undefined
  /** True where closing asks first; by default after any typing or choice inside. */
  isChanged?: boolean | undefined
  width?: number
  /** The foot's buttons, the main one last. */
  actions?: ReactNode
  children?: ReactNode
}

/** A dialog while mounted; `full` fills a phone's screen. */
export function Dialog({ full, bare, ...rest }: LayerProps & { full?: boolean; bare?: boolean }) {
  return <Layer {...rest} veil="veil" look={full ? 'dialog full' : 'dialog'} bare={bare ?? false} measure="--dialog" />
}

export function Drawer({ side = 'right', ...rest }: LayerProps & { side?: 'right' | 'left' }) {
  return <Layer {...rest} veil="veil aside" look={`drawer from-${side}`} bare={false} measure="--drawer" />
}

type Look = { veil: string; look: string; bare: boolean; measure: string }

function Layer({ title, onClose, isChanged, width, actions, children, veil, look, bare, measure }: LayerProps & Look) {
  const text = useText()
  const id = useId()
  const isEntered = useRef(false)
  const leave = async () => {
    if (!onClose) return
    const mayLose = isChanged ?? isEntered.current
    if (
      !mayLose ||
      (await confirm(text('shared.leave-changed'), { confirmLabel: text('shared.discard'), danger: true }))
    )
      onClose()
  }
  return (
    <LibraryLocale>
      <ModalOverlay
        isOpen
        isDismissable={!!onClose}
        isKeyboardDismissDisabled={!onClose}
        onOpenChange={(isOpen) => isOpen || void leave()}
        // A press beside the dialog leaves the focus where it is.
        onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
        className={veil}
      >
        <Modal className={look} {...(width && { style: { [measure]: `${width}px` } as CSSProperties })}>
          <Named by={id} onEntry={() => (isEntered.current = true)}>
            {bare ? (
              <span id={id} className="unseen">
                {title}
              </span>
            ) : (
              <div className="dialog-h">
                <h2 id={id}>{title}</h2>
                {onClose && <IconButton name="close" label={text('shared.close')} onClick={() => void leave()} />}
              </div>
            )}
            {bare ? children : <div className="dialog-b">{children}</div>}
            {actions && <div className="dialog-f">{actions}</div>}
          </Named>
        </Modal>
      </ModalOverlay>
    </LibraryLocale>
  )
}

/** The dialog's labelled element, which takes the focus; the library's own would load its menus. */
function Named({ by, onEntry, children }: { by: string; onEntry: () => void; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null)
  const { dialogProps } = useDialog({ 'aria-labelledby': by }, ref)
  return (
    <section
      {...dialogProps}
      ref={ref}
      onInput={({ target, currentTarget }) => {
        // What is searched for is no entry, and what a dialog over this one asks is its own.
        const isOwn = currentTarget.contains(target as Node) && !(target as Element).matches('[type=search]')
        if (isOwn) onEntry()
      }}
      onClickCapture={({ target }) => (target as Element).closest('[role=option], [role=gridcell]') && onEntry()}
    >
      {children}
    </section>
  )
}
