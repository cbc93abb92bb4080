import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { CardHead } from './parts.tsx'

type TableCardProps<Row> = Omit<DataTableProps<Row>, 'list' | 'state' | 'chooser' | 'inCard'> & {
  title: string
  actions?: ReactNode
  rows: readonly Row[]
  /** Belongs to the table and stands under it, inside the card. */
  foot?: ReactNode
}

/** A card with a table in it; where some columns are shown by choice, its head offers the choice. */
export function TableCard<Row>({ title, actions, rows, foot, ...table }: TableCardProps<Row>) {
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
      {foot && <div className="pad">{foot}</div>}
    </section>
  )
}
