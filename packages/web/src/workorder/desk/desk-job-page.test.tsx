import { Problem } from '@landbridge/contract/shared/problem'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobState } from '@landbridge/contract/workorder/job-lifecycle'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { at } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, servePortal } from '../../testing/portal.ts'
import { aroundJobs, deskJobOf, withoutParts } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'

const toIssue = (allowed: boolean): JobDeskDetail['actions'] => [
  { name: 'issue', allowed, ...(!allowed && { reason: 'shared.not-in-this-state' }) },
]

const doubted = new Problem('workorder.warnings', undefined, {
  warnings: ['workorder.warn-bill-not-issued', 'workorder.warn-not-released'],
})

/** Opens a work order at the desk; the later area's next milestone says which job it was given. */
async function openDeskJob(state: JobState, canIssue: boolean, changes: Partial<JobDeskDetail> = {}) {
  const job = deskJobOf({ state, releaseState: 'notAsked', actions: toIssue(canIssue), ...changes })
  const { sent } = servePortal(
    answer(desk.show, job),
    answer(desk.complete, ({ keepWarnings }) => (keepWarnings ? job : doubted)),
    answer(desk.save, job),
    aroundJobs,
  )
  const slots = { recordNext: ({ jobId }: { jobId: string }) => <button type="button">{`Next of ${jobId}`}</button> }
  await openPages(workorderRoutesWith({ desk: slots }, withoutParts).desk ?? [], deskPaths.job(job.id))
  await screen.findByRole('heading', { level: 1 })
  return { id: job.id, sent }
}

beforeEach(() => logInClerk('workorder.edit'))

it('records the next milestone by one press while a job is on its way, and keeps the completion sheet in the menu', async () => {
  const { id } = await openDeskJob('underway', false)
  expect((await screen.findAllByRole('button', { name: `Next of ${id}` })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Issue the completion sheet' })).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
  expect(await screen.findByRole('menuitem', { name: /Issue the completion sheet/ })).toBeTruthy()
})

it('offers the completion sheet once a job has arrived', async () => {
  const { id } = await openDeskJob('arrived', true)
  expect((await screen.findAllByRole('button', { name: 'Issue the completion sheet' })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: `Next of ${id}` })).toBeNull()
})

it('names a bill that is not issued and a release that is not given before the completion sheet goes out, and sends it with a reason alone', async () => {
  const { sent } = await openDeskJob('arrived', true)
  await userEvent.click(screen.getAllByRole('button', { name: 'Issue the completion sheet' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Issue the completion sheet' }))
  expect(await dialog.findByText('The bill of lading has not been issued')).toBeTruthy()
  expect(dialog.getByText(/The cargo has not been released/)).toBeTruthy()
  const anyway = dialog.getByRole('button', { name: 'Issue it anyway' })
  expect(anyway.getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Originals at our agent')
  await userEvent.click(anyway)
  const anywayFor = { keepWarnings: true, reason: 'Originals at our agent' }
  await waitFor(() => expect(sent(desk.complete).at(-1)).toMatchObject(anywayFor))
})

it('says which change of the booking must be passed on and to whom, until somebody says that it was', async () => {
  const change: JobDeskDetail['changeToTell'] = {
    since: at('2026-11-20 10:00:00'),
    fields: ['parties'],
    reasons: ['handedOver', 'billIssued'],
  }
  const { sent } = await openDeskJob('underway', false, {
    changeToTell: change,
    completionKept: { warnings: ['workorder.warn-not-released'], reason: 'Bank guarantee in hand' },
  })
  expect(await screen.findByText(/The booking was changed on/)).toBeTruthy()
  expect(screen.getByText(/The carrier already has the cargo and must be told/)).toBeTruthy()
  expect(screen.getByText(/recall or correct it/)).toBeTruthy()
  expect(screen.getByText('Issued anyway: Bank guarantee in hand')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Passed on' }))
  await waitFor(() => expect(sent(desk.save)).toMatchObject([{ changeTold: true }]))
})

it('offers to move all of a departure where a work order goes by one of ours, and not where its flight was typed', async () => {
  await openDeskJob('underway', false, { departureNo: 'CK221', departureId: undefined })
  await userEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
  expect(await screen.findByRole('menuitem', { name: /Move to another departure/ })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: /Move all of the departure/ })).toBeNull()
})
