import { screen } from '@testing-library/react'

const wordsIn = (cell: Element) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The rows of a table as a reader sees them: the words of each cell by the heading over it. */
export function rowsByHeading(table: Element = screen.getByRole('table')): Record<string, string>[] {
  const headings = [...table.querySelectorAll('thead th')].map(wordsIn)
  return [...table.querySelectorAll('tbody tr:not(.band)')].map((row) =>
    Object.fromEntries([...row.children].map((cell, index) => [headings[index] ?? '', wordsIn(cell)])),
  )
}

/** Columns of a list that this reader chose before the page is opened. */
export const columnsChosen = (readerId: string, listId: string, ...keys: string[]): void =>
  localStorage.setItem(`${readerId} columns ${listId}`, keys.join(','))
