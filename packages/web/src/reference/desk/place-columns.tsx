import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { placePage } from '@landbridge/contract/reference/reference-desk'
import type { z } from 'zod'
import { type TextKey, useText } from '../../platform/text.tsx'
import { opener } from '../../platform/ui/column-makers.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { activeColumn, CountryName } from './entry-parts.tsx'

type PlaceRow = z.output<typeof placePage>['items'][number]

export const placeModeTexts: Readonly<Record<PlaceMode, TextKey>> = {
  RAIL: 'reference.mode-rail',
  SEA: 'reference.mode-sea',
  AIR: 'reference.mode-air',
  TRUCK: 'reference.mode-truck',
}

export const placeColumns: readonly Column<PlaceRow>[] = [
  opener('PortCd', 'reference.code', ({ code }) => code, { sortName: 'placeCode' }),
  { key: 'PortName', title: 'reference.name', truncates: true, render: (row) => row.label },
  { key: 'Mode', title: 'reference.mode', render: (row) => <ModeName mode={row.mode} /> },
  activeColumn,
  {
    key: 'CountryCd',
    title: 'reference.country',
    truncates: true,
    sortName: 'countryCd',
    render: (row) => <CountryName code={row.countryCode} />,
  },
  { key: 'CityCd', title: 'reference.city', optional: true, render: (row) => row.cityName ?? row.cityCode ?? '' },
  {
    key: 'CommonPortl',
    title: 'reference.hot-origin',
    hasValue: (row) => row.hotOrigin,
    render: (row) => <Mark on={row.hotOrigin} />,
  },
  {
    key: 'CommonDest',
    title: 'reference.hot-destination',
    hasValue: (row) => row.hotDestination,
    render: (row) => <Mark on={row.hotDestination} />,
  },
  { key: 'PortNameChs', title: 'reference.name-chs', optional: true, render: (row) => row.nameChs },
  { key: 'PortNameEng', title: 'reference.name-eng', optional: true, render: (row) => row.nameEng },
]

function ModeName({ mode }: { mode: PlaceMode }) {
  return useText()(placeModeTexts[mode])
}

function Mark({ on }: { on: boolean }) {
  const text = useText()
  return on ? text('reference.yes') : <span className="muted">–</span>
}
