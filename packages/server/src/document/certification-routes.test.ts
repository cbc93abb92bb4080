import { randomUUID } from 'node:crypto'
import { customerDeskEndpoints as desk } from '@landbridge/contract/customer/customer-desk-endpoints'
import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { certificationEndpoints as calls } from '@landbridge/contract/document/certification-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { expect, it } from 'vitest'
import { newWorld } from '../testing/world.ts'
import { pdf, photo, upload, workbook } from './document-fixtures.ts'

const facts = { countryCode: 'CN', taxNo: '91610131MA6TXHD81X', address: 'Xi’an, Gaoxin Road 1', phone: '+86 29 1' }
const open = { certification: 'none', ...facts } as const

type World = Awaited<ReturnType<typeof newWorld>>
const fidOf = async (who: Awaited<ReturnType<World['customer']>>, name = 'licence.pdf', bytes: Uint8Array = pdf()) =>
  (await upload(who, name, bytes)).json().data.fid as string

it('takes a company from its papers to its certification, by way of a refusal', async () => {
  const { customer, staff } = await newWorld()
  const owner = await customer(open)
  const id = owner.customerId
  const ask = (version: number) => owner(customerEndpoints.askCertification, { version })
  expect((await ask(1)).body.code).toBe('customer.licence-needed')
  const fid = await fidOf(owner, 'licence.jpg', await photo())
  await owner(calls.add, { fid, documentType: 'BLIC' })
  expect((await ask(1)).body.data).toMatchObject({ state: 'underReview', customerState: 1 })

  const papers = (await staff(documentEndpoints.list, { id })).body.data
  expect(papers).toMatchObject([{ fid, documentType: 'BLIC', fileName: 'licence.jpg' }])
  expect((await staff.send({ ...documentEndpoints.download, body: { fid } })).headers['content-type']).toBe(
    'image/jpeg',
  )
  const reason = 'The licence cannot be read'
  expect((await staff(desk.reject, { id, version: 2, reason })).body.data).toMatchObject({ state: 'refused' })
  const told = (await owner(customerEndpoints.userInfo, {})).body.data
  expect(told).toMatchObject({ customerState: 0, customer: { state: 'refused', certificationReason: reason } })

  expect((await owner(calls.remove, { fid })).status).toBe(200)
  expect((await ask(3)).body.code).toBe('customer.licence-needed')
  await owner(calls.add, { fid: await fidOf(owner), documentType: 'BLIC' })
  await ask(3)
  await staff(desk.certify, { id, version: 4 })
  expect((await owner(customerEndpoints.userInfo, {})).body.data.customerState).toBe(2)
})

it('keeps papers as they are while staff look at them and after they were found right', async () => {
  const { customer, staff } = await newWorld()
  const owner = await customer(open)
  const fid = await fidOf(owner)
  await owner(calls.add, { fid, documentType: 'BLIC' })
  await owner(customerEndpoints.askCertification, { version: 1 })
  const more = await fidOf(owner)
  const fixed = { status: 409, body: { code: 'customer.action-not-allowed', data: { state: 'underReview' } } }
  expect(await owner(calls.add, { fid: more, documentType: 'OTH' })).toMatchObject(fixed)
  expect(await owner(calls.remove, { fid })).toMatchObject(fixed)
  await staff(desk.certify, { id: owner.customerId, version: 2 })
  expect((await owner(calls.remove, { fid })).status).toBe(409)
})

it('refuses other kinds of files, a stranger’s file, a stranger, and all but the owner', async () => {
  const { customer, colleague, guest } = await newWorld()
  const owner = await customer(open)
  const member = await colleague(owner.customerId, 'member')
  const stranger = await customer(open)
  const sheet = await fidOf(owner, 'list.xlsx', workbook())
  expect((await owner(calls.add, { fid: sheet, documentType: 'BLIC' })).body.fields).toEqual({
    fid: 'document.paper-type',
  })
  const theirs = await fidOf(stranger)
  const hidden = await owner(calls.add, { fid: theirs, documentType: 'BLIC' })
  expect(hidden.body).toEqual((await owner(calls.add, { fid: randomUUID(), documentType: 'BLIC' })).body)
  expect(hidden.status).toBe(404)
  const fid = await fidOf(owner)
  expect((await member(calls.add, { fid, documentType: 'BLIC' })).status).toBe(403)
  expect((await guest(calls.add, { fid, documentType: 'BLIC' })).status).toBe(401)
  await owner(calls.add, { fid, documentType: 'BLIC' })
  expect((await stranger(calls.remove, { fid })).body.code).toBe('document.missing')
  expect((await stranger(documentEndpoints.list, { id: owner.customerId })).body.data).toEqual([])
  const odd = await owner.send({ ...calls.add, body: { fid: 'x', DocType: 'SDS' } })
  expect(Object.keys(odd.json().fields)).toEqual(['fid', 'DocType'])
  for (let i = 1; i < 10; i++) await owner(calls.add, { fid: await fidOf(owner), documentType: 'OTH' })
  expect((await owner(calls.add, { fid: await fidOf(owner), documentType: 'OTH' })).body.fields).toEqual({
    fid: 'document.papers-many',
  })
})
