import { Problem } from '@landbridge/contract/shared/problem'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { closed, openDeed, pressTwice } from '../../testing/deed.tsx'
import { answer } from '../../testing/portal.ts'
import { aroundJobs, deskRowOf, filledDeskJob } from '../job-fixtures.ts'
import { CancelDialog } from './end-dialog.tsx'
import { HeadDialog } from './head-dialog.tsx'
import { OpenJobDialog } from './open-job-dialog.tsx'

const job = filledDeskJob()
const seen = { id: job.id, version: 1 }

const notAllowed = new Problem('workorder.action-not-allowed')

it('cancels a job for a reason alone, and says why it cannot be cancelled', async () => {
  const opened = await openDeed(
    (close) => <CancelDialog job={job} onClose={close} />,
    answer(desk.cancel, notAllowed, job),
  )
  const deed = opened.shown.getByRole('button', { name: 'Cancel the work order' })
  expect(deed.getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(opened.shown.getByLabelText('Reason'), 'The shipper has withdrawn')
  await pressTwice(opened, 'Cancel the work order', 'This is not possible in the current status of the work order')
  await closed()
  expect(opened.sent(desk.cancel).at(-1)).toEqual({ ...seen, reason: 'The shipper has withdrawn' })
})

it('changes the head of a job field by field, and names what is doubted until it is to be kept', async () => {
  const doubt = new Problem('workorder.warnings', { eta: 'workorder.arrival-before-departure' })
  const opened = await openDeed(
    (close) => <HeadDialog job={job} onClose={close} />,
    answer(desk.save, new Problem('workorder.closed'), doubt, job),
    ...aroundJobs,
  )
  const typed: Record<string, readonly [field: string, words: string]> = {
    'Carrier or agent': ['supplierCode', 'XARO'],
    'Carrier’s booking no. (S/O)': ['supplierRef', 'SO-77'],
    'Declaration no.': ['declarationNo', '4401'],
    MRN: ['mrnNo', '24DE9'],
    'Remark for the customer': ['remark', 'Shipped whole'],
    'Internal remark': ['internalRemark', 'Call Li Na'],
  }
  for (const [label, [, words]] of Object.entries(typed))
    await userEvent.type(await opened.shown.findByLabelText(label), words)
  await pressTwice(opened, 'Save', 'The work order is closed and cannot be changed')
  expect(await opened.shown.findByText('The arrival cannot be before the departure')).toBeTruthy()
  await userEvent.click(opened.shown.getByRole('button', { name: 'Save anyway' }))
  await closed()
  expect(opened.sent(desk.save).at(-1)).toMatchObject({
    ...seen,
    keepWarnings: true,
    exportCustomsState: 'released',
    ...Object.fromEntries(Object.values(typed)),
  })
})

const booking = {
  id: job.bookingId,
  state: 'received',
  loadType: 'FCL',
  boxes: [{ containerType: '40HQ', containerOwner: 'C' as const, containerQty: 3 }],
}

const oneBox = { boxes: [{ containerType: '40HQ', containerOwner: 'C', containerQty: 1 }] }

it('opens one job for some of the containers that are left, and goes to it', async () => {
  const jobs = [{ id: job.id, jobNo: job.jobNo }]
  const carried = deskRowOf({ bookingId: job.bookingId })
  const opened = await openDeed(
    (close) => <OpenJobDialog booking={booking} jobs={[carried]} onClose={close} />,
    answer(desk.open, new Problem('workorder.too-many-boxes'), { jobs }),
  )
  expect(opened.shown.getByText('Containers without a work order: 2 × 40HQ')).toBeTruthy()
  await userEvent.click(opened.shown.getByRole('radio', { name: 'One for some containers' }))
  const share = opened.shown.getByLabelText('40HQ COC')
  await userEvent.clear(share)
  await userEvent.type(share, '1')
  await pressTwice(opened, 'Open a work order', 'More containers than the booking has left')
  await waitFor(() => expect(opened.router.state.location.pathname).toBe(deskPaths.job(job.id)))
  expect(opened.sent(desk.open).at(-1)).toEqual({ bookingId: job.bookingId, shares: [oneBox] })
})

it('opens a job for each container that is left', async () => {
  const jobs = ['a', 'b', 'c'].map((no) => ({ id: crypto.randomUUID(), jobNo: `JR2611-${no}` }))
  const opened = await openDeed(
    (close) => <OpenJobDialog booking={booking} jobs={[]} onClose={close} />,
    answer(desk.open, { jobs }),
  )
  await userEvent.click(opened.shown.getByRole('radio', { name: 'One per container' }))
  await userEvent.click(opened.shown.getByRole('button', { name: 'Open a work order' }))
  await closed()
  expect(await screen.findByText('Opened JR2611-a, JR2611-b, JR2611-c')).toBeTruthy()
  expect(opened.sent(desk.open)).toMatchObject([{ shares: [oneBox, oneBox, oneBox] }])
})
