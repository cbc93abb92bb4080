import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { CardHead } from './parts.tsx'

type TableCardProps<Row> = Omit<DataTableProps<Row>, 'list' | 'state' | 'renderToolbar' | 'isInCard'> & {
  title: string
  actions?: ReactNode
  rows: readonly Row[]
  /** Content below the table. */
  foot?: ReactNode
}

/** A card with a table, whose head has the column chooser where columns are optional. */
export function TableCard<Row>({ title, actions, rows, foot, ...table }: TableCardProps<Row>) {
  const hasChoice = rows.length > 0 && table.columns.some(({ optional, hasValue }) => optional || hasValue)
  return (
    <section className="card">
      <DataTable
        {...table}
        isInCard
        list={{ data: { items: rows, total: rows.length }, error: null, refetch: () => undefined }}
        renderToolbar={(chooser) => (
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
