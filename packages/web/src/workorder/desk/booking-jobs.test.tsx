import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { logIn, startSession } from '../../platform/session.ts'
import { openPart } from '../../testing/page.tsx'
import { sentDeskJob } from '../job-fixtures.ts'
import { BookingJobs, JobDeed } from './booking-jobs.tsx'

const job = { ChargeCount: 0, ContainerNos: [], ...sentDeskJob() }
const booking = {
  id: job.BookingId,
  state: 'received',
  boxes: [{ containerType: '40HQ', containerOwner: 'C' as const, containerQty: 1 }],
}

beforeEach(async () => {
  await startSession({
    loadUser: async () => ({
      id: 'session',
      userId: job.BookingId,
      realName: 'Wang Jun',
      role: 'admin',
      customerState: 0,
      permissions: ['workorder.view', 'workorder.edit'],
    }),
    ended: () => {},
    failed: () => {},
  })
  await logIn('session')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function open(jobs: object[]) {
  const data = { Items: jobs, Total: jobs.length, PageIndex: 1, PageSize: 50, Counts: {} }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, data })))
  await openPart(
    <>
      <JobDeed booking={booking} />
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
  expect(link.getAttribute('href')).toBe(deskPaths.job(job.keyId))
  expect(screen.queryByRole('button', { name: 'Open a work order' })).toBeNull()
})

it('goes to none of several', async () => {
  await open([job, { ...job, keyId: crypto.randomUUID(), JobNoIn: 'JR2611-OTHER' }])
  expect(await screen.findByText('JR2611-OTHER')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Go to the work order' })).toBeNull()
})
