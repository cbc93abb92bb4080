import { announcementStates } from '@landbridge/contract/communication/announcement-lifecycle'
import { useMemo, useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, FilterBar, SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { useListState } from '../../platform/ui/list-state.ts'
import { Button, PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { useAnnouncements } from '../announcement-api.ts'
import { announcementStateLabels } from '../announcement-states.ts'
import { announcementColumns } from './announcement-columns.tsx'
import { AnnouncementDrawer, NewAnnouncementDrawer } from './announcement-drawer.tsx'

const defaults = { filters: { state: 'all' }, sortName: 'changedAt', sort: 'desc' } as const

/** What the house tells everybody: written, published and withdrawn here. */
export function DeskAnnouncementsPage() {
  const text = useText()
  const state = useListState(defaults)
  const list = useAnnouncements(state.input as Parameters<typeof useAnnouncements>[0])
  const [shown, show] = useState<string>()
  const [isWriting, setWriting] = useState(false)
  const columns = useMemo(() => announcementColumns(show), [])
  const states = announcementStates.map((value) => ({ value, label: text(announcementStateLabels[value].name) }))
  return (
    <>
      <PageHead title={text('communication.announcements')} note={text('communication.note')}>
        <Button icon="plus" onClick={() => setWriting(true)}>
          {text('communication.new')}
        </Button>
      </PageHead>
      <DataTable
        id="communication.announcements"
        columns={columns}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        empty={<EmptyState title={text('communication.none')} icon="bell" />}
        chooser={(chooser) => (
          <FilterBar tail={chooser}>
            <SelectFilter
              label={text('communication.state')}
              value={state.filters.state}
              options={[{ value: 'all', label: text('shared.all') }, ...states]}
              onChange={(value) => state.set({ state: value })}
            />
            <ClearFilters state={state} />
          </FilterBar>
        )}
      />
      {shown && <AnnouncementDrawer id={shown} onClose={() => show(undefined)} />}
      {isWriting && (
        <NewAnnouncementDrawer
          onClose={() => setWriting(false)}
          onMade={(id) => {
            setWriting(false)
            show(id)
          }}
        />
      )}
    </>
  )
}
