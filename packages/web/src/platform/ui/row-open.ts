import type { MouseEvent } from 'react'

/** Row elements with a click of their own. */
const interactive = 'a, button, input, select, textarea, label, summary'
/** The row's link: the name in its first column, else its first link. */
const rowLinkOf = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('.fixed :is(a[href], button.link)') ?? row.querySelector<HTMLElement>('a[href]')

const isAnswered = ({ target, currentTarget: row }: MouseEvent<HTMLElement>) =>
  !(target instanceof Element) || !row.contains(target) || target.closest(interactive) !== null

const press = (link: HTMLElement, keys: MouseEventInit) =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))

/** A click anywhere in a row follows its link, except on interactive elements or selected text. */
function open(event: MouseEvent<HTMLElement>) {
  const link = rowLinkOf(event.currentTarget)
  if (!link || isAnswered(event) || getSelection()?.toString()) return
  const { ctrlKey, metaKey, shiftKey } = event
  press(link, { ctrlKey, metaKey, shiftKey })
}

function openBeside(event: MouseEvent<HTMLElement>) {
  const link = rowLinkOf(event.currentTarget)
  if (event.button === 1 && link instanceof HTMLAnchorElement && !isAnswered(event)) {
    press(link, { ctrlKey: true, metaKey: true })
  }
}

function keepStill(event: MouseEvent<HTMLElement>) {
  if (event.button === 1 && rowLinkOf(event.currentTarget) && !isAnswered(event)) event.preventDefault()
}

/** Makes a row act as its link, which the keyboard uses directly. */
export const rowOpens = { onClick: open, onAuxClick: openBeside, onMouseDown: keepStill }
