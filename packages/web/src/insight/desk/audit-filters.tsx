import { auditActors, auditSubjects } from '@landbridge/contract/insight/audit-desk-endpoints'
import { auditActions, auditThings } from '@landbridge/contract/insight/handed-in'
import { useMemo } from 'react'
import { useLanguage, useText } from '../../platform/text.tsx'
import { Combobox } from '../../platform/ui/combobox.tsx'
import { choice, days, keyword, type ListFilter, withAll } from '../../platform/ui/list-filters.tsx'
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

function useThings() {
  const text = useText()
  const words = useAuditWords()
  return [
    { value: 'all', label: text('shared.all') },
    ...auditThings.map((value) => ({ value, label: words.thing(value) })),
  ]
}

const DeedFilter: ListFilter<'action'> = ({ state }) => {
  const text = useText()
  const language = useLanguage()
  const { deed } = useAuditWords()
  const value = state.filters.action
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
        onChange={(option) => state.set({ action: option?.value ?? '' })}
      />
    </span>
  )
}

export const auditFilters = [
  choice('actor', 'insight.actor', withAll(auditActors, actorLabels)),
  choice('subject', 'insight.subject', withAll(auditSubjects, subjectLabels)),
  days('startDate', 'endDate', 'insight.days'),
  DeedFilter,
  choice('thing', 'insight.filter-thing', useThings),
] as const

export const auditKeywords = [
  keyword('who', 'insight.filter-who'),
  keyword('thingId', 'insight.filter-thing-id'),
  keyword('company', 'insight.filter-company'),
  keyword('ipAddress', 'insight.address'),
] as const
