import { auditDeskEndpoints } from '@landbridge/contract/insight/audit-desk-endpoints'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { useListCall } from '../../platform/use-call.ts'
import { AuditChainNote } from './audit-chain-note.tsx'
import { auditColumns } from './audit-columns.tsx'
import { AuditDrawer } from './audit-drawer.tsx'
import { auditDefaults, auditFilters, auditKeywords } from './audit-filters.tsx'

type Input = Parameters<typeof auditDeskEndpoints.list.wire.input.encode>[0]

const audit = describeList({
  id: 'insight.audit',
  title: 'insight.audit',
  note: 'insight.audit-note',
  defaults: auditDefaults,
  query: ({ input }) => useListCall(auditDeskEndpoints.list, input as Input, { staleMs: 0 }),
  columns: auditColumns,
  rowKey: ({ id }) => id,
  filters: auditFilters,
  secondaryFilters: auditKeywords,
  Banner: AuditChainNote,
  Drawer: ({ row, state, onClose }) => (
    <AuditDrawer
      entry={row}
      onThing={({ thing, thingId }) => {
        state.set({ ...auditDefaults.filters, thing, thingId })
        onClose()
      }}
      onClose={onClose}
    />
  ),
  empty: { title: 'insight.no-entries', icon: 'list' },
})

/** The unchangeable log of all actions, with person, record, time and place. */
export const DeskAuditPage = () => <ListPage list={audit} />
