import type { ReactNode, RefObject } from 'react'
import { Popover as AriaPopover } from 'react-aria-components/Popover'

type PopoverProps = {
  /** The part that it hangs from; inside a part of the library that has a trigger of its own it is left out. */
  anchor?: RefObject<HTMLElement | null>
  /** Closes it after Escape, a press beside it or moving on; left out where it goes with the anchor. */
  onClose?: () => void
  label?: string
  align?: 'left' | 'right'
  fit?: boolean
  className?: string
  children: ReactNode
}

/** A layer under a button or a field, over cards and dialogs; Escape closes it alone, and the focus goes back to its anchor. */
export function Popover({ anchor, onClose, label, align = 'left', fit, className = '', children }: PopoverProps) {
  return (
    <AriaPopover
      {...(anchor && {
        triggerRef: anchor,
        isOpen: true,
        onOpenChange: (isOpen: boolean) => isOpen || onClose?.(),
      })}
      {...(label !== undefined && { 'aria-label': label })}
      placement={align === 'left' ? 'bottom start' : 'bottom end'}
      offset={4}
      containerPadding={8}
      className={['hanging', fit && 'fits', className].filter(Boolean).join(' ')}
    >
      {children}
    </AriaPopover>
  )
}
