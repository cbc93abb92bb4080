import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { FilterBar } from './filter-bar.tsx'
import { useListState } from './list-state.ts'
import { RouteStrip } from './route-strip.tsx'
import type { Column } from './table-columns.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Row = { id: string; kg: number }
const rows: Row[] = [
  { id: 'R1', kg: 18640 },
  { id: 'R2', kg: 17905 },
]
const columns: readonly Column<Row>[] = [
  { key: 'BookingNo', title: 'shared.milestone', render: (row) => row.id, pinned: true, sortName: 'bookingNo' },
  {
    key: 'Weight',
    title: 'shared.amount',
    render: (row) => row.kg,
    align: 'num',
    total: (added) => added.reduce((sum, { kg }) => sum + kg, 0),
  },
  { key: 'Remark', title: 'shared.currency', render: () => 'quiet', optional: true },
]
const defaults = { filters: { keyword: '' }, sortName: '', sort: 'asc' } as const

function List(props: Partial<DataTableProps<Row>>) {
  const state = useListState(defaults)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      id="test"
      columns={columns}
      list={{ data: { items: rows, total: 45 }, error: null, refetch: () => {} }}
      state={state}
      rowKey={(row) => row.id}
      selectedKeys={picked}
      onSelect={setPicked}
      renderToolbar={(chooser) => <FilterBar tail={chooser}>{null}</FilterBar>}
      {...props}
    />
  )
}

it('sorts by the server, pages, and keeps both in the address', async () => {
  const { router } = await openPart(<List />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Milestone' }))
  expect(router.state.location.search).toBe('?sortName=bookingNo')
  await user.click(screen.getByRole('button', { name: 'Milestone' }))
  expect(screen.getByRole('columnheader', { name: 'Milestone' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByText('1–20 of 45')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(router.state.location.search).toBe('?sortName=bookingNo&sort=desc&page=2')
})

it('lets the reader choose the columns, and remembers the choice', async () => {
  await openPart(<List />)
  const user = userEvent.setup()
  expect(screen.queryByText('quiet')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  expect((screen.getByRole('checkbox', { name: 'Milestone' }) as HTMLInputElement).disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Currency' }))
  expect(screen.getAllByText('quiet')).toHaveLength(2)
  cleanup()
  await openPart(<List />)
  expect(screen.getAllByText('quiet')).toHaveLength(2)
})

it('picks rows one by one and all of a page', async () => {
  await openPart(<List />)
  const user = userEvent.setup()
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' }) as HTMLInputElement
  await user.click(screen.getAllByRole('checkbox', { name: 'Select this row' })[0] as HTMLElement)
  expect(all.indeterminate).toBe(true)
  await user.click(all)
  expect(all.checked).toBe(true)
})

it('goes to the last page when rows have gone since the address was made', async () => {
  const { router } = await openPart(<List />, 'en', '/?page=9')
  expect(router.state.location.search).toBe('?page=3')
})

it('says what failed and tries again in place', async () => {
  const refetch = vi.fn()
  await openPart(<List list={{ data: undefined, error: new Error('down'), refetch }} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('offers to clear the filters when nothing matches', async () => {
  const list = { data: { items: [], total: 0 }, error: null, refetch: () => {} }
  const { router } = await openPart(<List list={list} />, 'en', '/?keyword=zzz')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(router.state.location.search).toBe('')
})

it('names on the cards of a phone what does not say itself what it is', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  await openPart(<List columns={columns.map((column) => ({ ...column, labelled: column.key === 'Weight' }))} />)
  const [card] = screen.getAllByRole('article')
  expect(card?.textContent).toContain('Amount 18640')
  expect(card?.textContent).not.toContain('Milestone')
})

it('is cards on a phone, with the route strip on top', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  const stops = [
    { label: 'Xi’an', state: 'done' as const },
    { label: 'Hamburg', state: 'ahead' as const },
  ]
  await openPart(<List rowLink={(row) => `/b/${row.id}`} cardTop={() => <RouteStrip stops={stops} share={0.4} />} />)
  const [card] = screen.getAllByRole('article')
  expect(card && within(card).getByText('Xi’an').closest('li')?.style.getPropertyValue('--out')).toBe('80%')
  expect(screen.queryByRole('table')).toBeNull()
})
