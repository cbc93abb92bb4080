import { type AuditEntry, auditActors, auditDeskEndpoints } from '@landbridge/contract/insight/audit-desk-endpoints'
import { useMemo, useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, DatesFilter, FilterBar, KeywordFilter, SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { useListCall } from '../../platform/use-call.ts'
import { actorLabels, auditColumns } from './audit-columns.tsx'
import { AuditDrawer } from './audit-drawer.tsx'

const defaults = {
  filters: { actor: 'all', who: '', action: '', thing: '', company: '', ipAddress: '', startDate: '', endDate: '' },
} as const

/** Who did what to which thing, when and from where. Nobody can change it here or anywhere. */
export function DeskAuditPage() {
  const text = useText()
  const state = useListState(defaults)
  const input = state.input as Parameters<typeof auditDeskEndpoints.list.wire.input.encode>[0]
  const list = useListCall(auditDeskEndpoints.list, input, { staleMs: 0 })
  const [shown, show] = useState<AuditEntry>()
  const columns = useMemo(() => auditColumns(show), [])
  return (
    <>
      <PageHead title={text('insight.audit')} note={text('insight.audit-note')} />
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
          onThing={(thing) => {
            state.set({ ...defaults.filters, thing })
            show(undefined)
          }}
          onClose={() => show(undefined)}
        />
      )}
    </>
  )
}

type State = ReturnType<typeof useListState<(typeof defaults)['filters']>>

function AuditFilters({ state, tail }: { state: State; tail: React.ReactNode }) {
  const text = useText()
  const { filters, set } = state
  const words = [
    ['who', 'insight.filter-who'],
    ['action', 'insight.filter-action'],
    ['thing', 'insight.filter-thing'],
    ['company', 'insight.filter-company'],
    ['ipAddress', 'insight.address'],
  ] as const
  return (
    <FilterBar tail={tail}>
      <SelectFilter
        label={text('insight.actor')}
        value={filters.actor}
        options={[
          { value: 'all', label: text('shared.all') },
          ...auditActors.map((value) => ({ value, label: text(actorLabels[value]) })),
        ]}
        onChange={(actor) => set({ actor })}
      />
      <DatesFilter
        label={text('insight.days')}
        from={filters.startDate}
        to={filters.endDate}
        onChange={(startDate, endDate) => set({ startDate, endDate })}
      />
      {words.map(([name, label]) => (
        <KeywordFilter
          key={name}
          value={filters[name]}
          placeholder={text(label)}
          onChange={(typed) => set({ [name]: typed })}
        />
      ))}
      <ClearFilters state={state} />
    </FilterBar>
  )
}
