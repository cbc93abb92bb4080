/** Frames for which a removed line may still stand and take the focus along; a press of the reader ends the wait. */
const frames = 30

/**
 * Moves the focus of a removed line to the button that removes its successor (`data-remove`), else to the one that adds
 * (`data-add`).
 */
export function focusAfterRemoval(root: ParentNode, list: string, index: number): void {
  const pressed = new AbortController()
  document.addEventListener('pointerdown', () => pressed.abort(), { capture: true, signal: pressed.signal })
  moveFocus(root, list, index, pressed, frames)
}

function moveFocus(root: ParentNode, list: string, index: number, pressed: AbortController, left: number): void {
  requestAnimationFrame(() => {
    if (pressed.signal.aborted) return
    const next = root.querySelector<HTMLElement>(`[data-remove="${list}.${index}"]:not(:disabled)`)
    const add = root.querySelector<HTMLElement>(`[data-add="${list}"] button`)
    const isLost = document.activeElement === document.body
    if (left === frames || isLost) (next ?? add)?.focus()
    if (left > 0) moveFocus(root, list, index, pressed, left - 1)
    else pressed.abort()
  })
}
