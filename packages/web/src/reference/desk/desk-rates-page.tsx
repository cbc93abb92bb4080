import { type RateForm, rateForm, type ratePage } from '@landbridge/contract/reference/reference-desk'
import { useState } from 'react'
import type { z } from 'zod'
import { type FieldDescription, FormFields } from '../../platform/form/form-fields.tsx'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, FilterBar, KeywordFilter } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { Button, PageHead, StatusPill } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { readDeskRate, useDeskRates, useSaveRate } from '../reference-api.ts'
import { EntryDrawer, useEntryForm } from './entry-drawer.tsx'

type RateRow = z.output<typeof ratePage>['items'][number]

const defaults = { filters: { keyword: '', yearMonth: '' }, sortName: 'yearMonth', sort: 'desc' } as const

const columns = (open: (rate: RateRow) => void, rows: readonly RateRow[]): readonly Column<RateRow>[] => [
  {
    key: 'CurrCd',
    title: 'reference.currency',
    fixed: true,
    render: (row) => (
      <button type="button" className="link" onClick={() => open(row)}>
        {row.code}
      </button>
    ),
  },
  { key: 'CurrName', title: 'reference.name', render: (row) => row.label },
  { key: 'Rate', title: 'reference.rate', align: 'num', render: (row) => <Aligned rate={row.rate} among={rows} /> },
  { key: 'YearMonth', title: 'reference.month', sortName: 'yearMonth', render: (row) => row.yearMonth },
  { key: 'Sample', title: 'reference.source', render: (row) => <SamplePill sample={row.sample} /> },
]

const fractionOf = (rate: string) => rate.split('.')[1] ?? ''

/** A rate with its decimal point under those of the others: what it has fewer digits than they takes its room unseen. */
function Aligned({ rate, among }: { rate: string; among: readonly RateRow[] }) {
  const fraction = fractionOf(rate)
  const most = Math.max(...among.map((one) => fractionOf(one.rate).length))
  const room = `${fraction || most === 0 ? '' : '.'}${'0'.repeat(Math.max(0, most - fraction.length))}`
  return (
    <>
      {rate}
      <span className="room">{room}</span>
    </>
  )
}

function SamplePill({ sample }: { sample: boolean }) {
  const text = useText()
  return (
    <StatusPill tone={sample ? 'warn' : 'ok'}>{text(sample ? 'reference.sample' : 'reference.entered')}</StatusPill>
  )
}

/** What currencies are worth, month by month. */
export function DeskRatesPage() {
  const text = useText()
  const state = useListState(defaults)
  const list = useDeskRates(state.input)
  const [open, setOpen] = useState<RateRow | 'new'>()
  return (
    <>
      <PageHead title={text('reference.exchange-rates')} note={text('reference.rates-note')}>
        <Button icon="plus" onClick={() => setOpen('new')}>
          {text('reference.rate-new')}
        </Button>
      </PageHead>
      <DataTable
        id="reference.rates"
        columns={columns(setOpen, list.data?.items ?? [])}
        list={list}
        state={state}
        rowKey={(row) => `${row.code}/${row.yearMonth}`}
        chooser={(chooser) => (
          <FilterBar tail={chooser}>
            <KeywordFilter
              value={state.filters.keyword}
              onChange={(keyword) => state.set({ keyword })}
              placeholder={text('reference.currency')}
            />
            <ClearFilters state={state} />
          </FilterBar>
        )}
      />
      {open && <RateDrawer rate={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

/** The rate of a month; once it is entered it is a sample no longer. */
function RateDrawer({ rate, onClose }: { rate: RateRow | undefined; onClose: () => void }) {
  const text = useText()
  const save = useSaveRate()
  const values = rate
    ? { code: rate.code, yearMonth: rate.yearMonth, rate: rate.rate, version: rate.version }
    : { code: '', yearMonth: '', rate: '' }
  const entry = useEntryForm<RateForm>(rateForm, {
    values,
    read: () => readDeskRate(values.code, values.yearMonth),
    save,
    onSaved: onClose,
  })
  const { form } = entry
  const fields: readonly FieldDescription<RateForm>[] = [
    { name: 'code', label: text('reference.currency'), disabled: !!rate, need: true, maxLength: 3 },
    {
      name: 'yearMonth',
      label: text('reference.month'),
      placeholder: '2026-01',
      disabled: !!rate,
      need: true,
      maxLength: 7,
    },
    { name: 'rate', kind: 'number', label: text('reference.rate'), unit: 'CNY', need: true },
  ]
  return (
    <EntryDrawer
      title={rate ? `${rate.code} ${rate.yearMonth}` : text('reference.rate-new')}
      onClose={onClose}
      of={entry}
      isSaving={save.isPending}
    >
      <FormFields form={form} fields={fields} span={12} />
    </EntryDrawer>
  )
}
