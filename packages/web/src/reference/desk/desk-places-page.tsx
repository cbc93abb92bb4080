import { type PlaceMode, placeModes } from '@landbridge/contract/reference/place'
import { useState } from 'react'
import { alone } from '../../platform/form/alone.ts'
import { Select } from '../../platform/form/select-input.tsx'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, FilterBar, KeywordFilter, SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { Button, PageHead } from '../../platform/ui/parts.tsx'
import { useCountries, useDeskPlaces } from '../reference-api.ts'
import { ActiveFilter, activeOf } from './desk-parts.tsx'
import { placeColumns, placeModeTexts, placeName } from './place-columns.tsx'
import { NewPlaceDrawer, PlaceDrawer } from './place-drawer.tsx'

const defaults = { filters: { keyword: '', mode: 'all', active: 'all', countryCd: '' } } as const

/** Every station, port, airport and city, to search, add and correct. */
export function DeskPlacesPage() {
  const text = useText()
  const state = useListState(defaults)
  const { mode, active, ...input } = state.input
  const list = useDeskPlaces({ ...input, ...(mode && { mode: mode as PlaceMode }), ...activeOf(active) })
  const [open, setOpen] = useState<{ mode: PlaceMode; code: string } | 'new'>()
  const close = () => setOpen(undefined)
  const modes = placeModes.map((one) => ({ value: one, label: text(placeModeTexts[one]) }))
  return (
    <>
      <PageHead title={text('reference.places')}>
        <Button icon="plus" onClick={() => setOpen('new')}>
          {text('reference.place-new')}
        </Button>
      </PageHead>
      <DataTable
        id="reference.places"
        columns={placeColumns(setOpen)}
        list={list}
        state={state}
        rowKey={(row) => `${row.mode}/${row.code}`}
        chooser={(chooser) => (
          <FilterBar tail={chooser}>
            <KeywordFilter
              value={state.filters.keyword}
              onChange={(keyword) => state.set({ keyword })}
              placeholder={text('reference.place-keyword')}
            />
            <SelectFilter
              label={text('reference.mode')}
              value={state.filters.mode}
              options={[{ value: 'all', label: text('reference.any-mode') }, ...modes]}
              onChange={(chosen) => state.set({ mode: chosen })}
            />
            <CountryFilter value={state.filters.countryCd} onChange={(countryCd) => state.set({ countryCd })} />
            <ActiveFilter value={state.filters.active} onChange={(active) => state.set({ active })} />
            <ClearFilters state={state} />
          </FilterBar>
        )}
      />
      {open === 'new' && <NewPlaceDrawer onClose={close} />}
      {open && open !== 'new' && <PlaceDrawer key={placeName(open)} place={open} onClose={close} />}
    </>
  )
}

function CountryFilter({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const text = useText()
  return (
    <Select
      {...alone}
      id="country-filter"
      label={text('reference.country')}
      placeholder={text('reference.country')}
      low
      value={value}
      onChange={(code) => onChange(code ?? '')}
      options={useCountries()}
    />
  )
}
