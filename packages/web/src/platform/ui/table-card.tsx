import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { CardHead } from './parts.tsx'

type TableCardProps<Row> = Omit<DataTableProps<Row>, 'list' | 'state' | 'chooser' | 'inCard'> & {
  title: string
  actions?: ReactNode
  rows: readonly Row[]
}

/** A card with a table in it; where some columns are shown by choice, its head offers the choice. */
export function TableCard<Row>({ title, actions, rows, ...table }: TableCardProps<Row>) {
  const hasChoice = rows.length > 0 && table.columns.some(({ optional, filled }) => optional || filled)
  return (
    <section className="card">
      <DataTable
        {...table}
        inCard
        list={{ data: { items: rows, total: rows.length }, error: null, refetch: () => undefined }}
        chooser={(chooser) => (
          <CardHead
            title={title}
            actions={
              <>
                {actions}
                {hasChoice && chooser}
              </>
            }
          />
        )}
      />
    </section>
  )
}
