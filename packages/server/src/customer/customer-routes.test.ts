import { randomUUID } from 'node:crypto'
import { customerDeskEndpoints as desk } from '@landbridge/contract/customer/customer-desk-endpoints'
import { customerEndpoints as calls } from '@landbridge/contract/customer/customer-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { insertUser } from '../access/index.ts'
import { system } from '../platform/caller.ts'
import { newWorld } from '../testing/world.ts'

const form = {
  name: 'Хлопок и чай ООО',
  shortName: 'Хлопок',
  countryCode: 'RU',
  taxNo: '7707083893',
  address: 'Москва, Тверская 1',
  phone: '+7 495 000 00 00',
}

/** A licence that the company has handed in; how papers come in is tried beside them. */
const handInLicence = (db: Awaited<ReturnType<typeof newWorld>>['db'], customerId: string, userId: string) =>
  db.as(system, (tx) =>
    sql`insert into attachment (id, customer_id, audience, parent_kind, parent_id, doc_type, file_name, size, media_type, sha256, uploaded_by)
      values (gen_random_uuid(), ${customerId}, 'customer', 'customer', ${customerId}, 'BLIC', 'licence.pdf', 1, 'application/pdf', 'x', ${userId})`.execute(
      tx,
    ),
  )
const wholeList = { ...firstPage, state: 'all' } as const

it('takes a company from its name to its certification', async () => {
  const { colleague, staff, db } = await newWorld()
  const owner = await colleague(null)
  const founded = (await owner(calls.foundCompany, { customer: form })).body.data
  expect(founded).toMatchObject({ name: form.name, state: 'none', customerState: 0, version: 1 })
  const { id } = founded
  const { userId } = owner.who as { userId: string }
  const { rows } = await db.as(system, (tx) =>
    sql`select customer_id, company_role from app_user where id = ${userId}`.execute(tx),
  )
  expect(rows).toEqual([{ customerId: id, companyRole: 'owner' }])

  await handInLicence(db, id, userId)
  const asOwner = await colleague(id, 'owner')
  const asked = (await asOwner(calls.askCertification, { version: 1 })).body.data
  expect(asked).toMatchObject({ state: 'underReview', customerState: 1, version: 2 })
  const rejected = (await staff(desk.reject, { id, version: 2, reason: 'The licence cannot be read' })).body.data
  expect(rejected).toMatchObject({
    state: 'refused',
    customerState: 0,
    certificationReason: 'The licence cannot be read',
  })
  await asOwner(calls.askCertification, { version: 3 })
  const certified = (await staff(desk.certify, { id, version: 4 })).body.data
  expect(certified).toMatchObject({ state: 'certified', customerState: 2, version: 5 })
  expect(certified.certificationReason).toBeUndefined()
  expect(certified.users).toHaveLength(2)

  const { rows: audit } = await db.as(system, (tx) =>
    sql<{ action: string }>`select action from audit_entry where customer_id = ${id} order by at`.execute(tx),
  )
  expect(audit.map(({ action }) => action)).toEqual([
    'customer.found',
    'customer.ask-certification',
    'customer.reject',
    'customer.ask-certification',
    'customer.certify',
  ])
})

it('speaks the names of the specification on the wire', async () => {
  const { customer, staff, db } = await newWorld()
  const salespersonId = '0b6f5a53-6a7d-4b0d-9a43-3a3fd6ff6f11'
  const salesperson = {
    id: salespersonId,
    kind: 'staff',
    realName: '李娜',
    phone: '+86 29 1',
    duties: ['sales'],
  } as const
  await db.as(system, (tx) => insertUser(tx, { ...salesperson, wxQrCode: 'https://wx.example/li' }))
  const owner = await customer({ salespersonId })
  const info = (await owner.send({ method: 'GET', path: '/api/v1/user-info' })).json().data
  expect(info).toMatchObject({
    Id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    RealName: 'Chen Mei',
    CustomerState: 2,
    role: 'customer',
    Saler: '李娜',
    SalerId: salespersonId,
    SalerWxQrCode: 'https://wx.example/li',
    Customer: { Name: 'Silk Road Tea', State: 2, state: 'certified' },
  })
  const list = (await owner.send({ method: 'GET', path: '/api/v1/dialog-mySalerlist' })).json().data
  expect(list).toEqual({ Items: [{ SalerId: salespersonId, RealName: '李娜' }] })
  expect((await staff.send({ method: 'GET', path: '/api/v1/user-info' })).json().data).toMatchObject({ role: 'admin' })
})

it('takes the company as JSON text in a form, and refuses what a customer has no say in', async () => {
  const { colleague } = await newWorld()
  const owner = await colleague(null)
  const post = (customer: object) =>
    owner.send({ method: 'POST', path: '/api/v1/customer', body: { Customer: JSON.stringify(customer) } })
  const greedy = { Name: 'Tea', CreditLimit: '1000000', SalerId: 'x', certification: 'certified', Id: '1' }
  expect((await post(greedy)).json().fields).toEqual({
    'Customer.CreditLimit': 'shared.unknown-name',
    'Customer.SalerId': 'shared.unknown-name',
    'Customer.certification': 'shared.unknown-name',
    'Customer.Id': 'shared.unknown-name',
  })
  expect((await post({ Name: '' })).json().fields).toEqual({ 'Customer.Name': 'customer.name-required' })
  expect((await post({ Name: 'Tea' })).json().data).toMatchObject({ Name: 'Tea', ShortName: 'Tea', state: 'none' })
})

it('knows one company for a user, and none for the rest of the world', async () => {
  const { customer, colleague, guest } = await newWorld()
  const owner = await customer()
  expect((await owner(calls.foundCompany, { customer: form })).body.code).toBe('customer.has-company')
  const free = await colleague(null)
  expect(await free(calls.showCompany, {})).toMatchObject({ status: 403, body: { code: 'customer.company-needed' } })
  expect((await free(calls.userInfo, {})).body.data).toMatchObject({ customerState: 0, role: 'customer' })
  expect((await guest(calls.userInfo, {})).status).toBe(401)
  const twice = await Promise.all([1, 2].map(() => free(calls.foundCompany, { customer: form })))
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('lets the owner change the company, but not the name that was certified', async () => {
  const { customer, colleague } = await newWorld()
  const owner = await customer()
  const member = await colleague(owner.customerId, 'member')
  const change = { customer: { phone: '+86 29 2' }, version: 1 }
  expect((await member(calls.saveCompany, change)).status).toBe(403)
  const saved = (await owner(calls.saveCompany, change)).body.data
  expect(saved).toMatchObject({ phone: '+86 29 2', name: 'Silk Road Tea', version: 2 })
  expect((await member(calls.showCompany, {})).body.data.phone).toBe('+86 29 2')
  const renamed = await owner(calls.saveCompany, { customer: { name: 'Other' }, version: 2 })
  expect(renamed.body.fields).toEqual({ 'Customer.Name': 'customer.certified-fixed' })
  expect((await owner(calls.saveCompany, change)).body).toMatchObject({
    code: 'customer.changed-meanwhile',
    data: { version: 2, state: 'certified' },
  })
})

it('says what is wrong with a company’s words, and has a short name nobody chose follow the name', async () => {
  const { customer } = await newWorld()
  const owner = await customer({ certification: 'none', name: 'A', shortName: 'A' })
  const save = (said: object, version = 1) => owner(calls.saveCompany, { customer: said, version })
  expect((await save({ countryCode: 'ZZ' })).body.fields).toEqual({ 'Customer.CountryCd': 'customer.country-wrong' })
  expect((await save({ name: 'x'.repeat(101) })).body.fields).toEqual({ 'Customer.Name': 'shared.too-long' })
  expect((await save({ name: ' ' })).body.fields).toEqual({ 'Customer.Name': 'customer.name-required' })
  expect((await save({ name: 'Other' })).body.data).toMatchObject({ name: 'Other', shortName: 'Other' })
  await save({ shortName: 'Oth' }, 2)
  expect((await save({ name: 'Third' }, 3)).body.data).toMatchObject({ name: 'Third', shortName: 'Oth' })
})

it('asks for the papers’ data before it asks staff to look', async () => {
  const { customer, db } = await newWorld()
  const owner = await customer({ certification: 'none', countryCode: 'CN' })
  expect((await owner(calls.askCertification, { version: 1 })).body.fields).toEqual({
    'Customer.TaxNo': 'customer.needed-to-certify',
    'Customer.Addr': 'customer.needed-to-certify',
    'Customer.Tel': 'customer.needed-to-certify',
  })
  await handInLicence(db, owner.customerId, (owner.who as { userId: string }).userId)
  const rest = { taxNo: '91610131MA6TXHD81X', address: 'Xi’an, Gaoxin Road 1', phone: '+86 29 1' }
  const mistyped = await owner(calls.askCertification, { version: 1, customer: { ...rest, taxNo: '123' } })
  expect(mistyped.body.fields).toEqual({ 'Customer.TaxNo': 'customer.tax-number-wrong' })
  const asked = await owner(calls.askCertification, { version: 1, customer: rest })
  expect(asked.body.data).toMatchObject({ ...rest, state: 'underReview' })
})

it('refuses a second decision, a stale one, and one without a reason', async () => {
  const { customer, staff } = await newWorld()
  const { customerId: id } = await customer({ certification: 'underReview' })
  expect((await staff(desk.certify, { id, version: 9 })).body.code).toBe('customer.changed-meanwhile')
  const empty = await staff.send({
    method: 'PUT',
    path: '/api/v1/admin/customer-reject',
    body: { keyId: id, version: 1 },
  })
  expect(empty.json().fields).toEqual({ Reason: 'customer.reason-required' })
  expect((await staff(desk.certify, { id, version: 1 })).status).toBe(200)
  expect(await staff(desk.certify, { id, version: 2 })).toMatchObject({
    status: 409,
    body: { code: 'customer.action-not-allowed', data: { state: 'certified', version: 2 } },
  })
})

it('says of a company that is not there that there is none, whatever staff want of it', async () => {
  const { staff } = await newWorld()
  const nobody = { id: randomUUID(), version: 1 }
  const replies = [
    await staff(desk.detail, nobody),
    await staff(desk.save, { ...nobody, creditTermDays: 30 }),
    await staff(desk.certify, nobody),
  ]
  for (const reply of replies) expect(reply).toMatchObject({ status: 404, body: { code: 'customer.missing' } })
})

it('lets staff do what their permissions say, and nobody else', async () => {
  const { customer, staffWith, guest } = await newWorld()
  const owner = await customer({ certification: 'underReview' })
  const id = owner.customerId
  const [viewer, editor] = [await staffWith(['customer.view']), await staffWith(['customer.edit'])]
  expect((await viewer(desk.detail, { id })).status).toBe(200)
  expect((await editor(desk.detail, { id })).status).toBe(200)
  expect((await viewer(desk.save, { id, version: 1, creditTermDays: 30 })).status).toBe(403)
  expect((await editor(desk.certify, { id, version: 1 })).status).toBe(403)
  expect((await owner(desk.detail, { id })).status).toBe(403)
  expect((await guest(desk.list, wholeList)).status).toBe(401)
})

it('sets salesperson and credit, and checks both', async () => {
  const { customer, staff, db } = await newWorld()
  const { customerId: id } = await customer()
  const [active, gone] = ['5f1c3ab8-52a5-4d3b-8a53-1b3c9d1f2a01', '5f1c3ab8-52a5-4d3b-8a53-1b3c9d1f2a02'] as const
  await db.as(system, async (tx) => {
    await insertUser(tx, { id: active, kind: 'staff', realName: 'Li Na', duties: ['sales'] })
    await insertUser(tx, { id: gone, kind: 'staff', realName: 'Wu', duties: ['sales'], active: false })
  })
  const terms = {
    creditLimit: '50000.00',
    creditCurrency: 'CNY',
    creditTermDays: 30,
    creditTermFrom: 'monthEnd',
  } as const
  const saved = await staff(desk.save, { id, version: 1, salespersonId: active, ...terms })
  expect(saved.body.data).toMatchObject({ ...terms, salesperson: 'Li Na', version: 2 })
  expect((await staff(desk.save, { id, version: 2, salespersonId: gone })).body.fields).toEqual({
    SalerId: 'customer.salesperson-wrong',
  })
  expect((await staff(desk.save, { id, version: 2, creditCurrency: null })).body.fields).toEqual({
    CreditCurrency: 'customer.credit-currency-required',
  })
})

it('lists companies with how many stand where, found by any of their names', async () => {
  const { customer, staff } = await newWorld()
  await customer({ name: '西安丝路茶业', certification: 'none' })
  await customer({ name: 'Nordwind GmbH', certification: 'underReview' })
  await customer({ name: 'Nordstern AG' })
  const found = (await staff(desk.list, { ...wholeList, keyword: 'nord', state: 'underReview' })).body.data
  expect(found.items.map(({ name }) => name)).toEqual(['Nordwind GmbH'])
  expect(found).toMatchObject({ total: 1, counts: { all: 2, none: 0, underReview: 1, certified: 1 } })
  const byName = (await staff(desk.list, { ...wholeList, sortName: 'name', pageSize: 2 })).body.data
  expect(byName).toMatchObject({ total: 3, pageSize: 2 })
  expect(byName.items).toHaveLength(2)
  expect((await staff(desk.list, { ...wholeList, keyword: '%' })).body.data.total).toBe(0)
})

it('shows a customer’s role no company but its own, even where a query forgets to ask', async () => {
  const { customer, db } = await newWorld()
  const [tea] = [await customer(), await customer({ name: 'Nordwind' })]
  const seen = await db.readAs(tea.who, async (tx) => {
    const companies = sql`select id from customer`.execute(tx)
    const users = sql`select id from app_user where kind = 'customer'`.execute(tx)
    return Promise.all([companies, users])
  })
  expect(seen.map(({ rows }) => rows.length)).toEqual([1, 1])
  const secret = db.readAs(tea.who, (tx) => sql`select password_hash from app_user`.execute(tx))
  await expect(secret).rejects.toThrow(/permission denied/)
  const asGuest = db.readAs({ actor: 'guest' }, (tx) => sql`select id from customer`.execute(tx))
  await expect(asGuest).rejects.toThrow(/permission denied/)
})
