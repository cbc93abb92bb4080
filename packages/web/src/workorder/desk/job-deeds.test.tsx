import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { closed, last, openDeed, pressTwice } from '../../testing/deed.tsx'
import { granted, refused, refusedOnce } from '../../testing/portal-by-path.ts'
import { filledDeskJob } from '../job-fixtures.ts'
import { CancelDialog } from './end-dialog.tsx'
import { HeadDialog } from './head-dialog.tsx'
import { OpenJobDialog } from './open-job-dialog.tsx'

const job = desk.show.wire.output.decode(filledDeskJob())
const seen = { keyId: job.id, version: '1' }

it('cancels a job for a reason alone, and says why it cannot be cancelled', async () => {
  const opened = await openDeed((close) => <CancelDialog job={job} onClose={close} />, {
    [desk.cancel.path]: refusedOnce('workorder.action-not-allowed', filledDeskJob()),
  })
  const deed = opened.shown.getByRole('button', { name: 'Cancel the work order' })
  expect(deed.getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(opened.shown.getByLabelText('Reason'), 'The shipper has withdrawn')
  await pressTwice(opened, 'Cancel the work order', 'This is not possible in the current status of the work order')
  await closed()
  expect(last(opened.sent, desk.cancel.path)).toEqual({ ...seen, Reason: 'The shipper has withdrawn' })
})

it('changes the head of a job field by field, and names what is doubted until it is to be kept', async () => {
  const doubt = refused('workorder.warnings', { fields: { Etad: 'workorder.arrival-before-departure' } })
  const replies: object[] = [refused('workorder.closed'), doubt, granted(filledDeskJob())]
  const opened = await openDeed((close) => <HeadDialog job={job} onClose={close} />, {
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
  const opened = await openDeed((close) => <OpenJobDialog booking={booking} jobs={carried.items} onClose={close} />, {
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
  const opened = await openDeed((close) => <OpenJobDialog booking={booking} jobs={[]} onClose={close} />, {
    [desk.open.path]: granted({ Jobs: jobs }),
  })
  await userEvent.click(opened.shown.getByRole('radio', { name: 'One per container' }))
  await userEvent.click(opened.shown.getByRole('button', { name: 'Open a work order' }))
  await closed()
  expect(await screen.findByText('Opened JR2611-a, JR2611-b, JR2611-c')).toBeTruthy()
  const one = { Boxes: [{ SizeType: '40HQ', BoxOwner: 'C', BoxQty: 1 }] }
  expect(JSON.parse(last(opened.sent, desk.open.path)?.Shares ?? '')).toEqual([one, one, one])
})
