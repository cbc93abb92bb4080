import { modes } from '@landbridge/contract/shared/modes'
import type { JobFilter } from '@landbridge/contract/workorder/job-endpoints'
import { jobStateLabels } from '@landbridge/contract/workorder/job-labels'
import { jobStates } from '@landbridge/contract/workorder/job-lifecycle'
import type { JobModeName } from '@landbridge/contract/workorder/modes/job-modes'
import type { ComponentType } from 'react'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { withAll } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { ButtonLink } from '../../platform/ui/parts.tsx'
import { useJobs } from '../job-api.ts'
import { jobModes } from '../modes/job-modes.ts'
import { hasToDo, jobCardColumns, jobLink, ToDo } from '../shown/job-columns.tsx'
import { JobLane } from '../shown/job-route.tsx'
import { commonJobFilters, jobFilters } from './job-filters.tsx'
import { lclFilter, lclStateIn } from './lcl-filter.tsx'

export function jobListPageOf(mode: JobModeName): ComponentType {
  const list = jobsOf(mode)
  return function JobListPage() {
    return <ListPage list={list} />
  }
}

function jobsOf(mode: JobModeName) {
  const { service, listId, columns, cardColumn } = jobModes[mode]
  return describeList({
    id: listId,
    title: 'workorder.list-title',
    trail: service,
    defaults: { filters: jobFilters },
    query: ({ input, filters }) => useJobs(mode, { ...input, lclState: lclStateIn(filters.lclState) } as JobFilter),
    tabs: {
      name: 'orderState',
      label: 'workorder.states',
      choices: withAll(jobStates, jobStateLabels),
      urgentValues: ['awaitingConfirmation'],
    },
    columns,
    cardColumns: jobCardColumns(cardColumn),
    rowKey: ({ id }) => id,
    rowLink: jobLink,
    cardTop: (row) => <JobLane job={row} />,
    cardFoot: (row) => hasToDo(row) && <ToDo row={row} />,
    filters: [...commonJobFilters(mode), lclFilter([modes[mode].code])],
    empty: {
      title: 'workorder.list-empty',
      hint: 'workorder.list-empty-hint',
      icon: 'box',
      Action: () => <ToBookings mode={mode} />,
    },
  })
}

function ToBookings({ mode }: { mode: JobModeName }) {
  const text = useText()
  return <ButtonLink to={paths.bookings(mode)}>{text('workorder.to-bookings')}</ButtonLink>
}
