import { type RefObject, useEffect, useId } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { type TooltipTriggerState, useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'

type TipProps = { target: RefObject<HTMLButtonElement | null>; reason: string }

/** The reason of a disabled button beside it, which keeps its element and focus. */
export function RefusalTip({ target, reason }: TipProps) {
  const id = useId()
  const state = useTooltipTriggerState({ delay: 200, closeDelay: 100 })
  useEffect(() => follow(target.current, state), [target, state])
  useEffect(() => {
    const button = target.current
    if (!state.isOpen || !button) return
    button.setAttribute('aria-describedby', id)
    return () => button.removeAttribute('aria-describedby')
  }, [target, state.isOpen, id])
  // Who has just pressed it, or came to it before these words were there, is told at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they come
  useEffect(() => {
    if (target.current?.matches(':focus-visible')) state.open(true)
  }, [])
  return (
    <TooltipTriggerStateContext.Provider value={state}>
      <Tooltip triggerRef={target} className="tip" offset={6} containerPadding={8}>
        <span id={id}>{reason}</span>
      </Tooltip>
    </TooltipTriggerStateContext.Provider>
  )
}

function follow(button: HTMLButtonElement | null, state: TooltipTriggerState): (() => void) | undefined {
  if (!button) return
  const listening = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void) =>
    button.addEventListener(type, heard, { signal: listening.signal })
  on('pointerenter', ({ pointerType }) => pointerType !== 'touch' && state.open())
  on('pointerleave', () => state.close())
  on('focus', () => button.matches(':focus-visible') && state.open(true))
  on('blur', () => state.close(true))
  on('click', () => state.open(true))
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !state.isOpen) return
    // The words alone go, not the dialog that the button stands in.
    event.stopPropagation()
    state.close(true)
  }
  document.addEventListener('keydown', leave, { capture: true, signal: listening.signal })
  return () => listening.abort()
}
