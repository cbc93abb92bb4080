import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import type { JobBillsView } from '@landbridge/contract/paper/bill/bill-views'
import { instructionDeskEndpoints } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { at, codeOf, pageOf } from '../../testing/answers.ts'
import { dialogGone, pressTwice } from '../../testing/deed.tsx'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, type CallAnswer, servePortal } from '../../testing/portal.ts'
import { aroundJobs, filledDeskJob } from '../../workorder/job-fixtures.ts'
import { workorderRoutesWith } from '../../workorder/workorder-routes.tsx'
import { aroundBills, billOf, billsOfJob } from '../bill-fixtures.ts'
import { withPapers } from '../paper-fixtures.ts'

const job = filledDeskJob({ state: 'arrived', releaseState: 'notAsked' })
/** The version of the work order on the page, whatever the bills were read at. */
const seen = { id: job.id, version: job.version }
const closed = 'The work order is closed and cannot be changed'
const reasons = [codeOf('HOLDREASON', 'CUSTOMS', 'Customs'), codeOf('HOLDREASON', 'UNPAID', 'Unpaid')]

async function openDeskJob(bills: JobBillsView, ...answers: CallAnswer[]) {
  return openJobOf({}, bills, ...answers)
}

async function openJobOf(facts: Partial<typeof job>, bills: JobBillsView, ...answers: CallAnswer[]) {
  const { sent } = servePortal(
    aroundJobs,
    aroundBills,
    answer(jobDeskEndpoints.show, { ...job, ...facts }),
    answer(instructionDeskEndpoints.show, new Problem('workorder.missing')),
    answer(desk.show, bills),
    answer(referenceEndpoints.codeList, pageOf(...reasons)),
    answer(referenceEndpoints.codes, reasons),
    answers,
  )
  await openPages(workorderRoutesWith({}, withPapers).desk ?? [], deskPaths.job(job.id))
  await screen.findByRole('heading', { level: 1 })
  return sent
}

const openPapers = async () => userEvent.click(screen.getByRole('tab', { name: 'Papers and details' }))
const allowed = (...names: ('release' | 'surrender' | 'recall' | 'orderTelex' | 'issue' | 'sendDraft' | 'confirm')[]) =>
  names.map((name) => ({ name, allowed: true }))

it('releases the cargo of a bill once the agent is named, and says why it cannot be released', async () => {
  await logInClerk('workorder.edit')
  const bill = billOf({ billState: 'surrendered', stateLabel: 'Originals surrendered', actions: allowed('release') })
  const sent = await openDeskJob(
    billsOfJob(bill),
    answer(desk.release, new Problem('workorder.cargo-on-hold'), billsOfJob()),
  )
  await openPapers()
  await userEvent.click(await screen.findByRole('button', { name: 'Release the cargo' }))
  const shown = within(await screen.findByRole('dialog'))
  expect(shown.getByRole('button', { name: 'Release the cargo' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(shown.getByRole('textbox', { name: /Agent told/ }), 'Elbe Agency, by mail')
  await pressTwice({ shown }, 'Release the cargo', /The cargo is on hold/)
  await dialogGone()
  expect(sent(desk.release).at(-1)).toEqual({ ...seen, billSeq: 1, agentInformed: 'Elbe Agency, by mail' })
})

it('takes originals that were handed in by their number and their scan', async () => {
  await logInClerk('workorder.edit')
  const bill = billOf({ actions: allowed('surrender', 'recall') })
  const fid = 'c0a80000-0000-4000-8000-000000000001'
  const sent = await openDeskJob(
    billsOfJob(bill),
    answer(documentEndpoints.upload, { fid, fileName: 'originals.pdf', size: 4 }),
    answer(desk.surrender, billsOfJob()),
  )
  await openPapers()
  await userEvent.click(await screen.findByRole('button', { name: 'Enter the surrender' }))
  const shown = within(await screen.findByRole('dialog'))
  await userEvent.type(shown.getByRole('textbox', { name: /Originals back/ }), '3')
  const scan = new File(['%PDF'], 'originals.pdf', { type: 'application/pdf' })
  await userEvent.upload(shown.getByLabelText(/Scan of the originals/, { selector: 'input[type=file]' }), scan)
  await shown.findByText(/originals.pdf/)
  await userEvent.click(shown.getByRole('button', { name: 'Enter the surrender' }))
  await dialogGone()
  expect(sent(desk.surrender)).toEqual([{ ...seen, billSeq: 1, originalsBack: 3, fid, endorsed: false }])
})

it('holds the cargo for a reason of operations alone, and says why it cannot be held', async () => {
  await logInClerk('workorder.edit')
  const sent = await openDeskJob(billsOfJob(), answer(desk.hold, new Problem('workorder.closed'), billsOfJob()))
  await userEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
  await userEvent.click(await screen.findByRole('menuitem', { name: /Hold the cargo/ }))
  // The menu is a dialog too, while it closes.
  const shown = within(await screen.findByRole('dialog', { name: /Hold the cargo/ }))
  await userEvent.click(shown.getByRole('combobox', { name: /Reason for the hold/ }))
  expect(screen.queryByRole('option', { name: /Unpaid/ })).toBeNull()
  await userEvent.click(await screen.findByRole('option', { name: /Customs/ }))
  await pressTwice({ shown }, 'Hold the cargo', closed)
  await dialogGone()
  expect(sent(desk.hold).at(-1)).toMatchObject({ ...seen, holdKind: 'CUSTOMS' })
})

it('shows what holds the cargo since when, and lets finance alone lift its own', async () => {
  await logInClerk('workorder.edit')
  const hold = { holdKind: 'UNPAID' as const, holdLabel: 'Unpaid', since: at('2026-11-20 10:00:00'), byName: 'Li Na' }
  await openDeskJob({ ...billsOfJob(), holds: [hold] })
  await openPapers()
  expect(await screen.findByText('Held: Unpaid')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Lift the hold' }).getAttribute('aria-disabled')).toBe('true'),
  )
})

it('issues a bill with as many originals as its work order asks for', async () => {
  await logInClerk('workorder.edit', 'paper.issue')
  const bill = billOf({ billState: 'confirmed', originals: undefined, actions: allowed('issue') })
  const sent = await openJobOf({ billOriginals: 2 }, billsOfJob(bill), answer(desk.issue, billsOfJob()))
  await openPapers()
  await userEvent.click(await screen.findByRole('button', { name: 'Issue the bill' }))
  const shown = within(await screen.findByRole('dialog'))
  await userEvent.click(shown.getByRole('button', { name: 'Issue the bill' }))
  await dialogGone()
  expect(sent(desk.issue)).toMatchObject([{ ...seen, billSeq: 1, originals: 2 }])
})

it('sends the draft of the line’s own bill, and shows nothing of what only the line does', async () => {
  await logInClerk('workorder.edit', 'paper.issue')
  const refused = { name: 'issue' as const, allowed: false, reason: 'workorder.bill-as-carrier-reports' as const }
  const bill = billOf({ level: 'master', billState: 'none', actions: [...allowed('sendDraft'), refused] })
  const sent = await openDeskJob(billsOfJob(bill), answer(desk.sendDraft, billsOfJob()))
  await openPapers()
  await userEvent.click(await screen.findByRole('button', { name: 'Send the draft' }))
  const shown = within(await screen.findByRole('dialog'))
  await userEvent.click(shown.getByRole('button', { name: 'Send the draft' }))
  await dialogGone()
  expect(sent(desk.sendDraft)).toMatchObject([{ ...seen, billSeq: 1 }])
  expect(screen.queryByRole('button', { name: 'Issue the bill' })).toBeNull()
})
