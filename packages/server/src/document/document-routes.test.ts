import { randomUUID } from 'node:crypto'
import { documentEndpoints as calls } from '@landbridge/contract/document/document-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { newWorld } from '../testing/world.ts'
import { archiveStating, pdf, photo, upload, workbook } from './document-fixtures.ts'
import { attach, deleteAttachment } from './file-commands.ts'

type World = Awaited<ReturnType<typeof newWorld>>
type Someone = Awaited<ReturnType<World['customer']>> | World['staff']

/** Puts an uploaded file with a thing of a company's, as a later area does. */
function attachTo(
  world: World,
  by: Someone,
  to: { fid: string; customerId: string; parentId: string; documentType?: string; audience?: 'customer' | 'staff' },
) {
  const caller = by.who
  if (caller.actor !== 'customer' && caller.actor !== 'staff') throw new Error('Only people attach files.')
  return world.db.as(caller, (tx, now) =>
    attach({ tx, now, caller, language: 'en' }, { parentKind: 'job', documentType: 'INV', ...to }),
  )
}

const fidOf = (reply: { json(): { data: { fid: string } } }) => reply.json().data.fid

it('takes a file from a customer, puts it with a thing, and gives it back as an attachment only', async () => {
  const world = await newWorld()
  const shipper = await world.customer()
  const parentId = randomUUID()
  const sent = await upload(shipper, '../../发票 №1.pdf', pdf())
  expect(sent.json()).toEqual({
    success: true,
    data: { fid: fidOf(sent), FileName: '发票 №1.pdf', size: pdf().length },
  })
  const fid = fidOf(sent)
  await attachTo(world, shipper, { fid, customerId: shipper.customerId, parentId })

  const english = { 'accept-language': 'en' }
  const listed = (await shipper(calls.list, { id: parentId }, english)).body.data
  expect(listed).toMatchObject([
    { fid, documentType: 'INV', documentTypeLabel: 'Commercial invoice', audience: 'customer', uploadedBy: 'Chen Mei' },
  ])

  const got = await shipper.send({ ...calls.download, body: { fid } })
  expect(got.rawPayload).toEqual(pdf())
  expect(got.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="__ _1.pdf"; filename*=UTF-8''%E5%8F%91%E7%A5%A8%20%E2%84%961.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

it('lets a link read for minutes, with the eyes of the one it was made for', async () => {
  const world = await newWorld()
  const shipper = await world.customer()
  const parentId = randomUUID()
  const fid = fidOf(await upload(shipper, 'a.pdf', pdf()))
  await attachTo(world, shipper, { fid, customerId: shipper.customerId, parentId })
  const [file] = (await shipper(calls.list, { id: parentId })).body.data
  const follow = (url: string) => world.app.inject({ method: 'GET', url })
  const link = file?.link ?? ''
  expect((await follow(link)).body).toEqual(pdf().toString())

  const other = (await follow(link.replace(fid, randomUUID()))).json()
  expect(other).toMatchObject({ success: false, code: 'document.missing' })
  const otherSignature = link.replace(/sign=(.)/, (_, first) => `sign=${first === 'x' ? 'y' : 'x'}`)
  expect((await follow(otherSignature)).statusCode).toBe(404)
  expect((await follow(link.replace(/expires=\d/, 'expires=9'))).statusCode).toBe(404)
  expect((await follow(link.replace('customer.', 'staff.'))).statusCode).toBe(404)
  world.clock.shiftMs += 361_000
  expect((await follow(link)).statusCode).toBe(404)
})

it.each(['switched off', 'given other rights'])('reads nothing by a link once its reader was %s', async (change) => {
  const world = await newWorld()
  const shipper = await world.customer()
  const parentId = randomUUID()
  const fid = fidOf(await upload(shipper, 'a.pdf', pdf()))
  await attachTo(world, shipper, { fid, customerId: shipper.customerId, parentId })
  for (const who of [shipper, world.staff]) {
    const [file] = (await who(calls.list, { id: parentId })).body.data
    const follow = async () => (await world.app.inject({ method: 'GET', url: file?.link ?? '' })).statusCode
    expect(await follow()).toBe(200)
    const id = 'userId' in who.who ? who.who.userId : ''
    if (change === 'switched off') await world.setUsers({ active: false }, { id })
    await world.endEpoch(id)
    expect(await follow()).toBe(404)
  }
})

it("answers for a stranger's file exactly as for one that does not exist, and keeps ours from customers", async () => {
  const world = await newWorld()
  const [shipper, stranger] = [await world.customer(), await world.customer()]
  const parentId = randomUUID()
  const fid = fidOf(await upload(shipper, 'a.pdf', pdf()))
  await attachTo(world, shipper, { fid, customerId: shipper.customerId, parentId })
  const theirs = await stranger.send({ ...calls.download, body: { fid } })
  const absent = await stranger.send({ ...calls.download, body: { fid: randomUUID() } })
  expect([theirs.statusCode, theirs.body]).toEqual([404, absent.body])
  expect((await stranger(calls.list, { id: parentId })).body.data).toEqual([])
  await expect(attachTo(world, stranger, { fid, customerId: stranger.customerId, parentId })).rejects.toMatchObject({
    code: 'document.missing',
  })

  const ours = fidOf(await upload(world.staff, 'cost.pdf', pdf()))
  await attachTo(world, world.staff, { fid: ours, customerId: shipper.customerId, parentId, audience: 'staff' })
  expect((await shipper(calls.list, { id: parentId })).body.data.map((file) => file.fid)).toEqual([fid])
  expect((await shipper.send({ ...calls.download, body: { fid: ours } })).statusCode).toBe(404)
  expect((await world.staff(calls.list, { id: parentId })).body.data.map((file) => file.fid).toSorted()).toEqual(
    [fid, ours].toSorted(),
  )
  expect((await world.staff.send({ ...calls.download, body: { fid: ours } })).statusCode).toBe(200)

  const sales = await world.staffWith(['booking.view'])
  expect((await sales(calls.list, { id: parentId })).status).toBe(403)
  expect((await world.guest(calls.list, { id: parentId })).status).toBe(401)
  expect((await upload(world.guest, 'a.pdf', pdf())).statusCode).toBe(401)
})

it('sees no row without the condition on the company', async () => {
  const world = await newWorld()
  const [shipper, stranger] = [await world.customer(), await world.customer()]
  await upload(shipper, 'a.pdf', pdf())
  const { rows } = await world.pool
    .query(`begin; set local role landbridge_customer;
    select set_config('landbridge.customer_id', '${stranger.customerId}', true); select * from attachment; commit`)
    .then((results) => (results as unknown as { rows: unknown[] }[])[3] as { rows: unknown[] })
  expect(rows).toEqual([])
})

it('refuses what is not what its name says, too large, broken or empty', async () => {
  const { customer } = await newWorld()
  const shipper = await customer()
  const refused = async (name: string, bytes: Uint8Array, field?: string) => {
    const reply = await upload(shipper, name, bytes, field)
    return [reply.statusCode, reply.json().code]
  }
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(await refused('a.pdf', png)).toEqual([415, 'document.type-refused'])
  expect(await refused('a.svg', Buffer.from('<svg onload="alert(1)"/>'))).toEqual([415, 'document.type-refused'])
  expect(await refused('a.html', Buffer.from('<html>'))).toEqual([415, 'document.type-refused'])
  expect(await refused('pdf', pdf())).toEqual([415, 'document.type-refused'])
  expect(await refused('a.png', png.subarray(0, 40))).toEqual([422, 'document.unreadable'])
  expect(await refused('a.pdf', Buffer.alloc(0))).toEqual([422, 'document.file-needed'])
  expect(await refused('a.pdf', pdf(), 'other')).toEqual([422, 'document.file-needed'])
  expect(await refused('a.pdf', Buffer.concat([pdf(), Buffer.alloc(11 * 1024 * 1024)]))).toEqual([
    413,
    'document.too-large',
  ])
  expect(await refused('a.xlsx', workbook({ 'xl/vbaProject.bin': 'x' }))).toEqual([422, 'document.unreadable'])
  expect(await refused('a.xlsx', workbook({ '../evil.txt': 'x' }))).toEqual([422, 'document.unreadable'])
  const large = workbook({ 'xl/media/image1.emf': 'a'.repeat(100_000) })
  for (const says of [10, 99_999, 100_001]) {
    expect
      .soft(await refused('a.xlsx', archiveStating(large, says)), String(says))
      .toEqual([422, 'document.unreadable'])
  }
  expect((await upload(shipper, 'a.xlsx', archiveStating(large, 100_000))).statusCode).toBe(200)
  expect((await upload(shipper, 'a.xlsx', workbook())).statusCode).toBe(200)
  const form = await shipper.send({ ...calls.upload, body: {} })
  expect([form.statusCode, form.json().code]).toEqual([422, 'document.file-needed'])
})

it('draws a picture anew, so that nothing rides along in it', async () => {
  const world = await newWorld()
  const shipper = await world.customer()
  const fid = fidOf(await upload(shipper, 'damage.JPG', await photo()))
  const got = await shipper.send({ ...calls.download, body: { fid } })
  expect(got.rawPayload.includes('secret-place')).toBe(false)
  expect(got.rawPayload.includes('<script>')).toBe(false)
  expect(await sharp(got.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 })
})

it('takes a file off again, refuses an unknown document type, and forgets what nothing took on', async () => {
  const world = await newWorld()
  const shipper = await world.customer()
  const parentId = randomUUID()
  const fid = fidOf(await upload(shipper, 'a.pdf', pdf()))
  const at = { fid, customerId: shipper.customerId, parentId }
  await expect(attachTo(world, shipper, { ...at, documentType: 'NONE' })).rejects.toMatchObject({
    fields: { documentType: 'document.doctype-unknown' },
  })
  await attachTo(world, shipper, at)
  await attachTo(world, shipper, at)
  const caller = shipper.who
  if (caller.actor !== 'customer') throw new Error('A customer was asked for.')
  await world.db.as(caller, (tx, now) => deleteAttachment({ tx, now, caller, language: 'en' }, fid, parentId))
  expect((await shipper(calls.list, { id: parentId })).body.data).toEqual([])

  const loose = fidOf(await upload(shipper, 'b.pdf', Buffer.concat([pdf(), Buffer.from('b')])))
  world.clock.shiftMs += 25 * 3_600_000
  await world.jobs.runDue()
  expect((await shipper.send({ ...calls.download, body: { fid: loose } })).statusCode).toBe(404)
})

it('keeps nothing of a file in which the scanner found something, or that it could not look through', async () => {
  const world = await newWorld()
  const shipper = await world.customer()
  const put = vi.spyOn(world.settings.files, 'put')
  world.settings.scanFile = async (bytes) => {
    if (Buffer.from(bytes).includes('silence'))
      throw new Error('no answer', { cause: new Problem('shared.unavailable') })
    return Buffer.from(bytes).includes('EICAR') ? 'Eicar-Signature' : undefined
  }
  const replyTo = async (more: string) => {
    const reply = await upload(shipper, 'a.pdf', Buffer.concat([pdf(), Buffer.from(more)]))
    return [reply.statusCode, reply.json().code]
  }
  expect(await replyTo('EICAR')).toEqual([422, 'document.malware'])
  expect(await replyTo('silence')).toEqual([503, 'shared.unavailable'])
  expect(put).not.toHaveBeenCalled()
  expect(await replyTo('')).toEqual([200, undefined])
  put.mockRestore()
})

it('sweeps contents that no row needs, and none that a row needs', async () => {
  const world = await newWorld()
  const { files } = world.settings
  const shipper = await world.customer()
  const unneeded = await files.put(Buffer.from('the server was killed before the row stood'))
  const fid = fidOf(await upload(shipper, 'needed.pdf', pdf()))
  await attachTo(world, shipper, { fid, customerId: shipper.customerId, parentId: randomUUID() })
  await world.jobs.runDue()
  expect(await files.has(unneeded)).toBe(false)
  expect((await shipper.send({ ...calls.download, body: { fid } })).rawPayload).toEqual(pdf())
})

it('keeps the content of a file that comes while the same content is swept', async () => {
  const world = await newWorld()
  const { files } = world.settings
  const shipper = await world.customer()
  // Swept after the bytes were put and before their row stood.
  const put = vi.spyOn(files, 'put').mockImplementationOnce(async (bytes) => {
    const sha256 = await files.put(bytes)
    await files.drop(sha256)
    return sha256
  })
  const fid = fidOf(await upload(shipper, 'swept.pdf', pdf()))
  put.mockRestore()
  expect((await shipper.send({ ...calls.download, body: { fid } })).rawPayload).toEqual(pdf())
})
