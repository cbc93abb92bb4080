/**
 * Where the keyboard goes when a line of a list is taken away: to the way of removing the one that takes its place, else to
 * what adds one. The button of a line says `data-remove="goods.3"`, what holds the one that adds says `data-add="goods"`.
 */
export function focusAfterRemoval(root: ParentNode, list: string, at: number): void {
  requestAnimationFrame(() => {
    const next = root.querySelector<HTMLElement>(`[data-remove="${list}.${at}"]:not(:disabled)`)
    const add = root.querySelector<HTMLElement>(`[data-add="${list}"] button`)
    ;(next ?? add)?.focus()
  })
}
