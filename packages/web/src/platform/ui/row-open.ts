import type { MouseEvent } from 'react'

/** What in a row answers by itself. */
const answering = 'a, button, input, select, textarea, label, summary'
/** Where a row leads: its name in the first column, or else its first link. */
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

/** The middle button opens a tab of its own. */
function openBeside(event: MouseEvent<HTMLElement>) {
  const way = wayOf(event.currentTarget)
  if (event.button === 1 && way instanceof HTMLAnchorElement && !isAnswered(event)) {
    press(way, { ctrlKey: true, metaKey: true })
  }
}

/** Where the middle button opens something it does not begin to scroll. */
function keepStill(event: MouseEvent<HTMLElement>) {
  if (event.button === 1 && wayOf(event.currentTarget) && !isAnswered(event)) event.preventDefault()
}

/** The row of a list as one link; the keyboard has the link itself. */
export const rowOpens = { onClick: open, onAuxClick: openBeside, onMouseDown: keepStill }
