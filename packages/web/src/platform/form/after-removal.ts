/** For so many frames a line that is taken away may still stand, and take the focus along as it goes; a press of the reader ends the wait. */
const frames = 30

/**
 * Moves the focus when a line is taken away, to the button that removes the one in its place (`data-remove="goods.3"`), else to the one that adds
 * (`data-add="goods"`).
 */
export function focusAfterRemoval(root: ParentNode, list: string, at: number): void {
  const pressed = new AbortController()
  document.addEventListener('pointerdown', () => pressed.abort(), { capture: true, signal: pressed.signal })
  moveFocus(root, list, at, pressed, frames)
}

function moveFocus(root: ParentNode, list: string, at: number, pressed: AbortController, left: number): void {
  requestAnimationFrame(() => {
    if (pressed.signal.aborted) return
    const next = root.querySelector<HTMLElement>(`[data-remove="${list}.${at}"]:not(:disabled)`)
    const add = root.querySelector<HTMLElement>(`[data-add="${list}"] button`)
    const isLost = document.activeElement === document.body
    if (left === frames || isLost) (next ?? add)?.focus()
    if (left > 0) moveFocus(root, list, at, pressed, left - 1)
    else pressed.abort()
  })
}
