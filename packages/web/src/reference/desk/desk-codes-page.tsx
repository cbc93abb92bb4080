import type { CodeForm, codePage } from '@landbridge/contract/reference/reference-desk'
import { useState } from 'react'
import type { z } from 'zod'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, FilterBar, KeywordFilter, SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { Button, PageHead } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useDeskCodeClasses, useDeskCodes } from '../reference-api.ts'
import { CodeDrawer } from './code-drawer.tsx'
import { ActiveFilter, ActivePill, activeOf } from './desk-parts.tsx'

type CodeRow = z.output<typeof codePage>['items'][number]

const defaults = { filters: { keyword: '', classcode: 'BUSTYPE', active: 'all' }, pageSize: 50 } as const

const columns = (open: (item: CodeRow) => void): readonly Column<CodeRow>[] => [
  {
    key: 'Code',
    title: 'reference.code',
    fixed: true,
    render: (row) => (
      <button type="button" className="link" onClick={() => open(row)}>
        {row.code}
      </button>
    ),
  },
  { key: 'NameChs', title: 'reference.name-chs', render: (row) => row.nameChs },
  { key: 'NameEng', title: 'reference.name-eng', render: (row) => row.nameEng },
  { key: 'State', title: 'reference.state', render: (row) => <ActivePill active={row.active} /> },
  { key: 'NameCht', title: 'reference.name-cht', optional: true, render: (row) => row.nameCht },
  { key: 'NameRus', title: 'reference.name-rus', render: (row) => row.nameRus },
  { key: 'Modes', title: 'reference.modes', render: (row) => row.modes.join(' ') },
  { key: 'Sort', title: 'reference.sort', align: 'num', sortName: 'sort', render: (row) => row.sort },
]

/** The code lists of the forms, to search, add and correct. */
export function DeskCodesPage() {
  const text = useText()
  const state = useListState(defaults)
  const classes = useDeskCodeClasses()
  const { active, ...input } = state.input
  const list = useDeskCodes({ ...input, classcode: state.filters.classcode, ...activeOf(active) })
  const [open, setOpen] = useState<CodeForm | 'new'>()
  const close = () => setOpen(undefined)
  const lists = (classes.data ?? []).map(({ code, label, entries }) => ({
    value: code,
    label: `${label} (${entries})`,
  }))
  return (
    <>
      <PageHead title={text('reference.codes')}>
        <Button icon="plus" onClick={() => setOpen('new')}>
          {text('reference.code-new')}
        </Button>
      </PageHead>
      <DataTable
        id="reference.codes"
        columns={columns(setOpen)}
        list={list}
        state={state}
        rowKey={(row) => row.code}
        chooser={(chooser) => (
          <FilterBar tail={chooser}>
            <SelectFilter
              label={text('reference.code-list')}
              value={state.filters.classcode}
              options={lists}
              onChange={(classcode) => state.set({ classcode })}
            />
            <KeywordFilter
              value={state.filters.keyword}
              onChange={(keyword) => state.set({ keyword })}
              placeholder={text('reference.code-keyword')}
            />
            <ActiveFilter value={state.filters.active} onChange={(active) => state.set({ active })} />
            <ClearFilters state={state} />
          </FilterBar>
        )}
      />
      {open && (
        <CodeDrawer classCode={state.filters.classcode} item={open === 'new' ? undefined : open} onClose={close} />
      )}
    </>
  )
}
