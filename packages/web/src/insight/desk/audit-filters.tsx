import { auditActors, auditSubjects } from '@landbridge/contract/insight/audit-desk-endpoints'
import { auditActions, auditThings } from '@landbridge/contract/insight/handed-in'
import { useMemo } from 'react'
import { useLanguage, useText } from '../../platform/text.tsx'
import { Combobox } from '../../platform/ui/combobox.tsx'
import { ClearFilters, DatesFilter, FilterBar, KeywordFilter, SelectFilter } from '../../platform/ui/filter-bar.tsx'
import type { useListState } from '../../platform/ui/list-state.ts'
import styles from './audit.module.css'
import { actorLabels } from './audit-columns.tsx'
import { useAuditWords } from './audit-words.ts'

export const auditDefaults = {
  filters: {
    actor: 'all',
    subject: 'all',
    who: '',
    action: '',
    thing: 'all',
    thingId: '',
    company: '',
    ipAddress: '',
    startDate: '',
    endDate: '',
  },
} as const
const subjectLabels = {
  security: 'insight.subject-security',
  'security-failures': 'insight.subject-security-failures',
} as const

type State = ReturnType<typeof useListState<(typeof auditDefaults)['filters']>>

export function AuditFilters({ state, tail }: { state: State; tail: React.ReactNode }) {
  const text = useText()
  const words = useAuditWords()
  const { filters, set } = state
  const keywords = [
    ['who', 'insight.filter-who'],
    ['thingId', 'insight.filter-thing-id'],
    ['company', 'insight.filter-company'],
    ['ipAddress', 'insight.address'],
  ] as const
  const all = { value: 'all', label: text('shared.all') }
  return (
    <FilterBar
      tail={tail}
      below={keywords.map(([name, label]) => (
        <KeywordFilter
          key={name}
          value={filters[name]}
          placeholder={text(label)}
          onChange={(typed) => set({ [name]: typed })}
        />
      ))}
    >
      <SelectFilter
        label={text('insight.actor')}
        value={filters.actor}
        options={[all, ...auditActors.map((value) => ({ value, label: text(actorLabels[value]) }))]}
        onChange={(actor) => set({ actor })}
      />
      <SelectFilter
        label={text('insight.subject')}
        value={filters.subject}
        options={[all, ...auditSubjects.map((value) => ({ value, label: text(subjectLabels[value]) }))]}
        onChange={(subject) => set({ subject })}
      />
      <DatesFilter
        label={text('insight.days')}
        from={filters.startDate}
        to={filters.endDate}
        onChange={(startDate, endDate) => set({ startDate, endDate })}
      />
      <DeedFilter value={filters.action} onChange={(action) => set({ action })} />
      <SelectFilter
        label={text('insight.filter-thing')}
        value={filters.thing}
        options={[all, ...auditThings.map((value) => ({ value, label: words.thing(value) }))]}
        onChange={(thing) => set({ thing })}
      />
      <ClearFilters state={state} />
    </FilterBar>
  )
}

/** One action of many, found by its words or by its code. */
function DeedFilter({ value, onChange }: { value: string; onChange: (action: string) => void }) {
  const text = useText()
  const language = useLanguage()
  const { deed } = useAuditWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language alone
  const options = useMemo(
    () => auditActions.map((action) => ({ value: action, label: deed(action), subLabel: action })),
    [language],
  )
  return (
    <span className={styles.deedFilter}>
      <Combobox
        look="low"
        label={text('insight.action')}
        placeholder={text('insight.filter-action')}
        value={value ? { value, label: deed(value) } : undefined}
        options={options}
        onChange={(option) => onChange(option?.value ?? '')}
      />
    </span>
  )
}
