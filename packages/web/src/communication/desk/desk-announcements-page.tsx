import { announcementStates } from '@landbridge/contract/communication/announcement-lifecycle'
import { choice } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { useAnnouncements } from '../announcement-api.ts'
import { announcementStateLabels } from '../announcement-states.ts'
import { announcementColumns } from './announcement-columns.tsx'
import { AnnouncementDrawer, NewAnnouncementDrawer } from './announcement-drawer.tsx'

const stateWords = announcementStates.map((state) => [state, announcementStateLabels[state].name] as const)

const announcements = describeList({
  id: 'communication.announcements',
  title: 'communication.announcements',
  note: 'communication.note',
  defaults: { filters: { state: 'all' }, sortName: 'changedAt', sort: 'desc' },
  query: ({ input }) => useAnnouncements(input as Parameters<typeof useAnnouncements>[0]),
  columns: announcementColumns,
  rowKey: ({ id }: { id: string }) => id,
  filters: [choice('state', 'communication.state', [['all', 'shared.all'], ...stateWords])],
  creation: {
    label: 'communication.new',
    Drawer: ({ onClose, onCreated }) => <NewAnnouncementDrawer onClose={onClose} onMade={(id) => onCreated({ id })} />,
  },
  Drawer: ({ row, onClose }) => <AnnouncementDrawer id={row.id} onClose={onClose} />,
  empty: { title: 'communication.none', icon: 'bell' },
})

export const DeskAnnouncementsPage = () => <ListPage list={announcements} />
