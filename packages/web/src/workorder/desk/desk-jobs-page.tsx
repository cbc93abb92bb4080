import { modes } from '@landbridge/contract/shared/modes'
import type { JobDeskFilter } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobStateLabels } from '@landbridge/contract/workorder/job-labels'
import { jobStates } from '@landbridge/contract/workorder/job-lifecycle'
import { jobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { deskPaths } from '../../desk-paths.ts'
import { useText } from '../../platform/text.tsx'
import { choice, type ListFilter, withAll } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { ButtonLink } from '../../platform/ui/parts.tsx'
import { useDeskJobs, useOperators } from '../job-api.ts'
import { commonJobFilters, jobFilters } from '../list/job-filters.tsx'
import { lclFilter, lclStateIn } from '../list/lcl-filter.tsx'
import { JobLane } from '../shown/job-route.tsx'
import { deskJobCards, deskJobColumns } from './desk-job-columns.tsx'

const carriedModes = jobModes.map((mode) => modes[mode].code)
const modeChosen = (code: string) => carriedModes.find((one) => one === code)

const sharedIn = new Map(carriedModes.map((code) => [code as string, lclFilter([code])]))
const SharedInAll = lclFilter(carriedModes)

/** The filter by state of shared cargo, for modes with some or when set. */
const Shared: ListFilter<'lclState' | 'serviceModeId', { lclState?: string | undefined }> = (chosen) => {
  const { serviceModeId, lclState } = chosen.state.filters
  const InMode = sharedIn.get(serviceModeId) ?? (lclState === 'all' ? undefined : SharedInAll)
  return InMode ? <InMode {...chosen} /> : null
}

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
  defaults: { filters: { ...jobFilters, serviceModeId: '', operatorId: 'all' } },
  query: ({ input: { serviceModeId: _, ...input }, filters }) => {
    const mode = modeChosen(filters.serviceModeId)
    const lclState = lclStateIn(filters.lclState)
    return useDeskJobs({ ...input, ...(mode && { serviceModeId: mode }), lclState } as JobDeskFilter)
  },
  modes: {
    name: 'serviceModeId',
    label: 'workorder.mode',
    choices: [['', 'shared.all'], ...carriedModes.map((code) => [code, `workorder.mode-${code}`] as const)],
    alsoSets: { originCode: '', destinationCode: '', lclState: 'all' },
  },
  tabs: {
    name: 'orderState',
    label: 'workorder.states',
    choices: withAll(jobStates, jobStateLabels),
    urgentValues: ['arrived', 'objected'],
  },
  columns: deskJobColumns,
  cardColumns: deskJobCards,
  rowKey: ({ id }) => id,
  rowLink: ({ id }) => deskPaths.job(id),
  cardTop: (row) => <JobLane job={row} />,
  filters: [...commonJobFilters(), Shared, choice('operatorId', 'workorder.operator', useEveryOperator)],
  Actions: ToConsolidations,
  empty: { title: 'workorder.desk-empty', hint: 'workorder.desk-empty-hint', icon: 'box', Action: ToBookings },
})

export const DeskJobsPage = () => <ListPage list={jobs} />
