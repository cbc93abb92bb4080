import type { OwnEntityRow } from '@landbridge/contract/entity/own-entity'
import { useText } from '../../platform/text.tsx'
import { figure, opener, pill } from '../../platform/ui/column-makers.tsx'
import { choice, keyword } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useOwnEntities } from '../entity-api.ts'
import { NewOwnEntityDrawer, OwnEntityDrawer } from './own-entity-drawer.tsx'

const BillWords = ({ billIssuer }: OwnEntityRow) =>
  useText()(billIssuer === 'agent' ? 'entity.bills-agent' : 'entity.bills-carrier')

const columns: readonly Column<OwnEntityRow>[] = [
  opener('EntityCode', 'entity.code', ({ entityCode }) => entityCode, { sortName: 'entityCode' }),
  {
    key: 'LegalNameEng',
    title: 'entity.legal-name',
    truncates: true,
    sortName: 'legalNameEng',
    render: (row) => row.legalNameEng,
  },
  pill('State', 'entity.status', ({ isDefault, active }) =>
    isDefault
      ? { tone: 'info', word: 'entity.default' }
      : active
        ? { tone: 'ok', word: 'entity.active' }
        : { tone: 'idle', word: 'entity.inactive' },
  ),
  {
    key: 'LegalNameChs',
    title: 'entity.name-chs',
    truncates: true,
    optional: true,
    render: (row) => row.legalNameChs ?? '',
  },
  { key: 'BillIssuer', title: 'entity.bills', render: (row) => <BillWords {...row} /> },
  { key: 'NvoccFiling', title: 'entity.nvocc-filing', render: (row) => row.nvoccFiling ?? '' },
  { key: 'FmcNumber', title: 'entity.fmc', render: (row) => row.fmcNumber ?? '' },
  { key: 'IataCode', title: 'entity.iata', render: (row) => row.iataCode ?? '' },
  { key: 'AccountCurrencies', title: 'entity.accounts', render: (row) => row.accountCurrencies.join(', ') },
  figure('RuleCount', 'entity.rules', (row) => row.ruleCount, { optional: true }),
]

const ownEntities = describeList({
  id: 'entity.companies',
  title: 'entity.companies',
  note: 'entity.companies-note',
  defaults: { filters: { keyword: '', active: 'all' } },
  query: ({ input: { active, ...input } }) => useOwnEntities({ ...input, ...(active && { active: active === 'T' }) }),
  columns,
  rowKey: ({ id }: Pick<OwnEntityRow, 'id'>) => id,
  filters: [
    keyword('keyword', 'entity.company-keyword'),
    choice('active', 'entity.status', [
      ['all', 'entity.any-status'],
      ['T', 'entity.active'],
      ['F', 'entity.inactive'],
    ]),
  ],
  creation: { label: 'entity.company-new', Drawer: NewOwnEntityDrawer },
  Drawer: ({ row, onClose }) => <OwnEntityDrawer id={row.id} onClose={onClose} />,
})

export const OwnEntitiesPage = () => <ListPage list={ownEntities} />
