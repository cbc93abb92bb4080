import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { moveWorld } from './move/move-fixtures.ts'

it('shows the customer the carrier’s booking number, the terminals and where each empty box is fetched, as soon as the desk knows', async () => {
  const { open, show, staff, booking, shipper, calls } = await moveWorld()
  const before = await booking()
  expect([before.carrierRefs, before.releases, before.masterBillNo]).toEqual([undefined, undefined, undefined])
  const job = await open()
  const head = { supplierRef: '6398123450', masterBillNo: 'COSU6012345670', loadTerminal: 'Yangshan Phase IV' }
  expect((await staff(desk.save, { id: job.id, version: job.version, ...head })).status).toBe(200)
  const [box] = job.containers
  const empty = { emptyPickUpPlace: 'Depot SGH 3', releaseNo: 'RL-8821' }
  const { version } = await show(job.id)
  await staff(desk.saveContainer, { id: job.id, version, containerId: box?.id, ...empty, keepWarnings: true })
  const after = await booking()
  expect(after).toMatchObject({
    carrierRefs: ['6398123450'],
    masterBillNo: 'COSU6012345670',
    loadTerminal: 'Yangshan Phase IV',
    releases: [{ containerType: '40HQ', ...empty }],
  })
  expect((await shipper(jobCalls.sea.show, { id: job.id })).body.data).toMatchObject({ supplierRef: '6398123450' })
  const found = (
    await shipper(calls.list, {
      pageIndex: 1,
      pageSize: 20,
      sort: 'asc',
      orderState: 'all',
      lclState: 'all',
      keyword: '6398123450',
    })
  ).body.data
  expect(found.total).toBe(1)
  expect(found.items[0]).toMatchObject({ supplierRef: '6398123450', releaseState: 'notAsked' })
  expect(Object.keys(found.items[0] ?? {})).not.toContain('handed')
})
