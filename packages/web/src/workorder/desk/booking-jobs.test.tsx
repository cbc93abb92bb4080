import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskRow } from '@landbridge/contract/workorder/job-view'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { countedPage } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, servePortal } from '../../testing/portal.ts'
import { deskRowOf } from '../job-fixtures.ts'
import { BookingJobs, JobAction } from './booking-jobs.tsx'

const job = deskRowOf()
const booking = {
  id: job.bookingId,
  state: 'received',
  boxes: [{ containerType: '40HQ', containerOwner: 'C' as const, containerQty: 1 }],
}

beforeEach(() => logInClerk('workorder.view', 'workorder.edit'))
async function open(jobs: JobDeskRow[]) {
  servePortal(answer(desk.list, countedPage({}, ...jobs)))
  await openPart(
    <>
      <JobAction booking={booking} />
      <BookingJobs booking={booking} />
    </>,
  )
}

it('opens the first job of a booking from its head, and only there', async () => {
  await open([])
  expect(await screen.findByText('No work orders yet')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Open a work order' })).toHaveLength(1)
})

it('goes to the only job, and opens no other where every container is on it', async () => {
  await open([job])
  const link = await screen.findByRole('link', { name: 'Go to the work order' })
  expect(link.getAttribute('href')).toBe(deskPaths.job(job.id))
  expect(screen.queryByRole('button', { name: 'Open a work order' })).toBeNull()
})

it('goes to none of several', async () => {
  await open([job, { ...job, id: crypto.randomUUID(), jobNo: 'JR2611-OTHER' }])
  expect(await screen.findByText('JR2611-OTHER')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Go to the work order' })).toBeNull()
})
