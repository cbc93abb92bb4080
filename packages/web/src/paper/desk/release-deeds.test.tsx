import { paperDeskEndpoints as desk } from '@landbridge/contract/paper/paper-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { dialogGone, last, pressTwice } from '../../testing/deed.tsx'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { type Answer, codeOf, granted, refusedOnce, sentTo, servePaths } from '../../testing/portal-by-path.ts'
import { filledDeskJob } from '../../workorder/job-fixtures.ts'
import { workorderRoutesWith } from '../../workorder/workorder-routes.tsx'
import { withPapers } from '../paper-fixtures.ts'

const job = filledDeskJob({ state: 'arrived', ReleaseState: 'notAsked' })
const seen = { keyId: job.keyId, version: '1' }
const closed = 'The work order is closed and cannot be changed'

beforeEach(() => logInClerk('workorder.edit'))

async function openDeskJob(answers: Record<string, Answer>) {
  const sent = servePaths({ [jobDeskEndpoints.show.path]: granted(job), ...answers })
  await openPages(workorderRoutesWith({}, withPapers).desk ?? [], deskPaths.job(job.keyId))
  await screen.findByRole('heading', { level: 1 })
  return sent
}

async function choose(deed: RegExp) {
  await userEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
  await userEvent.click(await screen.findByRole('menuitem', { name: deed }))
}

it('gives the cargo free after one more question, and says why it cannot be released', async () => {
  const sent = await openDeskJob({ [desk.release.path]: refusedOnce('workorder.closed', job) })
  const release = async () => {
    await choose(/Release the cargo/)
    const question = await screen.findByRole('dialog', { name: 'Release the cargo of work order JR2611-7K3QX?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Release the cargo' }))
  }
  await release()
  expect(await screen.findByText(closed)).toBeTruthy()
  expect(sentTo(sent, desk.release.path)).toEqual([seen])
  await release()
  await waitFor(() => expect(sentTo(sent, desk.release.path)).toEqual([seen, seen]))
})

it('holds the cargo for a reason alone, and says why it cannot be held', async () => {
  const reasons = granted([codeOf('HOLDREASON', 'UNPAID', 'Freight not paid')])
  const sent = await openDeskJob({
    'codelib-list': reasons,
    'codelib-query': reasons,
    [desk.hold.path]: refusedOnce('workorder.closed', job),
  })
  await choose(/Hold the cargo/)
  const shown = within(await screen.findByRole('dialog'))
  expect(shown.getByRole('button', { name: 'Hold the cargo' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(shown.getByRole('combobox', { name: 'Reason for the hold' }))
  await userEvent.click(await screen.findByRole('option', { name: /Freight not paid/ }))
  await pressTwice({ shown }, 'Hold the cargo', closed)
  await dialogGone()
  expect(last(sent, desk.hold.path)).toEqual({ ...seen, HoldReason: 'UNPAID' })
})
