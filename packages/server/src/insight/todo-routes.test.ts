import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { menuEndpoints } from '@landbridge/contract/insight/menu-counts'
import { todoEndpoints } from '@landbridge/contract/insight/todo'
import {
  instructionDeskEndpoints,
  instructionEndpoints,
} from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { pdf, upload } from '../document/document-fixtures.ts'
import { wholeInstruction } from '../paper/instruction-fixtures.ts'
import { jobWorld } from '../workorder/workorder-fixtures.ts'

it('lists what waits for a customer wherever it stands, leaves out what is done, says it in the list of bookings, and counts the same in the menu', async () => {
  const world = await jobWorld()
  const { shipper, staff, submit, shown, bookingId } = world
  const todos = async () => (await shipper(todoEndpoints.list, {})).body.data.items
  const kinds = async () => (await todos()).map(({ todoKind }) => todoKind).toSorted()
  const counted = async () => (await shipper(menuEndpoints.counts, {})).body.data.items
  const asked = (await shown(bookingId)).documentsDue.map(({ documentName }) => documentName)
  expect(asked).toContain('补料（SI）')
  expect(await todos()).toMatchObject([
    { todoKind: 'papers', id: bookingId, paperNames: expect.any(Array), serviceModeId: 'R', dueBy: expect.any(String) },
  ])
  const names = async () => (await todos())[0]?.paperNames?.toSorted()
  expect(await names()).toEqual(asked.toSorted())
  const fid = (await upload(shipper, 'si.pdf', pdf())).json().data.fid as string
  await shipper(bookingEndpoints.givePaper, { id: bookingId, fid, documentType: 'SI' })
  expect(await names()).toEqual(asked.filter((name) => name !== '补料（SI）').toSorted())

  const toReturn = await submit(shipper)
  const returnedFields = [{ path: 'goods.0.hsCode', note: 'Give all ten figures' }]
  await staff(desk.return, { id: toReturn.id, version: toReturn.version, returnedFields })
  const { version } = await shown(bookingId)
  await shipper(bookingEndpoints.amend, { id: bookingId, version, changes: { wantedDate: '2031-01-21' } })
  const before = await shown(bookingId)
  const requestId = before.requests[0]?.id ?? ''
  const fee = { answer: 'askFee', fee: '80', feeCurrency: 'USD' } as const
  expect((await staff(desk.amend, { id: bookingId, version: before.version, requestId, ...fee })).status).toBe(200)
  expect(await kinds()).toEqual(['fee', 'papers', 'returned'])
  expect(await counted()).toMatchObject([{ entry: 'bookings', count: 3 }])
  const rowOf = async (id: string) => {
    const asked = { pageIndex: 1, pageSize: 20, sort: 'asc', orderState: 'all', lclState: 'all' } as const
    return (await shipper(bookingEndpoints.listAll, asked)).body.data.items.find((row) => row.id === id)
  }
  expect((await rowOf(toReturn.id))?.toDo).toEqual({ todoKind: 'returned' })
  expect((await rowOf(bookingId))?.toDo).toEqual({ todoKind: 'fee' })
  const named = await shown(bookingId)
  await shipper(bookingEndpoints.answer, { id: bookingId, version: named.version, requestId, answer: 'accept' })
  expect(await kinds()).toEqual(['papers', 'returned'])
  expect((await rowOf(bookingId))?.toDo).toMatchObject({ todoKind: 'papers', dueBy: expect.any(String) })
  expect((await rowOf(bookingId))?.toDo?.paperNames?.toSorted()).toEqual(
    asked.filter((name) => name !== '补料（SI）').toSorted(),
  )

  const job = await world.open()
  await world.underway(job.id)
  await world.arrived(job.id)
  const arrived = await world.show(job.id)
  await staff(jobDeskEndpoints.complete, { id: job.id, version: arrived.version, note: 'All collected' })
  expect((await todos()).find(({ todoKind }) => todoKind === 'completion')).toMatchObject({
    id: job.id,
    jobNo: job.jobNo,
    originName: expect.any(String),
  })
  expect((await (await world.customer({ name: 'Nordwind Handel' }))(todoEndpoints.list, {})).body.data.items).toEqual(
    [],
  )
})

it('leaves out a shipping instruction that was sent, and lists it again when it came back', async () => {
  const { shipper, staff, open } = await jobWorld()
  const { id, jobNo } = await open()
  const papers = async () => (await shipper(todoEndpoints.list, {})).body.data.items[0]?.paperNames ?? []
  expect(await papers()).toContain('补料（SI）')
  const content = wholeInstruction((await shipper(instructionEndpoints.show, { jobNo })).body.data.content)
  await shipper(instructionEndpoints.save, { jobNo, version: 1, content: content as never, submit: true })
  expect(await papers()).not.toContain('补料（SI）')
  const returned = [{ field: 'containers.0.sealNos', reason: 'Not the one on the photo' }]
  await staff(instructionDeskEndpoints.return, { id, version: 2, returned })
  expect(await papers()).toContain('补料（SI）')
})
