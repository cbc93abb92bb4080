import { billEndpoints } from '@landbridge/contract/paper/bill/bill-endpoints'
import { instructionEndpoints } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { at } from '../testing/answers.ts'
import { dialogGone, pressTwice } from '../testing/deed.tsx'
import { openPages } from '../testing/page.tsx'
import { answer, type CallAnswer, servePortal } from '../testing/portal.ts'
import { aroundJobs, jobOf } from '../workorder/job-fixtures.ts'
import { workorderRoutesWith } from '../workorder/workorder-routes.tsx'
import { aroundBills, billOf, billsOfJob } from './bill-fixtures.ts'
import { withPapers } from './paper-fixtures.ts'

async function openJob(changes: Partial<JobDetail>, ...answers: CallAnswer[]) {
  const job = jobOf(changes)
  const { sent } = servePortal(
    aroundJobs,
    aroundBills,
    answer(jobCalls.railway.show, job),
    answer(instructionEndpoints.show, new Problem('workorder.missing')),
    answers,
  )
  await openPages(workorderRoutesWith({}, withPapers).order ?? [], paths.job('railway', job.id))
  await screen.findByRole('heading', { level: 1, name: /JR2611-7K3QX/ })
  return sent
}

it('shows first what the customer owes, and no packing list where there is none', async () => {
  await openJob({ documentsDue: [{ documentType: 'SI', dueBy: '2026-11-20' }] })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toContain('Documents needed')
  expect(titles.indexOf('Documents needed')).toBeLessThan(titles.indexOf('Papers'))
  expect(titles).not.toContain('Packing list')
})

it('lets the reader confirm the draft that waits, or say what is to change in it, and says why neither can be', async () => {
  const { answerDraft } = paperEndpoints
  const refusals = [new Problem('workorder.draft-not-sent'), new Problem('workorder.changed-meanwhile')]
  const answered = jobOf({ state: 'underway', version: 6 })
  const waits: Partial<JobDetail> = {
    state: 'underway',
    billState: 'draft',
    nextAction: 'confirmDraft',
    completion: undefined,
  }
  const draft = billOf({ billState: 'draft', draftVersion: 2 })
  const sent = await openJob(
    waits,
    answer(billEndpoints.show, billsOfJob(draft)),
    answer(answerDraft, ...refusals, answered),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm the draft' }))
  const question = within(await screen.findByRole('dialog'))
  await userEvent.click(question.getByRole('button', { name: 'Confirm the draft' }))
  expect(await screen.findByText('There is no draft to be checked at the moment')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Ask for a change' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Change to the draft' }))
  await userEvent.click(shown.getByRole('button', { name: 'Ask for a change' }))
  expect(sent(answerDraft)).toMatchObject([{ answer: 'confirm' }])
  await userEvent.type(shown.getByRole('textbox', { name: 'What should change' }), 'The consignee has moved')
  await pressTwice({ shown }, 'Ask for a change', /The work order has just been changed/)
  await dialogGone()
  await waitFor(() => expect(sent(answerDraft)).toHaveLength(3))
  const change = { answer: 'change', version: 5, billSeq: 1, draftVersion: 2 }
  expect(sent(answerDraft)).toMatchObject([{ answer: 'confirm' }, change, change])
})

it('says what the customer has answered to the draft, and until when it is waited for', async () => {
  await openJob({
    state: 'underway',
    draftAnswer: {
      answer: 'change',
      answeredAt: at('2026-11-20 10:00:00'),
      answeredBy: 'Chen Min',
      reason: 'New address',
    },
    billState: 'changeAsked',
  })
  expect(screen.getByText(/New address/).textContent).toMatch(/^Change asked: New address.*Chen Min · 20 Nov/)
})
