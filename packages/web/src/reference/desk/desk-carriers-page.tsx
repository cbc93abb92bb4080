import type { carrierPage } from '@landbridge/contract/reference/reference-desk'
import type { z } from 'zod'
import { useText } from '../../platform/text.tsx'
import { opener } from '../../platform/ui/column-makers.tsx'
import { choice, keyword, withAll } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useDeskCarriers } from '../reference-api.ts'
import { CarrierDrawer, NewCarrierDrawer } from './carrier-drawer.tsx'
import { ActiveFilter, activeColumn, activeOf, CountryName } from './entry-parts.tsx'

type CarrierRow = z.output<typeof carrierPage>['items'][number]

const typeWords = { A: 'reference.airline', C: 'reference.shipping-company' } as const
const TypeName = ({ type }: Pick<CarrierRow, 'type'>) => useText()(typeWords[type])

const columns: readonly Column<CarrierRow>[] = [
  opener('CriCd', 'reference.code', ({ code }) => code, { sortName: 'carrierCode' }),
  { key: 'CriName', title: 'reference.name', render: (row) => row.label },
  { key: 'Type', title: 'reference.carrier-type', render: ({ type }) => <TypeName type={type} /> },
  activeColumn,
  { key: 'CountryCd', title: 'reference.country', render: (row) => <CountryName code={row.countryCode} /> },
  { key: 'Scac', title: 'reference.scac', render: (row) => row.scac ?? '' },
  { key: 'AwbPrefix', title: 'reference.awb-prefix', render: (row) => row.awbPrefix ?? '' },
  { key: 'CriNameEng', title: 'reference.name-eng', optional: true, render: (row) => row.nameEng },
]

const carriers = describeList({
  id: 'reference.carriers',
  title: 'reference.carriers',
  defaults: { filters: { keyword: '', type: 'all', active: 'all' } },
  query: ({ input: { type, active, ...input } }) =>
    useDeskCarriers({ ...input, ...(type && { type: type as CarrierRow['type'] }), ...activeOf(active) }),
  columns,
  rowKey: ({ type, code }: Pick<CarrierRow, 'type' | 'code'>) => `${type}/${code}`,
  filters: [
    keyword('keyword', 'reference.carrier-keyword'),
    choice('type', 'reference.carrier-type', withAll(['A', 'C'], typeWords, 'reference.any-type')),
    ActiveFilter,
  ],
  creation: { label: 'reference.carrier-new', Drawer: NewCarrierDrawer },
  Drawer: ({ row, onClose }) => <CarrierDrawer carrier={row} onClose={onClose} />,
})

export const DeskCarriersPage = () => <ListPage list={carriers} />
