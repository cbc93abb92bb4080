import type { FilingRule } from '@landbridge/contract/paper/filing/filing-rule'
import { legModeCodes } from '@landbridge/contract/shared/modes'
import { useText } from '../../platform/text.tsx'
import { pill } from '../../platform/ui/column-makers.tsx'
import { choice, keyword, withAll } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { OpenRow } from '../../platform/ui/open-row.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useCountries } from '../../reference/index.ts'
import { useRegimeName } from '../filing/filing-parts.tsx'
import { useFilingRules } from '../paper-api.ts'
import { FilingRuleDrawer, NewFilingRuleDrawer } from './filing-rule-drawer.tsx'
import { deadlineWords, ruleFilerWords, ruleModeWords, scopeWords } from './filing-rule-words.ts'

const CountryName = ({ code }: { code: string }) => useCountries().find(({ value }) => value === code)?.label ?? code

const RegimeName = ({ regime }: FilingRule) => useRegimeName()(regime)
const ModeName = ({ mode }: FilingRule) => useText()(ruleModeWords[mode])
const Scope = ({ filingScope }: FilingRule) => useText()(scopeWords[filingScope])
const Deadline = ({ hours, countedFrom }: FilingRule) => useText()(deadlineWords[countedFrom], { hours })
const FiledBy = ({ filedBy }: FilingRule) => useText()(ruleFilerWords[filedBy])

const columns: readonly Column<FilingRule>[] = [
  {
    key: 'Regime',
    title: 'paper.filing-regime',
    pinned: true,
    sortName: 'regime',
    render: (row) => (
      <OpenRow row={row}>
        <RegimeName {...row} />
      </OpenRow>
    ),
  },
  {
    key: 'CountryCd',
    title: 'paper.filing-country',
    sortName: 'countryCd',
    render: ({ countryCode }) => <CountryName code={countryCode} />,
  },
  { key: 'Mode', title: 'workorder.mode', render: (row) => <ModeName {...row} /> },
  { key: 'Hours', title: 'paper.filing-deadline', render: (row) => <Deadline {...row} /> },
  { key: 'FilingScope', title: 'paper.filing-scope', render: (row) => <Scope {...row} /> },
  { key: 'FiledBy', title: 'paper.filing-filer', render: (row) => <FiledBy {...row} /> },
  pill('State', 'paper.filing-rule-state', ({ active }) =>
    active ? { tone: 'ok', word: 'paper.filing-rule-on' } : { tone: 'idle', word: 'paper.filing-rule-off' },
  ),
]

const filingRules = describeList({
  id: 'paper.filing-rules',
  title: 'paper.filing-rules',
  note: 'paper.filing-rules-note',
  defaults: { filters: { keyword: '', mode: 'all', active: 'all' } },
  query: ({ input: { mode, active, ...input } }) =>
    useFilingRules({
      ...input,
      ...(mode && { mode: mode as FilingRule['mode'] }),
      ...(active && { active: active === 'T' }),
    }),
  columns,
  rowKey: ({ id }) => id,
  filters: [
    keyword('keyword', 'paper.filing-rule-keyword'),
    choice('mode', 'workorder.mode', withAll<FilingRule['mode']>(legModeCodes, ruleModeWords, 'paper.filing-any-mode')),
    choice('active', 'paper.filing-rule-state', [
      ['all', 'paper.filing-rule-any'],
      ['T', 'paper.filing-rule-on'],
      ['F', 'paper.filing-rule-off'],
    ]),
  ],
  creation: { label: 'paper.filing-rule-new', Drawer: NewFilingRuleDrawer },
  Drawer: ({ row, onClose }) => <FilingRuleDrawer rule={row} onClose={onClose} />,
})

export const FilingRulesPage = () => <ListPage list={filingRules} />
