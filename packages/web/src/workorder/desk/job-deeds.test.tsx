import { consolidationEndpoints } from '@landbridge/contract/workorder/consolidation-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { openPages } from '../../testing/page.tsx'
import { type Answer, granted, refused, refusedOnce, type Sent, sentTo, servePortal } from '../../testing/portal.ts'
import { filledDeskJob } from '../job-fixtures.ts'
import { CancelDialog } from './end-dialog.tsx'
import { HeadDialog } from './head-dialog.tsx'
import { OpenJobDialog } from './open-job-dialog.tsx'
import { DeskReceipt } from './receipt-dialog.tsx'
import { HoldDialog, useRelease } from './release-dialog.tsx'

const job = desk.show.wire.output.decode(filledDeskJob())
const seen = { keyId: job.id, version: '1' }

afterEach(() => {
  vi.useRealTimers()
})

async function open(dialog: (close: () => void) => ReactNode, answers: Record<string, Answer>) {
  const sent = servePortal(answers)
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return isOpen ? dialog(() => setOpen(false)) : <p>The page</p>
  }
  const { router } = await openPages([
    { path: '/', element: <Page /> },
    { path: '*', element: null },
  ])
  return { sent, router, shown: within(await screen.findByRole('dialog')) }
}
type Opened = Awaited<ReturnType<typeof open>>

async function pressTwice({ shown }: Pick<Opened, 'shown'>, deed: string, sentence: string | RegExp) {
  await userEvent.click(shown.getByRole('button', { name: deed }))
  expect(await shown.findByText(sentence)).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: deed }))
}
const closed = () => screen.findByText('The page')
const last = (sent: readonly Sent[], path: string) => sentTo(sent, path).at(-1)

it('cancels a job for a reason alone, and says why it cannot be cancelled', async () => {
  const opened = await open((close) => <CancelDialog job={job} onClose={close} />, {
    [desk.cancel.path]: refusedOnce('workorder.action-not-allowed', filledDeskJob()),
  })
  const deed = opened.shown.getByRole('button', { name: 'Cancel the work order' })
  expect(deed.getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(opened.shown.getByLabelText('Reason'), 'The shipper has withdrawn')
  await pressTwice(opened, 'Cancel the work order', 'This is not possible in the current status of the work order')
  await closed()
  expect(last(opened.sent, desk.cancel.path)).toEqual({ ...seen, Reason: 'The shipper has withdrawn' })
})

it('holds cargo for a reason, and says why it cannot be held', async () => {
  const reason = {
    ...{
      label: 'Freight not paid',
      value: 'UNPAID',
      Name: 'Unpaid',
      NameChs: '',
      NameCht: '',
      NameEng: '',
      NameRus: '',
    },
    ...{
      ClassCode: 'HOLDREASON',
      Code: 'UNPAID',
      Sort: 1,
      Modes: [],
      LoadTypes: [],
      IsDefault: 'F',
      Extra: {},
      py: '',
    },
  }
  const opened = await open((close) => <HoldDialog job={job} onClose={close} />, {
    'codelib-list': granted([reason]),
    'codelib-query': granted([reason]),
    [desk.hold.path]: refusedOnce('workorder.closed', filledDeskJob()),
  })
  await userEvent.click(opened.shown.getByRole('combobox', { name: 'Reason for the hold' }))
  await userEvent.click(await screen.findByRole('option', { name: /Freight not paid/ }))
  await pressTwice(opened, 'Hold the cargo', 'The work order is closed and cannot be changed')
  await closed()
  expect(last(opened.sent, desk.hold.path)).toEqual({ ...seen, HoldReason: 'UNPAID' })
})

function Release() {
  const release = useRelease(job)
  return (
    <button type="button" onClick={() => void release()}>
      Ask
    </button>
  )
}

it('says why cargo cannot be released', async () => {
  const sent = servePortal({ [desk.release.path]: refused('workorder.closed') })
  await openPages([{ path: '/', element: <Release /> }])
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }))
  const question = await screen.findByRole('dialog', { name: 'Release the cargo of work order JR2611-7K3QX?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Release the cargo' }))
  expect(await screen.findByText('The work order is closed and cannot be changed')).toBeTruthy()
  expect(sentTo(sent, desk.release.path)).toEqual([seen])
})

it('changes the head of a job field by field, and names what is doubted until it is to be kept', async () => {
  const doubt = refused('workorder.warnings', { fields: { Etad: 'workorder.arrival-before-departure' } })
  const replies: object[] = [refused('workorder.closed'), doubt, granted(filledDeskJob())]
  const opened = await open((close) => <HeadDialog job={job} onClose={close} />, {
    [desk.save.path]: () => replies.shift(),
  })
  const typed: Record<string, readonly [onWire: string, words: string]> = {
    ...{ 'Carrier or agent': ['SupplierCd', 'XARO'], 'Carrier’s booking no. (S/O)': ['SupplierRef', 'SO-77'] },
    ...{ 'Declaration no.': ['DeclNo', '4401'], MRN: ['MrnNo', '24DE9'] },
    ...{ 'Remark for the customer': ['Remark', 'Shipped whole'], 'Internal remark': ['RemarkIn', 'Call Li Na'] },
  }
  for (const [label, [, words]] of Object.entries(typed))
    await userEvent.type(await opened.shown.findByLabelText(label), words)
  await pressTwice(opened, 'Save', 'The work order is closed and cannot be changed')
  expect(await opened.shown.findByText('The arrival cannot be before the departure')).toBeTruthy()
  await userEvent.click(opened.shown.getByRole('button', { name: 'Save anyway' }))
  await closed()
  expect(last(opened.sent, desk.save.path)).toMatchObject({
    ...{ ...seen, KeepWarnings: 'T', DraftState: 'issued', CusOutState: 'released' },
    ...Object.fromEntries(Object.values(typed)),
  })
})

const booking = {
  ...{ id: job.bookingId, state: 'received', loadType: 'FCL' },
  boxes: [{ containerType: '40HQ', containerOwner: 'C' as const, containerQty: 3 }],
}

it('opens one job for some of the containers that are left, and goes to it', async () => {
  const carried = desk.list.wire.output.decode({
    ...{ Items: [{ ...filledDeskJob(), ChargeCount: 0 }], Total: 1, PageIndex: 1, PageSize: 20, Counts: {} },
  })
  const jobs = [{ keyId: job.id, JobNoIn: job.jobNo }]
  const opened = await open((close) => <OpenJobDialog booking={booking} jobs={carried.items} onClose={close} />, {
    [desk.open.path]: refusedOnce('workorder.too-many-boxes', { Jobs: jobs }),
  })
  expect(opened.shown.getByText('Containers without a work order: 2 × 40HQ')).toBeTruthy()
  await userEvent.click(opened.shown.getByRole('radio', { name: 'One for some containers' }))
  const share = opened.shown.getByLabelText('40HQ COC')
  await userEvent.clear(share)
  await userEvent.type(share, '1')
  await pressTwice(opened, 'Open a work order', 'More containers than the booking has left')
  await waitFor(() => expect(opened.router.state.location.pathname).toBe(deskPaths.job(job.id)))
  const { BookingId, Shares = '' } = last(opened.sent, desk.open.path) ?? {}
  expect(BookingId).toBe(job.bookingId)
  expect(JSON.parse(Shares)).toEqual([{ Boxes: [{ SizeType: '40HQ', BoxOwner: 'C', BoxQty: 1 }] }])
})

it('opens a job for each container that is left', async () => {
  const jobs = ['a', 'b', 'c'].map((no) => ({ keyId: crypto.randomUUID(), JobNoIn: `JR2611-${no}` }))
  const opened = await open((close) => <OpenJobDialog booking={booking} jobs={[]} onClose={close} />, {
    [desk.open.path]: granted({ Jobs: jobs }),
  })
  await userEvent.click(opened.shown.getByRole('radio', { name: 'One per container' }))
  await userEvent.click(opened.shown.getByRole('button', { name: 'Open a work order' }))
  await closed()
  expect(await screen.findByText('Opened JR2611-a, JR2611-b, JR2611-c')).toBeTruthy()
  const one = { Boxes: [{ SizeType: '40HQ', BoxOwner: 'C', BoxQty: 1 }] }
  expect(JSON.parse(last(opened.sent, desk.open.path)?.Shares ?? '')).toEqual([one, one, one])
})

it('records what the warehouse received of shared cargo, beginning with what was declared', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:00:00+08:00') })
  const shared = { LoadType: 'LCL', lclState: 'awaiting', DeclaredQty: '2.500', Ctns: 100, Weight: '1200.000' }
  const waiting = filledDeskJob({ ...shared, Meas: '2.500' })
  const { receive } = consolidationEndpoints
  const sent = servePortal({ [receive.path]: refusedOnce('workorder.consolidation-closed', waiting) })
  const part = <DeskReceipt job={desk.show.wire.output.decode(waiting)} reason={undefined} />
  await openPages([{ path: '/', element: part }])
  await userEvent.click(await screen.findByRole('button', { name: 'Record the receipt' }))
  const shown = within(await screen.findByRole('dialog'))
  await userEvent.type(shown.getByLabelText('Warehouse'), 'Xianyang 3')
  const pieces = shown.getByLabelText('Pieces received')
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '98')
  await userEvent.type(shown.getByLabelText('Receipt no.'), 'WR-12')
  await pressTwice({ shown }, 'Save', /The container is stuffed and closed/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(sent, receive.path)[1]).toMatchObject({
    ...{ ...seen, WhoName: 'Xianyang 3', RealRcp: '98', RealGsWeight: '1200.000', RealMeas: '2.500' },
    ...{ ReceiptNo: 'WR-12', ReceivedAt: '2026-11-17 09:00:00', KeepWarnings: 'F' },
  })
})
