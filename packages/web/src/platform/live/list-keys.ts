import type { KeyboardEvent } from 'react'
import type { ComboBoxState } from 'react-stately/useComboBoxState'
import type { ListInputProps } from '../ui/list-props.ts'
import type { Option } from '../ui/option.tsx'

type Steered = { props: ListInputProps; state: ComboBoxState<Option>; popover: HTMLElement | null }
type Key = KeyboardEvent<HTMLInputElement>

/** Handles the field's own keys, true if it did; the library has the others. */
export function steer(event: Key, { props, state, popover }: Steered): boolean {
  props.onKey?.(event)
  const isLit = state.isOpen && state.selectionManager.focusedKey !== null
  if (event.key === 'Escape') closeList(event, { props, state, popover })
  else if (event.key === 'Tab') goOn(event, { props, state, popover })
  else if (event.key === 'Enter' && !isLit) {
    if (state.isOpen) event.preventDefault()
    // What is typed waits for the options that fit it.
    if (state.isOpen && props.isTyped) return true
    state.setOpen(false)
    props.onEnter(event)
  } else if (event.key === 'ArrowDown' && props.panel && !props.isTyped) {
    event.preventDefault()
    state.open(null, 'manual')
    popover?.querySelector<HTMLElement>('[role=listbox]')?.focus()
  } else return false
  return true
}

function closeList(event: Key, { props, state }: Steered): void {
  if (!state.isOpen) return
  event.preventDefault()
  event.stopPropagation()
  state.setOpen(false)
  props.onEscape()
}

function goOn(event: Key, { props, state, popover }: Steered): void {
  const head =
    state.isOpen && props.head && !event.shiftKey ? popover?.querySelector<HTMLElement>('button, a[href]') : null
  if (!head) state.setOpen(false)
  else {
    event.preventDefault()
    head.focus()
  }
}

/** Tab and Escape inside the list return to the field. */
export function leadBack(event: KeyboardEvent, input: HTMLInputElement | null): void {
  if (event.key !== 'Tab' && event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  input?.focus()
}
