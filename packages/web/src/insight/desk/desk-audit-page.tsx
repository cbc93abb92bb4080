import { type AuditEntry, auditDeskEndpoints } from '@landbridge/contract/insight/audit-desk-endpoints'
import { useMemo, useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { useListCall } from '../../platform/use-call.ts'
import { AuditChainNote } from './audit-chain-note.tsx'
import { auditColumns } from './audit-columns.tsx'
import { AuditDrawer } from './audit-drawer.tsx'
import { AuditFilters, auditDefaults } from './audit-filters.tsx'

/** Who did what to which thing, when and from where. Nobody can change it here or anywhere. */
export function DeskAuditPage() {
  const text = useText()
  const state = useListState(auditDefaults)
  const input = state.input as Parameters<typeof auditDeskEndpoints.list.wire.input.encode>[0]
  const list = useListCall(auditDeskEndpoints.list, input, { staleMs: 0 })
  const [shown, show] = useState<AuditEntry>()
  const columns = useMemo(() => auditColumns(show), [])
  return (
    <>
      <PageHead title={text('insight.audit')} note={text('insight.audit-note')} />
      <AuditChainNote />
      <DataTable
        id="insight.audit"
        columns={columns}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        empty={<EmptyState title={text('insight.no-entries')} icon="list" />}
        chooser={(chooser) => <AuditFilters state={state} tail={chooser} />}
      />
      {shown && (
        <AuditDrawer
          entry={shown}
          onThing={({ thing, thingId }) => {
            state.set({ ...auditDefaults.filters, thing, thingId })
            show(undefined)
          }}
          onClose={() => show(undefined)}
        />
      )}
    </>
  )
}
