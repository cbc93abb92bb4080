import type { codePage } from '@landbridge/contract/reference/reference-desk'
import type { z } from 'zod'
import { opener } from '../../platform/ui/column-makers.tsx'
import { choice, keyword } from '../../platform/ui/list-filters.tsx'
import { describeList, type ListDrawerProps, ListPage } from '../../platform/ui/list-page.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useDeskCodeClasses, useDeskCodes } from '../reference-api.ts'
import { CodeDrawer } from './code-drawer.tsx'
import { ActiveFilter, activeColumn, activeOf } from './entry-parts.tsx'

type CodeRow = z.output<typeof codePage>['items'][number]

const columns: readonly Column<CodeRow>[] = [
  opener('Code', 'reference.code', ({ code }) => code),
  { key: 'NameChs', title: 'reference.name-chs', render: (row) => row.nameChs },
  { key: 'NameEng', title: 'reference.name-eng', render: (row) => row.nameEng },
  activeColumn,
  { key: 'NameCht', title: 'reference.name-cht', optional: true, render: (row) => row.nameCht },
  { key: 'NameRus', title: 'reference.name-rus', render: (row) => row.nameRus },
  { key: 'Modes', title: 'reference.modes', render: (row) => row.modes.join(' ') },
  { key: 'Sort', title: 'reference.sort', align: 'num', sortName: 'sort', render: (row) => row.sort },
]

const defaults = { filters: { keyword: '', classcode: 'BUSTYPE', active: 'all' }, pageSize: 50 } as const
type CodeDrawerInList = ListDrawerProps<typeof defaults.filters>

function useCodeLists() {
  const { data = [] } = useDeskCodeClasses()
  return data.map(({ code, label, entries }) => ({ value: code, label: `${label} (${entries})` }))
}

const codes = describeList({
  id: 'reference.codes',
  title: 'reference.codes',
  defaults,
  query: ({ input: { active, ...input }, filters: { classcode } }) =>
    useDeskCodes({ ...input, classcode, ...activeOf(active) }),
  columns,
  rowKey: ({ code }) => code,
  filters: [
    choice('classcode', 'reference.code-list', useCodeLists),
    keyword('keyword', 'reference.code-keyword'),
    ActiveFilter,
  ],
  creation: { label: 'reference.code-new', Drawer: (beside) => <CodeInList {...beside} /> },
  Drawer: ({ row, ...beside }) => <CodeInList {...beside} item={row} />,
})

const CodeInList = ({ state, item, onClose }: CodeDrawerInList & { item?: CodeRow }) => (
  <CodeDrawer classCode={state.filters.classcode} item={item} onClose={onClose} />
)

export const DeskCodesPage = () => <ListPage list={codes} />
