import type { ratePage } from '@landbridge/contract/reference/reference-desk'
import type { z } from 'zod'
import { opener, pill } from '../../platform/ui/column-makers.tsx'
import { keyword } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useDeskRates } from '../reference-api.ts'
import { RateDrawer } from './rate-drawer.tsx'

type RateRow = z.output<typeof ratePage>['items'][number]

const fractionOf = (rate: string) => rate.split('.')[1] ?? ''

/** A rate aligned at the decimal point, padded invisibly to the others' digits. */
function Aligned({ rate, among }: { rate: string; among: readonly RateRow[] }) {
  const fraction = fractionOf(rate)
  const most = Math.max(...among.map((one) => fractionOf(one.rate).length))
  const room = `${fraction || most === 0 ? '' : '.'}${'0'.repeat(Math.max(0, most - fraction.length))}`
  return (
    <>
      {rate}
      <span className="room">{room}</span>
    </>
  )
}

const columns: readonly Column<RateRow>[] = [
  opener('CurrCd', 'reference.currency', ({ code }) => code),
  { key: 'CurrName', title: 'reference.name', render: (row) => row.label },
  {
    key: 'Rate',
    title: 'reference.rate',
    align: 'num',
    render: ({ rate }, rows = []) => <Aligned rate={rate} among={rows} />,
  },
  { key: 'YearMonth', title: 'reference.month', sortName: 'yearMonth', render: (row) => row.yearMonth },
  pill('Sample', 'reference.source', ({ sample }) =>
    sample ? { tone: 'warn', word: 'reference.sample' } : { tone: 'ok', word: 'reference.entered' },
  ),
]

const rates = describeList({
  id: 'reference.rates',
  title: 'reference.exchange-rates',
  note: 'reference.rates-note',
  defaults: { filters: { keyword: '', yearMonth: '' }, sortName: 'yearMonth', sort: 'desc' },
  query: ({ input }) => useDeskRates(input),
  columns,
  rowKey: ({ code, yearMonth }) => `${code}/${yearMonth}`,
  filters: [keyword('keyword', 'reference.currency')],
  creation: { label: 'reference.rate-new', Drawer: ({ onClose }) => <RateDrawer rate={undefined} onClose={onClose} /> },
  Drawer: ({ row, onClose }) => <RateDrawer rate={row} onClose={onClose} />,
})

export const DeskRatesPage = () => <ListPage list={rates} />
