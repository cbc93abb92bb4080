import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { rowsByHeading } from '../../testing/rows.ts'
import { day, figure, laneColumn, link, moment, money, mono, pill } from './column-makers.tsx'
import { DataTable } from './data-table.tsx'
import type { Column } from './table-columns.tsx'

type Row = { no: string; days?: number; rate?: string; at?: Date; on?: string; originName?: string; late?: boolean }

const columns: readonly Column<Row>[] = [
  link('No', 'shared.columns', ({ no }) => no, { to: ({ no }) => `/bills/${no}` }),
  day('On', 'shared.sort', ({ on }) => on),
  moment('At', 'shared.all', ({ at }) => at, { zone: () => 'Europe/Berlin' }),
  figure('Days', 'shared.total', ({ days }) => days),
  money('Rate', 'shared.amount', ({ rate }) => rate && { amount: rate, currency: 'EUR' }),
  mono('Ref', 'shared.milestone', ({ no }) => no.startsWith('CN') && no),
  pill('State', 'shared.close', ({ late }) => late && { tone: 'bad', word: 'shared.remove' }),
  laneColumn('Lane', 'shared.yes'),
]

const open = (rows: readonly Row[]) =>
  openPart(
    <DataTable
      id="makers"
      columns={columns}
      list={{ data: { items: rows, total: rows.length }, error: null, refetch: () => undefined }}
      rowKey={({ no }) => no}
    />,
  )

it('writes days, moments, quantities and money as the reader does, each at its place', async () => {
  await open([
    {
      no: 'CN-7',
      days: 0,
      rate: '4480',
      at: new Date('2031-11-24T10:00:00Z'),
      on: '2031-11-24',
      originName: 'Xi’an',
      late: true,
    },
  ])
  const [row] = rowsByHeading()
  expect(Object.values(row ?? {})).toEqual([
    'CN-7',
    '24 Nov 2031',
    expect.stringMatching(/^24 Nov 2031 11:00/),
    '0',
    '€4,480.00',
    'CN-7',
    'Remove',
    'Xi’an→',
  ])
  expect(screen.getByRole('link', { name: 'CN-7' }).getAttribute('href')).toBe('/bills/CN-7')
  expect(screen.getByRole('columnheader', { name: 'Total' }).className).toContain('num')
})

it('shows nothing where a row has nothing', async () => {
  await open([{ no: 'DE-1' }])
  expect(Object.values(rowsByHeading()[0] ?? {})).toEqual(['DE-1', '', '', '', '', '', '', '→'])
})
