import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import {
  instructionDeskEndpoints,
  instructionEndpoints,
} from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { pdf, upload } from '../document/document-fixtures.ts'
import { jobWorld } from '../workorder/workorder-fixtures.ts'
import { wholeInstruction } from './instruction-fixtures.ts'

/** An accepted booking with one job, and which of its papers each page says are there. */
async function paperWorld() {
  const world = await jobWorld()
  const { shipper, staff, bookingId } = world
  const job = await world.open()
  const fidOf = async (by: typeof staff) => (await upload(by, 'paper.pdf', pdf())).json().data.fid as string
  const given = (due: readonly { documentType: string; isGiven?: boolean | undefined }[]) =>
    due.filter(({ isGiven }) => isGiven).map(({ documentType }) => documentType)
  const pages = async () => {
    const own = (await shipper(bookingCalls('R').show, { id: bookingId })).body.data
    const ofJob = (await shipper(jobCalls.railway.show, { id: job.id })).body.data
    const atDesk = (await staff(bookingDeskEndpoints.show, { id: bookingId })).body.data
    const jobAtDesk = await world.show(job.id)
    return [own, ofJob, atDesk, jobAtDesk].map(({ documentsDue }) => given(documentsDue))
  }
  return { ...world, job, fidOf, pages }
}

it('knows one state of a paper, whether it was given with the booking or with its job, by the customer or by us', async () => {
  const { shipper, staff, bookingId, job, fidOf, pages, show } = await paperWorld()
  expect(await pages()).toEqual([[], [], [], []])
  await shipper(jobCalls.railway.attach, { jobNoIn: job.jobNo, fid: await fidOf(shipper), documentType: 'LOAD' })
  expect(await pages()).toEqual(Array(4).fill(['LOAD']))
  const fid = await fidOf(shipper)
  expect((await shipper(bookingEndpoints.givePaper, { id: bookingId, fid, documentType: 'SI' })).body.data).toEqual({
    fid,
  })
  expect(await pages()).toEqual(Array(4).fill(['SI', 'LOAD']))
  expect((await shipper(documentEndpoints.list, { id: bookingId })).body.data).toHaveLength(2)

  const { version } = await show(job.id)
  const ours = (await shipper(documentEndpoints.list, { id: job.id })).body.data[0]
  expect((await staff(desk.detach, { id: job.id, version, fid: ours?.fid ?? '' })).status).toBe(200)
  expect(await pages()).toEqual(Array(4).fill(['SI']))
  const ourLoad = { id: bookingId, fid: await fidOf(staff), documentType: 'LOAD', audience: 'customer' } as const
  await staff(bookingDeskEndpoints.filePaper, ourLoad)
  expect(await pages()).toEqual(Array(4).fill(['SI', 'LOAD']))
})

it('asks no job for a shipping instruction that is there, and takes what is internal with us for no paper of the customer’s', async () => {
  const { shipper, staff, bookingId, job, fidOf, pages, show } = await paperWorld()
  expect(job).toMatchObject({ siState: 'due', nextAction: 'siDue' })
  const internal = { id: bookingId, fid: await fidOf(staff), documentType: 'SI', audience: 'staff' } as const
  await staff(bookingDeskEndpoints.filePaper, internal)
  expect(await pages()).toEqual([[], [], [], []])
  expect(await show(job.id)).toMatchObject({ siState: 'due' })
  await shipper(bookingEndpoints.givePaper, { id: bookingId, fid: await fidOf(shipper), documentType: 'SI' })
  const now = await show(job.id)
  expect(now).toMatchObject({ siState: 'sent' })
  expect(now.nextAction).toBeUndefined()
})

it('needs no shipping instruction as a paper once it was sent, and needs it again when it came back: on the booking, the job and at the desk', async () => {
  const { shipper, staff, job, pages } = await paperWorld()
  const { jobNo } = job
  const content = wholeInstruction((await shipper(instructionEndpoints.show, { jobNo })).body.data.content)
  await shipper(instructionEndpoints.save, { jobNo, version: 1, content: content as never, submit: true })
  expect(await pages()).toEqual(Array(4).fill(['SI']))
  await staff(instructionDeskEndpoints.final, { id: job.id, version: 2 })
  expect(await pages()).toEqual(Array(4).fill(['SI']))
  const returned = [{ field: 'containers.0.sealNos', reason: 'Not the one on the photo' }]
  await staff(instructionDeskEndpoints.return, { id: job.id, version: 3, returned })
  expect(await pages()).toEqual([[], [], [], []])
})

it('takes papers of nobody else’s booking, and none of one that is over', async () => {
  const { shipper, staff, customer, submit, fidOf } = await paperWorld()
  const stranger = await customer()
  const booking = await submit(shipper)
  const at = { id: booking.id, documentType: 'SI' }
  expect((await stranger(bookingEndpoints.givePaper, { ...at, fid: await fidOf(stranger) })).status).toBe(404)
  expect((await shipper(bookingEndpoints.givePaper, { ...at, fid: await fidOf(shipper) })).status).toBe(200)
  const shown = (await staff(bookingDeskEndpoints.show, { id: booking.id })).body.data
  await shipper(bookingEndpoints.cancel, { id: booking.id, version: shown.version, reasonCode: 'PLAN' })
  const late = await shipper(bookingEndpoints.givePaper, { ...at, fid: await fidOf(shipper) })
  expect(late.body).toMatchObject({ code: 'booking.action-not-allowed' })
})
