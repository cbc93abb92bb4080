import type { MouseEvent } from 'react'

/** Elements of a row that answer a click by themselves. */
const answering = 'a, button, input, select, textarea, label, summary'
/** The link that a row leads to: its name in the first column, or else its first one. */
const wayOf = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('.fixed :is(a[href], button.link)') ?? row.querySelector<HTMLElement>('a[href]')

const isAnswered = ({ target, currentTarget: row }: MouseEvent<HTMLElement>) =>
  !(target instanceof Element) || !row.contains(target) || target.closest(answering) !== null

const press = (way: HTMLElement, keys: MouseEventInit) =>
  way.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))

/** A click anywhere in a row is one on the link that it has; not where something else answers, or where words were marked. */
function open(event: MouseEvent<HTMLElement>) {
  const way = wayOf(event.currentTarget)
  if (!way || isAnswered(event) || getSelection()?.toString()) return
  const { ctrlKey, metaKey, shiftKey } = event
  press(way, { ctrlKey, metaKey, shiftKey })
}

function openBeside(event: MouseEvent<HTMLElement>) {
  const way = wayOf(event.currentTarget)
  if (event.button === 1 && way instanceof HTMLAnchorElement && !isAnswered(event)) {
    press(way, { ctrlKey: true, metaKey: true })
  }
}

/** Keeps the page from scrolling where the middle button opens something. */
function keepStill(event: MouseEvent<HTMLElement>) {
  if (event.button === 1 && wayOf(event.currentTarget) && !isAnswered(event)) event.preventDefault()
}

/** The row of a list as one link; the keyboard has the link itself. */
export const rowOpens = { onClick: open, onAuxClick: openBeside, onMouseDown: keepStill }
