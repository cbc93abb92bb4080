import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { customerDeskEndpoints } from '@landbridge/contract/customer/customer-desk-endpoints'
import { signsOfNumber } from '@landbridge/contract/shared/reading/plain-text'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { jobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { useQueries } from '@tanstack/react-query'
import { linkOf } from '../../booking/shown/booking-cells.tsx'
import { deskPaths } from '../../desk-paths.ts'
import { call } from '../../platform/api.ts'
import { useAllowed, useSession } from '../../platform/session.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import type { Command } from '../../platform/ui/command-list.tsx'
import { laneText } from '../../platform/ui/lane-words.tsx'
import { jobLink } from '../../workorder/index.ts'

type Source = { id: string; group: TextKey; find: (keyword: string, signal: AbortSignal) => Promise<Command[]> }

/** Results of each kind; the list itself has the others. */
const maxResults = { pageIndex: 1, pageSize: 5, sort: 'desc' } as const
const wholeList = { ...maxResults, orderState: 'all', lclState: 'all' } as const
const freshMs = 30_000

type Booked = { bookingNo?: string | undefined; stateLabel: string } & Parameters<typeof laneText>[0]
const bookingOf = (row: Booked, at: string, whose = ''): Command => ({
  id: at,
  label: row.bookingNo ?? laneText(row),
  hint: [whose, row.bookingNo && laneText(row), row.stateLabel].filter(Boolean).join(' · '),
})

/** A work order, named by the container that matched the search. */
function jobOf(row: JobRow, at: string, keyword: string): Command {
  const sought = signsOfNumber(keyword)
  const box = sought === '' ? undefined : row.containerNos?.find((number) => number.startsWith(sought))
  return {
    id: at,
    label: box ?? row.jobNo,
    hint: [box && row.jobNo, laneText(row), row.stateLabel].filter(Boolean).join(' · '),
  }
}

const ofCustomer: readonly Source[] = [
  {
    id: 'bookings',
    group: 'shell.booking-requests',
    find: async (keyword, signal) =>
      (await call(bookingEndpoints.listAll, { ...wholeList, keyword }, { signal })).items.map((row) =>
        bookingOf(row, linkOf(row)),
      ),
  },
  ...jobModes.map(
    (mode): Source => ({
      id: `jobs ${mode}`,
      group: 'shell.job-orders',
      find: async (keyword, signal) =>
        (await call(jobCalls[mode].list, { ...wholeList, keyword }, { signal })).items.map((row) =>
          jobOf(row, jobLink(row), keyword),
        ),
    }),
  ),
]

const ofStaff: readonly (Source & { permission: string })[] = [
  {
    id: 'desk bookings',
    group: 'shell.desk-bookings',
    permission: 'booking.view',
    find: async (keyword, signal) =>
      (
        await call(
          bookingDeskEndpoints.list,
          { ...maxResults, orderState: 'all', assignee: 'all', keyword },
          { signal },
        )
      ).items.map((row) => bookingOf(row, deskPaths.booking(row.id), row.customerShortName)),
  },
  {
    id: 'desk jobs',
    group: 'shell.desk-jobs',
    permission: 'workorder.view',
    find: async (keyword, signal) =>
      (await call(jobDeskEndpoints.list, { ...wholeList, keyword }, { signal })).items.map((row) =>
        jobOf(row, deskPaths.job(row.id), keyword),
      ),
  },
  {
    id: 'desk customers',
    group: 'shell.desk-customers',
    permission: 'customer.view',
    find: async (keyword, signal) =>
      (await call(customerDeskEndpoints.list, { ...maxResults, state: 'all', keyword }, { signal })).items.map(
        (row) => ({
          id: deskPaths.customer(row.id),
          label: row.name,
          hint: row.shortName ?? '',
        }),
      ),
  },
]

/** Matching records from the lists that the reader may open. */
export function useFoundRecords(keyword: string): { found: readonly Command[]; isBusy: boolean; isPartial: boolean } {
  const text = useText()
  const { isStaff, user } = useSession()
  const isAllowed = useAllowed()
  const sources: readonly Source[] = isStaff
    ? ofStaff.filter(({ permission }) => isAllowed(permission))
    : ofCustomer.slice(0, user?.customerName ? undefined : 1)
  return useQueries({
    queries: sources.map(({ id, group, find }) => ({
      queryKey: ['palette', id, keyword],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const commands = await find(keyword, signal)
        return commands.map((one) => ({ ...one, group: text(group) }))
      },
      enabled: keyword !== '',
      staleTime: freshMs,
    })),
    combine: (answers) => ({
      found: answers.flatMap(({ data }) => data ?? []),
      isBusy: answers.some(({ isFetching }) => isFetching),
      isPartial: answers.some(({ isError }) => isError),
    }),
  })
}
