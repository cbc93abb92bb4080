import { randomUUID } from 'node:crypto'
import { entityDeskEndpoints as desk } from '@landbridge/contract/entity/entity-desk-endpoints'
import type { BankAccount, OwnEntityForm } from '@landbridge/contract/entity/own-entity'
import { firstPage } from '@landbridge/contract/shared/paging'
import { expect, it } from 'vitest'
import { pdf, photo, upload } from '../document/document-fixtures.ts'
import { system } from '../platform/caller.ts'
import { newWorld } from '../testing/world.ts'
import { keepFirstEntity } from './entity-commands.ts'
import { entityForm, partnerForm } from './entity-fixtures.ts'

const dollars: BankAccount = {
  currency: 'USD',
  bankName: 'Bank of China',
  accountNo: '4555 0001',
  swift: 'BKCHCNBJ300',
}
async function entityWorld() {
  const world = await newWorld()
  const saved = async (changes: Partial<OwnEntityForm> = {}) => {
    const reply = await world.staff(desk.saveEntity, entityForm(changes))
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body.data
  }
  const listed = async () => (await world.staff(desk.entities, firstPage)).body.data.items
  return { ...world, saved, listed }
}

it('takes the portal’s own name for the first of our companies, so that nobody is asked for it twice', async () => {
  const { db, staff, listed } = await entityWorld()
  const portal = { companyName: 'Seidenstrasse Spedition', companyContact: 'hello@seide.example' }
  for (let start = 0; start < 2; start++) await db.as(system, (tx) => keepFirstEntity(tx, portal))
  const [first, ...others] = await listed()
  expect(others).toEqual([])
  expect(first).toMatchObject({ legalNameEng: 'Seidenstrasse Spedition', isDefault: true, billIssuer: 'carrier' })
  const shown = (await staff(desk.entity, { id: first?.id ?? '' })).body.data
  expect(shown.entityEmail).toBe('hello@seide.example')
  const described = entityForm({ id: shown.id, version: shown.version, entityCode: 'MAIN' })
  expect((await staff(desk.saveEntity, described)).status).toBe(200)
  await db.as(system, (tx) => keepFirstEntity(tx, { ...portal, companyName: 'Renamed later' }))
  expect((await listed())[0]?.legalNameEng).toBe(described.legalNameEng)
})

it('takes nothing over from the portal’s name once another company was described', async () => {
  const { db, saved, listed } = await entityWorld()
  const portal = { companyName: 'Seidenstrasse Spedition', companyContact: '' }
  await saved({ entityCode: 'MAIN' })
  await saved({ entityCode: 'LBHK', isDefault: false })
  await db.as(system, (tx) => keepFirstEntity(tx, portal))
  const { legalNameEng } = entityForm()
  expect((await listed()).map((one) => one.legalNameEng)).toEqual([legalNameEng, legalNameEng])
})

it('keeps one default: the first is it, and who becomes it takes that from the other', async () => {
  const { staff, saved, listed } = await entityWorld()
  const first = await saved({ isDefault: false })
  expect(first.isDefault).toBe(true)
  const second = await saved({ entityCode: 'LBHK', isDefault: true })
  expect((await listed()).map(({ entityCode, isDefault }) => [entityCode, isDefault])).toEqual([
    ['LBHK', true],
    ['LBSH', false],
  ])
  const given = entityForm({ id: second.id, version: second.version, entityCode: 'LBHK', isDefault: false })
  expect((await staff(desk.saveEntity, given)).body.fields).toEqual({ IsDefault: 'entity.default-needed' })
  const off = entityForm({ id: second.id, version: second.version, entityCode: 'LBHK', active: false })
  expect((await staff(desk.saveEntity, off)).body.fields).toEqual({ Active: 'entity.default-active' })
})

it('refuses by name a code that is taken, a stale version, wrong licences, countries and customers, and an agent of nobody', async () => {
  const { staff, saved } = await entityWorld()
  const { id, version } = await saved()
  expect((await staff(desk.saveEntity, entityForm({ isDefault: false }))).body.code).toBe('entity.code-taken')
  const again = entityForm({ id, version, entityPhone: '+86 21 1' })
  expect((await staff(desk.saveEntity, again)).body.data.version).toBe(2)
  expect(await staff(desk.saveEntity, again)).toMatchObject({ status: 409, body: { code: 'entity.changed-meanwhile' } })
  const wrong = {
    ...entityForm({
      id,
      version: 2,
      fmcNumber: 'none',
      iataCode: '1',
      scac: 'x',
      mainColour: 'blue',
      billIssuer: 'agent',
    }),
    rules: [{}],
  }
  expect((await staff(desk.saveEntity, wrong)).body.fields).toMatchObject({
    FmcNumber: 'entity.fmc-wrong',
    IataCode: 'entity.iata-wrong',
    Scac: 'entity.scac-wrong',
    MainColour: 'entity.colour-wrong',
  })
  const nobody = entityForm({ id, version: 2, billIssuer: 'agent' })
  expect((await staff(desk.saveEntity, nobody)).body.fields).toEqual({ NvoccName: 'entity.nvocc-needed' })
  const strange = entityForm({ id, version: 2, rules: [{ customerId: randomUUID() }, { originCountry: 'ZZ' }] })
  expect((await staff(desk.saveEntity, strange)).body.fields).toEqual({
    'Rules.0.CustomerId': 'entity.customer-unknown',
    'Rules.1.OriginCd': 'entity.country-unknown',
  })
  expect((await staff(desk.saveEntity, entityForm({ id: randomUUID(), version: 1 }))).status).toBe(404)
})

it('keeps signature and logo as pictures, drops the one whose place another takes, and takes nothing else', async () => {
  const { staff, saved, pool } = await entityWorld()
  const sent = async (name: string, bytes: Uint8Array) => (await upload(staff, name, bytes)).json().data.fid as string
  const first = await sent('sign.jpg', await photo())
  const { id, version, signatureName } = await saved({ signatureFid: first })
  expect(signatureName).toBe('sign.jpg')
  const second = await sent('sign-2.jpg', await photo())
  const next = await saved({ id, version, signatureFid: second })
  expect(next.signatureName).toBe('sign-2.jpg')
  const kept = await pool.query('select id from attachment where parent_id = $1', [id])
  expect(kept.rows).toEqual([{ id: second }])
  const paper = await sent('sign.pdf', pdf())
  const refused = await staff(desk.saveEntity, entityForm({ id, version: next.version, stampFid: paper }))
  expect(refused.body.code).toBe('document.type-refused')
  const same = await saved({ id, version: next.version, signatureFid: second })
  expect(same.signatureFid).toBe(second)
  const without = await saved({ id, version: same.version, signatureFid: null })
  expect(without.signatureFid).toBeUndefined()
})

it('lets finance alone keep the accounts, one in each currency, and no customer reads them', async () => {
  const { staff, staffWith, saved, customer, db } = await entityWorld()
  const { id, version } = await saved()
  const clerk = await staffWith(['site.settings', 'booking.view'])
  const finance = await staffWith(['entity.bank', 'booking.view'])
  expect((await clerk(desk.saveAccounts, { id, version, accounts: [dollars] })).status).toBe(403)
  const twice = await finance(desk.saveAccounts, { id, version, accounts: [dollars, dollars] })
  expect(twice.body.fields).toEqual({ 'Accounts.1.Currcd': 'entity.currency-twice' })
  const kept = await finance(desk.saveAccounts, { id, version, accounts: [dollars] })
  expect(kept.body.data.accounts).toMatchObject([{ currency: 'USD', accountNo: '4555 0001' }])
  expect((await finance(desk.saveAccounts, { id, version, accounts: [] })).body.code).toBe('entity.changed-meanwhile')
  const described = await staff(desk.saveEntity, entityForm({ id, version: kept.body.data.version }))
  expect(described.body.data.accounts).toHaveLength(1)
  const shipper = await customer()
  const asShipper = { actor: 'customer', userId: randomUUID(), customerId: shipper.customerId, role: 'owner' } as const
  await db.as(asShipper, (tx) => tx.ask('select legal_name_eng from own_entity', []))
  await expect(db.as(asShipper, (tx) => tx.ask('select accounts from own_entity', []))).rejects.toThrow(/permission/)
})

it('deletes an entity that nothing goes by, and neither the default nor one that a booking is carried by', async () => {
  const { staff, saved, listed } = await entityWorld()
  const main = await saved()
  const other = await saved({ entityCode: 'LBHK', isDefault: false })
  expect((await staff(desk.removeEntity, { id: main.id, version: main.version })).body.code).toBe('entity.is-default')
  expect((await staff(desk.removeEntity, { id: other.id, version: other.version + 1 })).status).toBe(409)
  expect((await staff(desk.removeEntity, { id: other.id, version: other.version })).status).toBe(200)
  expect((await listed()).map(({ entityCode }) => entityCode)).toEqual(['LBSH'])
})

it('makes one default of two that become it in parallel', async () => {
  const { staff, saved, listed } = await entityWorld()
  await saved()
  const made = ['LBHK', 'LBSG'].map((entityCode) => staff(desk.saveEntity, entityForm({ entityCode })))
  expect((await Promise.all(made)).map(({ status }) => status)).toEqual([200, 200])
  expect((await listed()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

it('keeps agents, terminals and depots by place, the first choice of each place above the others', async () => {
  const { staff } = await entityWorld()
  const saved = await staff(desk.savePartner, partnerForm())
  expect(saved.body.data).toMatchObject({ placeCode: 'DEHAM', partnerServices: ['DO', 'OBL'], printed: false })
  const depot = partnerForm({ partnerKind: 'depot', partnerName: 'Altenwerder Depot', partnerServices: ['RETURN'] })
  await staff(desk.savePartner, depot)
  await staff(desk.savePartner, partnerForm({ partnerName: 'Another agent', preferred: false }))
  const listed = (await staff(desk.partners, { ...firstPage, kind: 'agent' }, { 'accept-language': 'en' })).body.data
  expect(listed.items.map(({ partnerName }) => partnerName)).toEqual(['Hansa Port Agency GmbH', 'Another agent'])
  expect(listed.counts).toEqual({ agent: 2, terminal: 0, depot: 1 })
  expect(listed.items[0]?.placeName).toBe('Hamburg')
  const found = await staff(desk.partners, { ...firstPage, kind: 'all', keyword: 'altenw' })
  expect(found.body.data.items).toMatchObject([{ partnerKind: 'depot' }])
})

it('refuses by name a place and a service that do not exist, the same partner twice and a stale version', async () => {
  const { staff } = await entityWorld()
  const { id, version } = (await staff(desk.savePartner, partnerForm())).body.data
  expect((await staff(desk.savePartner, partnerForm({ placeCode: 'DEXXX' }))).body.fields).toEqual({
    PortCd: 'entity.place-unknown',
  })
  expect((await staff(desk.savePartner, partnerForm({ partnerServices: ['PICKUP'] }))).body.fields).toEqual({
    PartnerServices: 'entity.service-unknown',
  })
  const twice = await staff(desk.savePartner, partnerForm({ partnerName: 'HANSA  port agency gmbh' }))
  expect(twice.body.code).toBe('entity.partner-twice')
  const changed = await staff(desk.savePartner, partnerForm({ id, version, openingHours: '24/7' }))
  expect(changed.body.data).toMatchObject({ openingHours: '24/7', version: 2 })
  expect((await staff(desk.savePartner, partnerForm({ id, version }))).body.code).toBe('entity.changed-meanwhile')
  expect((await staff(desk.removePartner, { id, version })).body.code).toBe('entity.changed-meanwhile')
  expect((await staff(desk.removePartner, { id, version: 2 })).status).toBe(200)
  expect(await staff(desk.partner, { id })).toMatchObject({ status: 404, body: { code: 'entity.partner-missing' } })
})

it('is closed to guests, customers and staff without the permission', async () => {
  const { guest, customer, staffWith } = await entityWorld()
  const shipper = await customer()
  const reader = await staffWith(['booking.view'])
  expect((await guest(desk.entities, firstPage)).status).toBe(401)
  expect((await shipper(desk.partners, { ...firstPage, kind: 'all' })).status).toBe(403)
  expect((await reader(desk.entities, firstPage)).status).toBe(200)
  expect((await reader(desk.saveEntity, entityForm())).status).toBe(403)
  expect((await reader(desk.savePartner, partnerForm())).status).toBe(403)
})
