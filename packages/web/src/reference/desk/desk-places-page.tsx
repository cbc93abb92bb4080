import { type PlaceMode, placeModes } from '@landbridge/contract/reference/place'
import { alone } from '../../platform/form/alone.ts'
import { Select } from '../../platform/form/select-input.tsx'
import { useText } from '../../platform/text.tsx'
import { choice, keyword, type ListFilter, withAll } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { useCountries, useDeskPlaces } from '../reference-api.ts'
import { ActiveFilter, activeOf } from './entry-parts.tsx'
import { placeColumns, placeModeTexts } from './place-columns.tsx'
import { NewPlaceDrawer, PlaceDrawer } from './place-drawer.tsx'

const CountryFilter: ListFilter<'countryCd'> = ({ state }) => {
  const text = useText()
  return (
    <Select
      {...alone}
      id="country-filter"
      label={text('reference.country')}
      placeholder={text('reference.country')}
      low
      value={state.filters.countryCd}
      onChange={(code) => state.set({ countryCd: code ?? '' })}
      options={useCountries()}
    />
  )
}

const places = describeList({
  id: 'reference.places',
  title: 'reference.places',
  defaults: { filters: { keyword: '', mode: 'all', active: 'all', countryCd: '' } },
  query: ({ input: { mode, active, ...input } }) =>
    useDeskPlaces({ ...input, ...(mode && { mode: mode as PlaceMode }), ...activeOf(active) }),
  columns: placeColumns,
  rowKey: ({ mode, code }: { mode: PlaceMode; code: string }) => `${mode}/${code}`,
  filters: [
    keyword('keyword', 'reference.place-keyword'),
    choice('mode', 'reference.mode', withAll(placeModes, placeModeTexts, 'reference.any-mode')),
    CountryFilter,
    ActiveFilter,
  ],
  creation: { label: 'reference.place-new', Drawer: NewPlaceDrawer },
  Drawer: ({ row, onClose }) => <PlaceDrawer place={row} onClose={onClose} />,
})

export const DeskPlacesPage = () => <ListPage list={places} />
