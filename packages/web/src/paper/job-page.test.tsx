import { paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { dialogGone, pressTwice } from '../testing/deed.tsx'
import { openPages } from '../testing/page.tsx'
import { type Answer, granted, refused, sentTo, servePaths } from '../testing/portal-by-path.ts'
import { sentJob } from '../workorder/job-fixtures.ts'
import { workorderRoutesWith } from '../workorder/workorder-routes.tsx'
import { withPapers } from './paper-fixtures.ts'

async function openJob(changes: object, answers: Record<string, Answer> = {}) {
  const job = sentJob(changes)
  const sent = servePaths({ [jobCalls.railway.show.path]: granted(job), ...answers })
  await openPages(workorderRoutesWith({}, withPapers).order ?? [], paths.job('railway', job.keyId))
  await screen.findByRole('heading', { level: 1, name: /JR2611-7K3QX/ })
  return sent
}

it('shows first what the customer owes, and no packing list where there is none', async () => {
  await openJob({ DocsDue: [{ DocType: 'SI', dueBy: '2026-11-20' }] })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toContain('Documents needed')
  expect(titles.indexOf('Documents needed')).toBeLessThan(titles.indexOf('Papers'))
  expect(titles).not.toContain('Packing list')
})

it('lets the reader confirm the draft that waits, or say what is to change in it, and says why neither can be', async () => {
  const { path } = paperEndpoints.answerDraft
  const answered = granted(sentJob({ state: 'underway', version: 6 }))
  const replies = [refused('workorder.draft-not-sent'), refused('workorder.changed-meanwhile'), answered]
  const waits = { state: 'underway', DraftState: 'sent', NextAction: 'confirmDraft', Completion: undefined }
  const sent = await openJob(waits, { [path]: () => replies.shift() })
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the draft' }))
  const question = within(await screen.findByRole('dialog'))
  await userEvent.click(question.getByRole('button', { name: 'Confirm the draft' }))
  expect(await screen.findByText('There is no draft to answer at the moment')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Ask for a change' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Change to the draft' }))
  await userEvent.click(shown.getByRole('button', { name: 'Ask for a change' }))
  expect(sentTo(sent, path).map(({ Answer }) => Answer)).toEqual(['confirm'])
  await userEvent.type(shown.getByRole('textbox', { name: 'What is to change' }), 'The consignee has moved')
  await pressTwice({ shown }, 'Ask for a change', /The work order has just been changed/)
  await dialogGone()
  await waitFor(() => expect(sentTo(sent, path)).toHaveLength(3))
  const change = { Answer: 'change', version: '5' }
  expect(sentTo(sent, path)).toMatchObject([{ Answer: 'confirm' }, change, change])
})

it('says what the customer has answered to the draft, and until when it is waited for', async () => {
  await openJob({
    state: 'underway',
    DraftAnswer: { Answer: 'change', AnsweredAt: '2026-11-20 10:00:00', AnsweredBy: 'Chen Min', Reason: 'New address' },
    DraftState: 'changeAsked',
  })
  expect(screen.getByText(/New address/).textContent).toMatch(/^Change asked: New address.*Chen Min · 20 Nov/)
})
