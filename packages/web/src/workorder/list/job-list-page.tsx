import { modes } from '@landbridge/contract/shared/modes'
import type { JobFilter } from '@landbridge/contract/workorder/job-endpoints'
import { jobStateLabels } from '@landbridge/contract/workorder/job-labels'
import { jobStates } from '@landbridge/contract/workorder/job-lifecycle'
import type { JobModeName } from '@landbridge/contract/workorder/modes/job-modes'
import type { ComponentType } from 'react'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { useListState } from '../../platform/ui/list-state.ts'
import { ButtonLink, PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { StateTabs } from '../../platform/ui/tabs.tsx'
import { useJobs } from '../job-api.ts'
import { jobModes } from '../modes/job-modes.ts'
import { hasToDo, jobCardColumns, jobLink, ToDo } from '../shown/job-columns.tsx'
import { JobLane } from '../shown/job-route.tsx'
import { JobFilters, jobFilters } from './job-filters.tsx'
import { hasSharedCargo, LclFilter, lclStateIn } from './lcl-filter.tsx'

const defaults = { filters: jobFilters } as const
const tabs = ['all', ...jobStates] as const

/** The customer's work orders of one mode. */
export const jobListPageOf = (mode: JobModeName): ComponentType =>
  function JobListPage() {
    return <JobList mode={mode} />
  }

function JobList({ mode }: { mode: JobModeName }) {
  const { service, listId, columns, cardColumn } = jobModes[mode]
  const text = useText()
  const isPhone = useIsPhone()
  const state = useListState(defaults)
  const lclState = lclStateIn(state.filters.lclState)
  const list = useJobs(mode, { ...state.input, lclState } as JobFilter)
  const isNarrowed = hasSharedCargo([modes[mode].code], list.data, lclState)
  const labels = tabs.map((value) => ({
    value,
    label: value === 'all' ? text('shared.all') : text(jobStateLabels[value]),
  }))
  return (
    <>
      <PageHead title={text('workorder.list-title')} trail={[{ label: text(service) }]} />
      <StateTabs
        label={text('workorder.states')}
        value={state.filters.orderState as (typeof tabs)[number]}
        tabs={labels}
        counts={list.data?.counts}
        calling={['awaitingConfirmation']}
        onChange={(orderState) => state.set({ orderState })}
      />
      <DataTable
        id={isPhone ? `${listId}-phone` : listId}
        columns={isPhone ? jobCardColumns(cardColumn) : columns}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        rowLink={jobLink}
        cardTop={(row) => <JobLane of={row} />}
        cardFoot={(row) => hasToDo(row) && <ToDo of={row} />}
        empty={
          <EmptyState title={text('workorder.list-empty')} hint={text('workorder.list-empty-hint')} icon="box">
            <ButtonLink to={paths.bookings(mode)}>{text('workorder.to-bookings')}</ButtonLink>
          </EmptyState>
        }
        chooser={(chooser) => (
          <JobFilters
            state={state}
            chooser={chooser}
            mode={mode}
            more={
              isNarrowed && (
                <LclFilter
                  modes={[modes[mode].code]}
                  value={lclState}
                  onChange={(chosen) => state.set({ lclState: chosen })}
                />
              )
            }
          />
        )}
      />
    </>
  )
}
