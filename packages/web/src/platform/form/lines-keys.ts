import type { KeyboardEvent } from 'react'
import { isComposing } from '../ui/composing.ts'

/** Moves from cell to cell as in a spreadsheet, unless the cell uses the key itself. */
export function walkLines(event: KeyboardEvent<HTMLElement>, add: () => void): void {
  if (event.defaultPrevented || isComposing(event) || event.altKey || event.shiftKey) return
  const { target, currentTarget, key } = event
  if (!(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return
  const isAdding = key === 'Enter' && (event.ctrlKey || event.metaKey)
  const step = stepOf(key, target)
  if (step === 0) return
  event.preventDefault()
  const cell = target.closest('td')
  const index = Number(cell?.closest('tr')?.dataset.line)
  if (isAdding) {
    add()
    const last = () => currentTarget.querySelectorAll('tr[data-line]').length - 1
    requestAnimationFrame(() => enterCell(currentTarget, last(), 0))
  } else if (cell) enterCell(currentTarget, index + step, cell.cellIndex)
}

function stepOf(key: string, field: HTMLInputElement): number {
  if (key === 'Enter') return 1
  if (field.getAttribute('role') === 'combobox' || field.type === 'radio') return 0
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
}

export function enterCell(body: HTMLElement, line: number, cell: number): void {
  const row = body.querySelector<HTMLTableRowElement>(`tr[data-line="${line}"]`)
  row?.cells[cell]?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')?.focus()
}
