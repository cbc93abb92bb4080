import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { logIn, startSession } from '../../platform/session.ts'
import { openPages } from '../../testing/page.tsx'
import { sentDeskJob } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'

const toIssue = (allowed: boolean) => [
  { name: 'issue', allowed, ...(!allowed && { reason: 'shared.not-in-this-state' }) },
]

/** Opens a work order at the desk; the later area's next milestone says which job it was given. */
async function openDeskJob(state: string, canIssue: boolean) {
  const job: Record<string, unknown> = { ...(sentDeskJob() as object), state, actions: toIssue(canIssue) }
  vi.stubGlobal('fetch', async (url: string) => {
    const isJob = new URL(url, 'http://portal').pathname === desk.show.path
    return new Response(JSON.stringify({ success: true, data: isJob ? job : [] }))
  })
  const slots = { recordNext: ({ jobId }: { jobId: string }) => <button type="button">{`Next of ${jobId}`}</button> }
  await openPages(workorderRoutesWith({ desk: slots }).desk ?? [], paths.deskJob(String(job.keyId)))
  await screen.findByRole('heading', { level: 1 })
  return String(job.keyId)
}

beforeEach(async () => {
  const clerk = { id: 'session', userId: 'wang', realName: 'Wang Jun', role: 'admin', customerState: 0 } as const
  const loadUser = async () => ({ ...clerk, permissions: ['workorder.edit' as const] })
  await startSession({ loadUser, ended: () => {}, failed: () => {} })
  await logIn('session')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('records the next milestone by one press while a job is on its way, and keeps the completion sheet in the menu', async () => {
  const id = await openDeskJob('underway', false)
  expect((await screen.findAllByRole('button', { name: `Next of ${id}` })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Issue the completion sheet' })).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
  expect(await screen.findByRole('menuitem', { name: /Issue the completion sheet/ })).toBeTruthy()
})

it('offers the completion sheet once a job has arrived', async () => {
  const id = await openDeskJob('arrived', true)
  expect((await screen.findAllByRole('button', { name: 'Issue the completion sheet' })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: `Next of ${id}` })).toBeNull()
})
