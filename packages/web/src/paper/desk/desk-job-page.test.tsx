import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { logIn, startSession } from '../../platform/session.ts'
import { openPages } from '../../testing/page.tsx'
import { sentDeskJob } from '../../workorder/job-fixtures.ts'
import { workorderRoutesWith } from '../../workorder/workorder-routes.tsx'
import { withPapers } from '../paper-fixtures.ts'

const toIssue = (allowed: boolean) => [
  { name: 'issue', allowed, ...(!allowed && { reason: 'shared.not-in-this-state' }) },
]

const unpaid = 'Freight not paid'
const holdReason = {
  ...{
    label: unpaid,
    value: 'UNPAID',
    Name: unpaid,
    NameChs: unpaid,
    NameCht: unpaid,
    NameEng: unpaid,
    NameRus: unpaid,
  },
  ...{ ClassCode: 'HOLDREASON', Code: 'UNPAID', Sort: 1, Modes: [], LoadTypes: [], IsDefault: 'F', Extra: {}, py: '' },
}

const doubted = {
  success: false,
  code: 'workorder.warnings',
  message: 'Check what is marked; if it is right, save it anyway',
  data: { warnings: ['workorder.warn-bill-not-issued', 'workorder.warn-not-released'] },
}

/** Opens a work order at the desk; the later area's next milestone says which job it was given. */
async function openDeskJob(
  state: string,
  canIssue: boolean,
  { sent = [], more = {} }: { sent?: [string, string][]; more?: Record<string, unknown> } = {},
) {
  const shown = { state, ReleaseState: 'notAsked', actions: toIssue(canIssue), ...more }
  const job: Record<string, unknown> = { ...(sentDeskJob() as object), ...shown }
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: URLSearchParams | string } = {}) => {
    sent.push([new URL(url, 'http://portal').pathname, String(body ?? '')])
    if (url.includes(paperDeskEndpoints.release.path) || url.includes(paperDeskEndpoints.hold.path))
      return new Response(JSON.stringify({ success: true, data: job }))
    if (url.includes(desk.complete.path) && !String(body).includes('KeepWarnings=T'))
      return new Response(JSON.stringify(doubted), { status: 422 })
    if (url.includes(desk.complete.path) || url.includes(desk.save.path))
      return new Response(JSON.stringify({ success: true, data: job }))
    if (url.includes('codelib')) return new Response(JSON.stringify({ success: true, data: [holdReason] }))
    const isJob = new URL(url, 'http://portal').pathname === desk.show.path
    return new Response(JSON.stringify({ success: true, data: isJob ? job : [] }))
  })
  const slots = { recordNext: ({ jobId }: { jobId: string }) => <button type="button">{`Next of ${jobId}`}</button> }
  await openPages(workorderRoutesWith({ desk: slots }, withPapers).desk ?? [], deskPaths.job(String(job.keyId)))
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

it('gives the cargo free after one more question, and holds it for a reason alone', async () => {
  const sent: [string, string][] = []
  await openDeskJob('arrived', true, { sent })
  const more = async (name: string) => {
    await userEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(name) }))
  }
  await more('Release the cargo')
  await userEvent.click(await screen.findByRole('button', { name: 'Release the cargo' }))
  await waitFor(() => expect(sent.map(([path]) => path)).toContain(paperDeskEndpoints.release.path))

  await more('Hold the cargo')
  const hold = await screen.findByRole('button', { name: 'Hold the cargo' })
  expect(hold.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('combobox', { name: 'Reason for the hold' }))
  await userEvent.click(await screen.findByRole('option', { name: /Freight not paid/ }))
  await userEvent.click(hold)
  await waitFor(() =>
    expect(sent.find(([path]) => path === paperDeskEndpoints.hold.path)?.[1]).toContain('HoldReason=UNPAID'),
  )
})

it('names a bill that is not issued and a release that is not given before the completion sheet goes out, and sends it with a reason alone', async () => {
  const sent: [string, string][] = []
  await openDeskJob('arrived', true, { sent })
  await userEvent.click(screen.getAllByRole('button', { name: 'Issue the completion sheet' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Issue the completion sheet' }))
  expect(await dialog.findByText('The bill of lading has not been issued')).toBeTruthy()
  expect(dialog.getByText(/The cargo has not been released/)).toBeTruthy()
  const anyway = dialog.getByRole('button', { name: 'Issue it anyway' })
  expect(anyway.getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Originals at our agent')
  await userEvent.click(anyway)
  const last = () => sent.findLast(([path]) => path === desk.complete.path)?.[1] ?? ''
  await vi.waitFor(() => expect(last()).toContain('KeepWarnings=T'))
  expect(new URLSearchParams(last()).get('Reason')).toBe('Originals at our agent')
})

it('says which change of the booking must be passed on and to whom, until somebody says that it was', async () => {
  const sent: [string, string][] = []
  const change = { Since: '2026-11-20 10:00:00', Fields: ['Parties'], Reasons: ['handedOver', 'billIssued'] }
  await openDeskJob('underway', false, {
    sent,
    more: {
      ChangeToTell: change,
      CompletionKept: { Warnings: ['workorder.warn-not-released'], Reason: 'Bank guarantee in hand' },
    },
  })
  expect(await screen.findByText(/The booking was changed on/)).toBeTruthy()
  expect(screen.getByText(/the carrier must be told/)).toBeTruthy()
  expect(screen.getByText(/recall or correct it/)).toBeTruthy()
  expect(screen.getByText('Issued anyway: Bank guarantee in hand')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Passed on' }))
  await vi.waitFor(() => expect(sent.find(([path]) => path === desk.save.path)?.[1]).toContain('ChangeTold=T'))
})
