import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const cells = 'th, td'
const link = 'a[href], button'

function stopsIn(cell: Element | undefined): HTMLElement[] {
  if (!cell) return []
  const links = [...cell.querySelectorAll<HTMLElement>(link)]
  return links.length > 0 ? links : [cell as HTMLElement]
}

const rowsOf = (grid: HTMLElement): Element[][] =>
  [...grid.querySelectorAll('tr')].map((row) => [...row.querySelectorAll(cells)])

type Place = { row: number; column: number; stop: number }

function placeOf(rows: readonly Element[][], target: EventTarget): Place | undefined {
  const row = rows.findIndex((all) => all.some((cell) => cell.contains(target as Node)))
  const column = rows[row]?.findIndex((cell) => cell.contains(target as Node)) ?? -1
  if (column < 0) return undefined
  return { row, column, stop: Math.max(0, stopsIn(rows[row]?.[column]).indexOf(target as HTMLElement)) }
}

/** One row up or down: the links of a cell are passed before its neighbour is entered, from above at its first one and from below at its last. */
function beside(rows: readonly Element[][], { row, column, stop }: Place, step: 1 | -1): HTMLElement | undefined {
  const here = stopsIn(rows[row]?.[column])[stop + step]
  return here ?? stopsIn(rows[row + step]?.[column]).at(step === 1 ? 0 : -1)
}

function stopAfter(grid: HTMLElement, { key, ctrlKey, target }: KeyboardEvent): HTMLElement | undefined {
  const rows = rowsOf(grid)
  const place = placeOf(rows, target)
  const row = place && rows[place.row]
  if (!row) return undefined
  const first = (cell: Element | undefined) => stopsIn(cell)[0]
  const ways: Record<string, () => HTMLElement | undefined> = {
    ArrowRight: () => first(row[place.column + 1]),
    ArrowLeft: () => first(row[place.column - 1]),
    ArrowDown: () => beside(rows, place, 1),
    ArrowUp: () => beside(rows, place, -1),
    Home: () => first(ctrlKey ? rows[0]?.[0] : row[0]),
    End: () => first((ctrlKey ? rows.at(-1) : row)?.at(-1)),
  }
  return Object.hasOwn(ways, key) ? ways[key]?.() : undefined
}

function takeTab(grid: HTMLElement, stop: HTMLElement): void {
  for (const other of grid.querySelectorAll<HTMLElement>('[tabindex="0"]')) other.tabIndex = -1
  stop.tabIndex = 0
}

/** The keys of a table that is a grid (role grid): one place is reached by Tab, arrows lead from cell to cell. Its links and cells bear tabIndex -1. */
export function useGridKeys(): {
  ref: RefObject<HTMLTableElement | null>
  onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void
  onFocus: (event: { target: EventTarget }) => void
} {
  const ref = useRef<HTMLTableElement>(null)
  // Rows come and go; whatever they are, one place is left to come in by.
  useEffect(() => {
    const grid = ref.current
    if (!grid || grid.querySelector('[tabindex="0"]')) return
    const entry = grid.querySelector<HTMLElement>(`tbody :is(${link})`) ?? grid.querySelector<HTMLElement>(cells)
    if (entry) takeTab(grid, entry)
  })
  return {
    ref,
    onKeyDown: (event) => {
      if (event.altKey || event.metaKey || event.shiftKey) return
      const stop = stopAfter(event.currentTarget, event)
      if (!stop) return
      event.preventDefault()
      stop.focus()
    },
    onFocus: ({ target }) => {
      if (ref.current && target instanceof HTMLElement && target.tabIndex === -1) takeTab(ref.current, target)
    },
  }
}
