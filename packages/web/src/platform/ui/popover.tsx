import type { ReactNode, RefObject } from 'react'
import { Popover as AriaPopover } from 'react-aria-components/Popover'

type PopoverProps = {
  /** The anchor element, absent inside a library part with its own trigger. */
  anchor?: RefObject<HTMLElement | null>
  /** Called on Escape, an outside press or navigation. */
  onClose?: () => void
  label?: string
  align?: 'left' | 'right'
  fit?: boolean
  className?: string
  children: ReactNode
}

/** A layer under its anchor, over cards and dialogs; Escape closes it alone and refocuses the anchor. */
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
