import { DataTable } from '../../src/platform/ui/data-table.tsx'
import type { Column } from '../../src/platform/ui/table-columns.tsx'
import type { Shown } from './shown.ts'

type Row = { bookingNo: string; amount: string }
type List = { data: { items: readonly Row[]; total: number } | undefined; error: unknown }

const rows = ['R2611001', 'R2611002', 'R2611003'].map((bookingNo) => ({ bookingNo, amount: '8 420' }))

const columns: readonly Column<Row>[] = [
  { key: 'bookingNo', title: 'shared.entries', render: (row) => row.bookingNo },
  { key: 'amount', title: 'shared.amount', render: (row) => row.amount },
]

/** A list in one of the states that its read can be in. */
function Listed({ data, error }: List) {
  const list = { data, error, refetch: () => undefined }
  return <DataTable id="gallery" columns={columns} list={list} rowKey={(row) => row.bookingNo} />
}

export const shown: Shown = {
  title: 'Lists',
  states: {
    list: () => <Listed data={{ items: rows, total: rows.length }} error={null} />,
    'list, loading': () => <Listed data={undefined} error={null} />,
    'list, empty': () => <Listed data={{ items: [], total: 0 }} error={null} />,
    'list, failed': () => <Listed data={undefined} error={new Error('down')} />,
  },
}
