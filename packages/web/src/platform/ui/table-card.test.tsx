import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { TableCard } from './table-card.tsx'
import type { Column } from './table-columns.tsx'

afterEach(() => {
  cleanup()
})

type Row = { id: string; box: string; kg: number; remark?: string }
const columns: readonly Column<Row>[] = [
  { key: 'ConNo', title: 'shared.milestone', render: ({ box }) => box },
  {
    key: 'Weight',
    title: 'shared.amount',
    render: ({ kg }) => `${kg} kg`,
    total: (rows) => `${rows.reduce((sum, { kg }) => sum + kg, 0)} kg in all`,
  },
  { key: 'Tare', title: 'shared.currency', render: () => '3,900', optional: true },
  { key: 'Remark', title: 'shared.remove', render: ({ remark }) => remark, hasValue: ({ remark }) => remark },
]
const open = (rows: readonly Row[]) =>
  openPart(
    <TableCard
      id="test"
      title="Packing list"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      subtotalBy={({ box }) => box}
    />,
  )
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const foot = () => {
  const [, , sums] = screen.getAllByRole('rowgroup')
  return within(sums as HTMLElement)
    .getAllByRole('row')
    .map((row) => row.textContent)
}

const first = { id: '1', box: 'CSQU 305438 3', kg: 100 }
const second = { id: '2', box: 'CSQU 305438 3', kg: 20 }
const third = { id: '3', box: 'MSKU 907032 3', kg: 3 }

it('adds up each container and all of them', async () => {
  await open([first, second, third])
  expect(foot()).toEqual(['CSQU 305438 3120 kg in all', 'MSKU 907032 33 kg in all', 'Total123 kg in all'])
})

it('adds up once where everything is in one container', async () => {
  await open([first, second])
  expect(foot()).toEqual(['Total120 kg in all'])
})

it('shows a column that has something in it, and others when the reader chooses them', async () => {
  await open([first, { ...second, remark: 'Keep dry' }])
  expect(headings()).toEqual(['Milestone', 'Amount', 'Remove'])
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Currency' }))
  await userEvent.keyboard('{Escape}')
  expect(headings()).toEqual(['Milestone', 'Amount', 'Currency', 'Remove'])
})

it('leaves a column out that is empty until the reader chooses it', async () => {
  await open([first])
  expect(headings()).toEqual(['Milestone', 'Amount'])
})

it('names the cells of a row, which is a card on a telephone, but not its first one', async () => {
  await open([{ id: 'a', box: 'CSQU3054383', kg: 900, remark: 'fragile' }])
  const named = (text: string) => screen.getByText(text).closest('td')?.dataset.label
  expect(screen.getByRole('table').classList).toContain('stacked')
  expect([named('CSQU3054383'), named('900 kg'), named('fragile')]).toEqual([undefined, 'Amount', 'Remove'])
})
