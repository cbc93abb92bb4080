import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { opener } from './column-makers.tsx'
import { Dialog } from './dialog.tsx'
import { choice, days, keyword } from './list-filters.tsx'
import { describeList, ListPage } from './list-page.tsx'
import type { Column } from './table-columns.tsx'

type Bill = { no: string; state: string; remark: string }
const bills: readonly Bill[] = [
  { no: 'B-1', state: 'open', remark: 'first' },
  { no: 'B-2', state: 'paid', remark: 'second' },
]
const asked: object[] = []

const columns: readonly Column<Bill>[] = [
  opener('No', 'shared.columns', ({ no }) => no),
  { key: 'Remark', title: 'shared.total', render: ({ remark }) => remark },
]

const list = describeList({
  id: 'bills',
  title: 'shell.notices',
  note: 'shared.old-rows',
  defaults: {
    filters: { state: 'all', keyword: '', kind: 'all', startDate: '', endDate: '' },
    sortName: 'no',
    sort: 'desc',
  },
  query: ({ input, filters }) => {
    asked.push(input)
    const items = bills.filter(
      ({ no, state }) => (filters.state === 'all' || state === filters.state) && no.includes(filters.keyword),
    )
    return { data: { items, total: items.length, counts: { open: 1, paid: 1 } }, error: null, refetch: () => undefined }
  },
  tabs: {
    name: 'state',
    label: 'shared.sort',
    choices: [
      ['all', 'shared.all'],
      ['open', 'shared.remove'],
    ],
    urgentValues: ['open'],
    alsoSets: { kind: 'all' },
  },
  columns: ({ state }) => (state === 'open' ? columns.slice(0, 1) : columns),
  rowKey: ({ no }) => no,
  filters: [
    keyword('keyword', 'shared.milestone'),
    choice('kind', 'shared.close', [
      ['all', 'shared.all'],
      ['x', 'shared.amount'],
    ]),
    days('startDate', 'endDate', 'shared.date-start'),
  ],
  creation: {
    label: 'shared.yes',
    Drawer: ({ onClose, onCreated }) => (
      <Dialog title="New bill" onClose={onClose}>
        <button type="button" onClick={() => onCreated({ no: 'B-2', state: 'paid', remark: 'second' })}>
          make
        </button>
      </Dialog>
    ),
  },
  Drawer: ({ row, state, onClose }) => (
    <Dialog title={`Bill ${row.no} of ${state.filters.state}`} onClose={onClose}>
      {row.remark}
    </Dialog>
  ),
  empty: { title: 'shared.empty-list', icon: 'bill' },
})

const open = (at?: string) => openPart(<ListPage list={list} />, 'en', at)
const rows = () => screen.getAllByRole('row').slice(1)

it('draws a list from its description: head, tabs with counts, filters, columns and rows', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Announcements')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['All2', 'Remove1'])
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Columns', 'Total'])
  expect(rows()).toHaveLength(2)
  expect(asked.at(-1)).toEqual({ pageIndex: 1, pageSize: 20, sort: 'desc', sortName: 'no' })
})

it('keeps tab and filters in the address, and takes back with a tab what belongs to another', async () => {
  const { router } = await open('/?kind=x')
  expect(asked.at(-1)).toMatchObject({ kind: 'x', pageIndex: 1 })
  await userEvent.click(screen.getByRole('tab', { name: /Remove/ }))
  expect(router.state.location.search).toBe('?state=open')
  expect(rows()).toHaveLength(1)
  expect(screen.getAllByRole('columnheader')).toHaveLength(1)
})

it('says that nothing fits the filters, and clears them', async () => {
  await open('/?keyword=Z')
  const [clear] = await screen.findAllByRole('button', { name: 'Clear filters' })
  if (clear) await userEvent.click(clear)
  expect(rows()).toHaveLength(2)
})

it('opens a row beside the list by its first cell, knowing what was chosen', async () => {
  await open('/?state=open')
  await userEvent.click(screen.getByRole('button', { name: 'B-1' }))
  expect((await screen.findByRole('dialog', { name: 'Bill B-1 of open' })).textContent).toContain('first')
})

it('adds a row beside the list and goes on with what was made', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await userEvent.click(await screen.findByRole('button', { name: 'make' }))
  expect((await screen.findByRole('dialog', { name: 'Bill B-2 of all' })).textContent).toContain('second')
  expect(screen.queryByRole('dialog', { name: 'New bill' })).toBeNull()
})
