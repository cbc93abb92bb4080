import { instructionDeskEndpoints } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { paperDeskEndpoints as desk } from '@landbridge/contract/paper/paper-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { codeOf, pageOf } from '../../testing/answers.ts'
import { dialogGone, pressTwice } from '../../testing/deed.tsx'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, type CallAnswer, servePortal } from '../../testing/portal.ts'
import { aroundJobs, filledDeskJob } from '../../workorder/job-fixtures.ts'
import { workorderRoutesWith } from '../../workorder/workorder-routes.tsx'
import { withPapers } from '../paper-fixtures.ts'

const job = filledDeskJob({ state: 'arrived', releaseState: 'notAsked' })
const seen = { id: job.id, version: 1 }
const closed = 'The work order is closed and cannot be changed'

beforeEach(() => logInClerk('workorder.edit'))

async function openDeskJob(...answers: CallAnswer[]) {
  const { sent } = servePortal(
    aroundJobs,
    answer(jobDeskEndpoints.show, job),
    answer(instructionDeskEndpoints.show, new Problem('workorder.missing')),
    answers,
  )
  await openPages(workorderRoutesWith({}, withPapers).desk ?? [], deskPaths.job(job.id))
  await screen.findByRole('heading', { level: 1 })
  return sent
}

async function choose(deed: RegExp) {
  await userEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
  await userEvent.click(await screen.findByRole('menuitem', { name: deed }))
}

it('gives the cargo free after one more question, and says why it cannot be released', async () => {
  const sent = await openDeskJob(answer(desk.release, new Problem('workorder.closed'), job))
  const release = async () => {
    await choose(/Release the cargo/)
    const question = await screen.findByRole('dialog', { name: 'Release the cargo of work order JR2611-7K3QX?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Release the cargo' }))
  }
  await release()
  expect(await screen.findByText(closed)).toBeTruthy()
  expect(sent(desk.release)).toEqual([seen])
  await release()
  await waitFor(() => expect(sent(desk.release)).toEqual([seen, seen]))
})

it('holds the cargo for a reason alone, and says why it cannot be held', async () => {
  const reasons = [codeOf('HOLDREASON', 'UNPAID', 'Freight not paid')]
  const sent = await openDeskJob(
    answer(referenceEndpoints.codeList, pageOf(...reasons)),
    answer(referenceEndpoints.codes, reasons),
    answer(desk.hold, new Problem('workorder.closed'), job),
  )
  await choose(/Hold the cargo/)
  const shown = within(await screen.findByRole('dialog'))
  expect(shown.getByRole('button', { name: 'Hold the cargo' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(shown.getByRole('combobox', { name: 'Reason for the hold' }))
  await userEvent.click(await screen.findByRole('option', { name: /Freight not paid/ }))
  await pressTwice({ shown }, 'Hold the cargo', closed)
  await dialogGone()
  expect(sent(desk.hold).at(-1)).toEqual({ ...seen, holdReason: 'UNPAID' })
})
