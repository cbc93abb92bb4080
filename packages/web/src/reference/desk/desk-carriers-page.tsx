import type { carrierPage } from '@landbridge/contract/reference/reference-desk'
import { useState } from 'react'
import type { z } from 'zod'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, FilterBar, KeywordFilter, SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { Button, PageHead } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useDeskCarriers } from '../reference-api.ts'
import { CarrierDrawer, NewCarrierDrawer } from './carrier-drawer.tsx'
import { ActiveFilter, ActivePill, activeOf, CountryName } from './desk-parts.tsx'

type CarrierRow = z.output<typeof carrierPage>['items'][number]
type CarrierKey = Pick<CarrierRow, 'type' | 'code'>

const defaults = { filters: { keyword: '', type: 'all', active: 'all' } } as const

const columns = (open: (carrier: CarrierKey) => void): readonly Column<CarrierRow>[] => [
  {
    key: 'CriCd',
    title: 'reference.code',
    fixed: true,
    sortName: 'carrierCode',
    render: (row) => (
      <button type="button" className="link" onClick={() => open({ type: row.type, code: row.code })}>
        {row.code}
      </button>
    ),
  },
  { key: 'CriName', title: 'reference.name', render: (row) => row.label },
  { key: 'Type', title: 'reference.carrier-type', render: (row) => <TypeName type={row.type} /> },
  { key: 'State', title: 'reference.state', render: (row) => <ActivePill active={row.active} /> },
  { key: 'CountryCd', title: 'reference.country', render: (row) => <CountryName code={row.countryCode} /> },
  { key: 'Scac', title: 'reference.scac', render: (row) => row.scac ?? '' },
  { key: 'AwbPrefix', title: 'reference.awb-prefix', render: (row) => row.awbPrefix ?? '' },
  { key: 'CriNameEng', title: 'reference.name-eng', optional: true, render: (row) => row.nameEng },
]

function TypeName({ type }: { type: CarrierRow['type'] }) {
  const text = useText()
  return text(type === 'A' ? 'reference.airline' : 'reference.shipping-company')
}

/** Airlines and shipping companies, to search, add and correct. */
export function DeskCarriersPage() {
  const text = useText()
  const state = useListState(defaults)
  const { type, active, ...input } = state.input
  const list = useDeskCarriers({ ...input, ...(type && { type: type as 'A' | 'C' }), ...activeOf(active) })
  const [open, setOpen] = useState<CarrierKey | 'new'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <PageHead title={text('reference.carriers')}>
        <Button icon="plus" onClick={() => setOpen('new')}>
          {text('reference.carrier-new')}
        </Button>
      </PageHead>
      <DataTable
        id="reference.carriers"
        columns={columns(setOpen)}
        list={list}
        state={state}
        rowKey={(row) => `${row.type}/${row.code}`}
        chooser={(chooser) => (
          <FilterBar tail={chooser}>
            <KeywordFilter
              value={state.filters.keyword}
              onChange={(keyword) => state.set({ keyword })}
              placeholder={text('reference.carrier-keyword')}
            />
            <SelectFilter
              label={text('reference.carrier-type')}
              value={state.filters.type}
              options={[
                { value: 'all', label: text('reference.any-type') },
                { value: 'A', label: text('reference.airline') },
                { value: 'C', label: text('reference.shipping-company') },
              ]}
              onChange={(chosen) => state.set({ type: chosen })}
            />
            <ActiveFilter value={state.filters.active} onChange={(active) => state.set({ active })} />
            <ClearFilters state={state} />
          </FilterBar>
        )}
      />
      {open === 'new' && <NewCarrierDrawer onClose={close} />}
      {open && open !== 'new' && <CarrierDrawer key={open.type + open.code} carrier={open} onClose={close} />}
    </>
  )
}
