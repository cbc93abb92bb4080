import { modes } from '@landbridge/contract/shared/modes'
import type { JobDeskFilter } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobStateLabels } from '@landbridge/contract/workorder/job-labels'
import { jobStates } from '@landbridge/contract/workorder/job-lifecycle'
import { jobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { deskPaths } from '../../desk-paths.ts'
import { useText } from '../../platform/text.tsx'
import { choice, withAll } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { ButtonLink } from '../../platform/ui/parts.tsx'
import { useDeskJobs, useOperators } from '../job-api.ts'
import { commonJobFilters, jobFilters } from '../list/job-filters.tsx'
import { lclFilter, lclStateIn } from '../list/lcl-filter.tsx'
import { JobLane } from '../shown/job-route.tsx'
import { deskJobCards, deskJobColumns } from './desk-job-columns.tsx'

const carriedModes = jobModes.map((mode) => modes[mode].code)

function useEveryOperator() {
  const text = useText()
  return [{ value: 'all', label: text('shared.all') }, ...useOperators()]
}

function ToConsolidations() {
  const text = useText()
  return (
    <ButtonLink look="ghost" to={deskPaths.consolidations()}>
      {text('workorder.consolidations')}
    </ButtonLink>
  )
}

function ToBookings() {
  const text = useText()
  return <ButtonLink to={deskPaths.bookings()}>{text('workorder.to-bookings')}</ButtonLink>
}

const jobs = describeList({
  id: 'workorder-desk',
  title: 'workorder.desk-title',
  defaults: { filters: { ...jobFilters, operatorId: 'all' } },
  query: ({ input, filters }) => useDeskJobs({ ...input, lclState: lclStateIn(filters.lclState) } as JobDeskFilter),
  tabs: {
    name: 'orderState',
    label: 'workorder.states',
    choices: withAll(jobStates, jobStateLabels),
    calling: ['arrived', 'objected'],
  },
  columns: deskJobColumns,
  cards: deskJobCards,
  rowKey: ({ id }) => id,
  rowLink: ({ id }) => deskPaths.job(id),
  cardTop: (row) => <JobLane job={row} />,
  filters: [
    ...commonJobFilters(),
    lclFilter(carriedModes),
    choice('operatorId', 'workorder.operator', useEveryOperator),
  ],
  Actions: ToConsolidations,
  empty: { title: 'workorder.desk-empty', hint: 'workorder.desk-empty-hint', icon: 'box', Action: ToBookings },
})

export const DeskJobsPage = () => <ListPage list={jobs} />
