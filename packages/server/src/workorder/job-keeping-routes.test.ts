import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { favouriteEndpoints as favourites } from '@landbridge/contract/workorder/favourite-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { pdf, upload } from '../document/document-fixtures.ts'
import { jobWorld } from './workorder-fixtures.ts'

it('keeps the files of a job: the customer hands in its own and reads ours, but not what is internal', async () => {
  const world = await jobWorld()
  const { staff, shipper } = world
  const job = await world.open()
  const fidOf = async (by: typeof staff) => (await upload(by, 'paper.pdf', pdf())).json().data.fid as string
  const theirs = await fidOf(shipper)
  expect((await shipper(jobCalls.railway.attach, { jobNoIn: job.jobNo, fid: theirs, documentType: 'PL' })).status).toBe(
    200,
  )
  const [open, internal] = [await fidOf(staff), await fidOf(staff)]
  const at = { id: job.id, documentType: 'SMGS' }
  await staff(desk.attach, { ...at, version: 1, fid: open, audience: 'customer' })
  await staff(desk.attach, { ...at, version: 2, fid: internal, audience: 'staff' })
  const listed = async (by: typeof staff) =>
    (await by(documentEndpoints.list, { id: job.id })).body.data.map(({ fid }) => fid)
  expect((await listed(shipper)).toSorted()).toEqual([theirs, open].toSorted())
  expect(await listed(staff)).toHaveLength(3)
  const stranger = await world.customer()
  expect(await listed(stranger)).toEqual([])
  const foreign = await fidOf(stranger)
  expect(
    (await stranger(jobCalls.railway.attach, { jobNoIn: job.jobNo, fid: foreign, documentType: 'PL' })).status,
  ).toBe(404)
  expect(
    (await shipper(jobCalls.railway.attach, { jobNoIn: job.jobNo, fid: foreign, documentType: 'PL' })).status,
  ).toBe(404)
  await staff(desk.detach, { id: job.id, version: 3, fid: open })
  expect(await listed(shipper)).toEqual([theirs])
})

it('keeps favourites of one user: jobs as they stand now, and lanes with today’s lowest price', async () => {
  const world = await jobWorld()
  const { shipper } = world
  const job = await world.open()
  const kept = (await shipper(favourites.add, { id: job.id })).body.data
  expect((await shipper(favourites.add, { id: job.id, note: 'urgent' })).body.data).toEqual(kept)
  const jobs = { ...firstPage, kind: 'job' } as const
  expect((await shipper(favourites.list, jobs)).body.data).toMatchObject({
    total: 1,
    items: [{ jobNo: job.jobNo, state: 'opened', note: 'urgent' }],
  })
  expect((await shipper(jobCalls.railway.show, { id: job.id })).body.data.collected).toBe(true)
  const colleague = await world.colleague(shipper.customerId)
  expect((await colleague(favourites.list, jobs)).body.data.total).toBe(0)
  const stranger = await world.customer()
  expect((await stranger(favourites.add, { id: job.id })).status).toBe(404)

  const lane = { mode: 'R', originCode: 'CNXIA', destinationCode: 'DEDUI' } as const
  await shipper(favourites.add, lane)
  expect((await shipper(favourites.list, { ...firstPage, kind: 'lane' })).body.data.items).toMatchObject([
    { kind: 'lane', ...lane, price: expect.stringMatching(/^\d+\.\d\d$/), currency: 'USD' },
  ])
  expect((await shipper(favourites.add, { ...lane, originCode: 'NOWHERE' })).body.fields).toEqual({
    PortlCd: 'workorder.place-unknown',
  })
  expect((await shipper(favourites.remove, { id: job.id })).status).toBe(200)
  expect((await shipper(favourites.remove, { id: job.id })).status).toBe(404)
  expect((await shipper(favourites.list, jobs)).body.data.total).toBe(0)
})
