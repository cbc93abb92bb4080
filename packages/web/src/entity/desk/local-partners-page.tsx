import { type LocalPartnerView, type PartnerKind, partnerKinds } from '@landbridge/contract/entity/local-partner'
import { type PlaceMode, placeModes } from '@landbridge/contract/reference/place'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/load-part.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { opener, pill } from '../../platform/ui/column-makers.tsx'
import { choice, keyword, withAll } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useLocalPartners } from '../entity-api.ts'
import { LocalPartnerDrawer, NewLocalPartnerDrawer } from './local-partner-drawer.tsx'
import { kindWords, placeModeWords, serviceWords } from './partner-words.ts'

const PartnerImportDialog = lazyPart(async () => (await import('./partner-import-dialog.tsx')).PartnerImportDialog)

function Services({ partnerServices }: LocalPartnerView) {
  const text = useText()
  return partnerServices.map((service) => text(serviceWords[service as keyof typeof serviceWords])).join(', ')
}

const KindName = ({ partnerKind }: LocalPartnerView) => useText()(kindWords[partnerKind])

const columns: readonly Column<LocalPartnerView>[] = [
  opener('PartnerName', 'entity.partner-name', ({ partnerName }) => partnerName, {
    sortName: 'partnerName',
    truncates: true,
  }),
  { key: 'PartnerKind', title: 'entity.partner-kind', render: (row) => <KindName {...row} /> },
  {
    key: 'PortCd',
    title: 'entity.place',
    sortName: 'placeCode',
    render: ({ placeName }) => placeName,
  },
  { key: 'PartnerServices', title: 'entity.services', truncates: true, render: (row) => <Services {...row} /> },
  pill('State', 'entity.status', ({ active, preferred }) =>
    active
      ? preferred
        ? { tone: 'info', word: 'entity.preferred' }
        : { tone: 'ok', word: 'entity.active' }
      : { tone: 'idle', word: 'entity.inactive' },
  ),
  { key: 'OpeningHours', title: 'entity.hours', truncates: true, render: (row) => row.openingHours ?? '' },
  { key: 'PartnerPhone', title: 'entity.phone', render: (row) => row.partnerPhone ?? '' },
  {
    key: 'PartnerAddress',
    title: 'entity.address',
    truncates: true,
    optional: true,
    render: (row) => row.partnerAddress ?? '',
  },
]

function ImportButton() {
  const text = useText()
  const refusal = useRefusal()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="ghost"
        icon="clip"
        className="desk-only"
        reason={refusal('site.settings')}
        onClick={() => setOpen(true)}
      >
        {text('entity.import')}
      </Button>
      {isOpen && (
        <Suspense>
          <PartnerImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const localPartners = describeList({
  id: 'entity.partners',
  title: 'entity.partners',
  note: 'entity.partners-note',
  defaults: { filters: { keyword: '', kind: 'all', placeMode: 'all', active: 'all' } },
  query: ({ input: { kind, placeMode, active, ...input } }) =>
    useLocalPartners({
      ...input,
      kind: (kind as PartnerKind | undefined) ?? 'all',
      ...(placeMode && { placeMode: placeMode as PlaceMode }),
      ...(active && { active: active === 'T' }),
    }),
  tabs: { name: 'kind', label: 'entity.partner-kind', choices: withAll<PartnerKind>(partnerKinds, kindWords) },
  columns,
  rowKey: ({ id }) => id,
  filters: [
    keyword('keyword', 'entity.partner-keyword'),
    choice('placeMode', 'entity.place-mode', withAll<PlaceMode>(placeModes, placeModeWords, 'entity.any-place-mode')),
    choice('active', 'entity.status', [
      ['all', 'entity.any-status'],
      ['T', 'entity.active'],
      ['F', 'entity.inactive'],
    ] satisfies readonly (readonly [string, TextKey])[]),
  ],
  Actions: ImportButton,
  creation: { label: 'entity.partner-new', Drawer: NewLocalPartnerDrawer },
  Drawer: ({ row, onClose }) => <LocalPartnerDrawer partner={row} onClose={onClose} />,
  empty: { title: 'entity.no-partners', icon: 'pin' },
})

export const LocalPartnersPage = () => <ListPage list={localPartners} />
