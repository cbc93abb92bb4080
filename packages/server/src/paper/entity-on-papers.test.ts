import { bookingEntityEndpoints } from '@landbridge/contract/booking/booking-entity-endpoints'
import { entityDeskEndpoints as entities } from '@landbridge/contract/entity/entity-desk-endpoints'
import { paperDeskEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { expect, it } from 'vitest'
import { photo, upload } from '../document/document-fixtures.ts'
import { entityForm, partnerForm } from '../entity/entity-fixtures.ts'
import { paperWords } from '../testing/paper-words.ts'
import { airJobWorld } from './air-fixtures.ts'
import { deedsOnBill } from './bill-fixtures.ts'
import { instructedWorld } from './sea-bill-fixtures.ts'
import { seaJobWorld } from './sea-fixtures.ts'

type Asker = Awaited<ReturnType<typeof seaJobWorld>>['staff']

const fetched = (staff: Asker, id: string, Paper: string, language = 'en') =>
  staff.send({ ...paperDeskEndpoints.paper, query: { keyId: id, Paper }, headers: { 'accept-language': language } })
const wordsOf = async (...asked: Parameters<typeof fetched>) => paperWords(await fetched(...asked))

const shipperAndConsignee = {
  parties: [
    { partyType: 'SHP', partyName: "Xi'an Haode Appliance", countryCd: 'CN' },
    { partyType: 'CNE', partyName: 'Haus & Garten GmbH', partyAddress: 'Hafenstrasse 9', countryCd: 'DE' },
  ],
} as const
const withoutAgent = { parties: [...shipperAndConsignee.parties] }

it('signs the house bill as carrier by our legal name, and has our agent hand out its goods', async () => {
  const { staff, job } = await seaJobWorld({ form: withoutAgent })
  await staff(entities.saveEntity, entityForm())
  await staff(entities.savePartner, partnerForm())
  const bill = await wordsOf(staff, job.id, 'draft')
  expect(bill).toContain('Landbridge International Logistics (Shanghai) Co., Ltd., as carrier')
  expect(bill).toContain('Delivery agent Hansa Port Agency GmbH Steinhöft 5, 20459 Hamburg, Germany')
  expect(bill).not.toContain('COSCO Shipping Lines')
  const chinese = await wordsOf(staff, job.id, 'draft', 'zh-CN')
  expect(chinese).toContain('陆桥国际物流（上海）有限公司')
  expect(chinese).toContain('Landbridge International Logistics (Shanghai) Co., Ltd.')
})

it('signs as agent for a named NVOCC where the entity says so', async () => {
  const { staff, job } = await seaJobWorld()
  await staff(entities.saveEntity, entityForm({ billIssuer: 'agent', nvoccName: 'Orient Ocean NVOCC Ltd' }))
  const bill = await wordsOf(staff, job.id, 'draft')
  expect(bill).toContain('as agent for the carrier, Orient Ocean NVOCC Ltd')
  expect(bill).not.toContain(', as carrier')
})

it('leaves the line’s own bill to the line and its agent', async () => {
  const { staff, job } = await seaJobWorld({ form: withoutAgent, head: { billKind: 'M' } })
  await staff(entities.saveEntity, entityForm())
  await staff(entities.savePartner, partnerForm())
  const bill = await wordsOf(staff, job.id, 'draft')
  expect(bill).toContain('COSCO Shipping Lines')
  for (const ours of ['as carrier', 'Hansa Port Agency']) expect(bill).not.toContain(ours)
})

it('names on the arrival notice the agent with address and hours, and the terminal with its address', async () => {
  const { staff, job, underway } = await seaJobWorld({
    form: withoutAgent,
    head: { dischargeTerminal: 'CTA Altenwerder' },
  })
  await underway(job.id)
  await staff(entities.saveEntity, entityForm())
  await staff(entities.savePartner, partnerForm())
  const terminal = {
    ...partnerForm({ partnerKind: 'terminal', partnerName: 'CTA  ALTENWERDER', partnerServices: ['DISCHARGE'] }),
    partnerAddress: 'Am Ballinkai 1, Hamburg',
  }
  await staff(entities.savePartner, terminal)
  const notice = await wordsOf(staff, job.id, 'arrivalNotice')
  for (const one of ['Hansa Port Agency GmbH', 'Mon–Fri 08:00–17:00', 'Am Ballinkai 1'])
    expect(notice, one).toContain(one)
  expect(notice).not.toContain('Release against original B/L')
  const { items } = (await staff(entities.partners, { pageIndex: 1, pageSize: 20, sort: 'asc', kind: 'agent' })).body
    .data
  const [agent] = items
  expect(agent?.printed).toBe(true)
  const seen = { id: agent?.id ?? '', version: agent?.version ?? 0 }
  expect((await staff(entities.removePartner, seen)).body.code).toBe('entity.partner-printed')
})

it('takes a terminal that staff typed as it is, where none of that name is kept, and an agent of ours nowhere but in its port', async () => {
  const { staff, job, underway } = await seaJobWorld({
    form: withoutAgent,
    head: { dischargeTerminal: 'Burchardkai' },
  })
  await underway(job.id)
  await staff(entities.savePartner, partnerForm({ placeCode: 'DEBRV', partnerName: 'Weser Agency' }))
  await staff(entities.savePartner, partnerForm({ active: false }))
  const notice = await wordsOf(staff, job.id, 'arrivalNotice')
  expect(notice).toContain('Burchardkai')
  for (const other of ['Weser Agency', 'Hansa Port']) expect(notice).not.toContain(other)
})

it('prints our signature on a bill that was issued, and on no draft of one', async () => {
  const world = await instructedWorld({ head: { billKind: 'H' } })
  const { staff, job, pool } = world
  const { fid } = (await upload(staff, 'sign.jpg', await photo())).json().data
  await staff(entities.saveEntity, entityForm({ signatureFid: fid }))
  const pictures = async () =>
    (await fetched(staff, job.id, 'draft')).rawPayload.toString('latin1').match(/\/Subtype \/Image/g)
  expect(await pictures()).toBeNull()
  const draft = await world.draft()
  for (const one of ['Draft bill of lading, original', 'DRAFT, NOT VALID']) expect(draft).toContain(one)
  await pool.query(`update work_order set draft_state = 'issued' where id = $1`, [job.id])
  expect(await pictures()).toHaveLength(1)
  const issued = await world.draft()
  expect(issued).toContain('Bill of lading, original')
  for (const one of ['Draft', 'DRAFT']) expect(issued).not.toContain(one)
})

it('says of each of several bills by itself that it is a draft or issued', async () => {
  const world = await instructedWorld({ billQty: 2 })
  const { draft, job, finalise } = world
  await finalise()
  const second = deedsOnBill(world, job.id, 2)
  await second.confirmed()
  await second.issued()
  const words = await draft()
  expect(words.match(/DRAFT, NOT VALID/g)).toHaveLength(1)
  expect(words).toContain('Issued')
})

it('ships by air from us to our agent at the airport, under our IATA code, and its house waybill says AS AGREED', async () => {
  const { staff, job, save } = await airJobWorld({ form: withoutAgent })
  await staff(entities.saveEntity, entityForm())
  await staff(
    entities.savePartner,
    partnerForm({ placeMode: 'AIR', placeCode: 'FRA', partnerName: 'Main Air Handling' }),
  )
  const master = await wordsOf(staff, job.id, 'masterDraft')
  for (const one of ['Main Air Handling', 'Room 1801, 188 Yangshupu Road', '08-3-1234/0015', 'PVG-00815'])
    expect(master, one).toContain(one)
  for (const none of ['Not named yet', 'Delivery order']) expect(master).not.toContain(none)
  const house = await wordsOf(staff, job.id, 'draft')
  expect(house).toContain('AS AGREED')
  for (const rate of ['3.00', '870.00']) expect(house).not.toContain(rate)
  await save(await shown(staff, job.id), { waybillRates: 'shown' })
  expect(await wordsOf(staff, job.id, 'draft')).toContain('870.00')
})

const shown = async (staff: Asker, id: string) => {
  const { jobDeskEndpoints } = await import('@landbridge/contract/workorder/job-desk-endpoints')
  return (await staff(jobDeskEndpoints.show, { id })).body.data
}

it('keeps to the company that was settled at the acceptance, whatever the rules say later', async () => {
  const { staff, job, bookingId, pool } = await seaJobWorld()
  const first = (await staff(entities.saveEntity, entityForm())).body.data
  await pool.query('update booking set entity_id = $2 where id = $1', [bookingId, first.id])
  const other = entityForm({ entityCode: 'LBHK', legalNameEng: 'Landbridge Hong Kong Ltd' })
  await staff(entities.saveEntity, other)
  expect(await wordsOf(staff, job.id, 'draft')).not.toContain('Hong Kong')
  const seen = (await staff(bookingEntityEndpoints.show, { id: bookingId })).body.data
  expect(seen).toMatchObject({ entityId: first.id, settled: true, fmcNumber: '024681N', nvoccFiling: 'MOC-NV08812' })
})

it('is the issuer of its bills for good: of a completed job as well, and whatever the rules say later', async () => {
  const world = await instructedWorld({ head: { billKind: 'H' } })
  const { staff, job, bookingId, pool, bill } = world
  await world.finalise()
  await bill.confirmed()
  await bill.issued()
  await pool.query(`update work_order set state = 'completed' where id = $1`, [job.id])
  const hongKong = entityForm({ entityCode: 'LBHK', legalNameEng: 'Landbridge Hong Kong Ltd', isDefault: true })
  const { id: entityId } = (await staff(entities.saveEntity, hongKong)).body.data
  expect(await world.draft()).toContain('Landbridge, as carrier')
  const { version } = (await staff(bookingEntityEndpoints.show, { id: bookingId })).body.data
  const refused = await staff(bookingEntityEndpoints.choose, { id: bookingId, version, entityId })
  expect(refused.body).toMatchObject({ code: 'workorder.bill-to-take-back', data: { jobNos: [job.jobNo] } })
})

it('has another company carry a booking: its drafts are made anew, an issued bill forbids it', async () => {
  const { staff, job, bookingId, pool, show } = await seaJobWorld()
  await staff(entities.saveEntity, entityForm())
  const hongKong = entityForm({ entityCode: 'LBHK', legalNameEng: 'Landbridge Hong Kong Ltd', isDefault: false })
  const { id: entityId } = (await staff(entities.saveEntity, hongKong)).body.data
  await pool.query(`update work_order set draft_state = 'issued' where id = $1`, [job.id])
  const { version } = (await staff(bookingEntityEndpoints.show, { id: bookingId })).body.data
  const command = { id: bookingId, version, entityId }
  const refused = await staff(bookingEntityEndpoints.choose, command)
  expect(refused.body).toMatchObject({ code: 'workorder.bill-to-take-back', data: { jobNos: [job.jobNo] } })
  await pool.query(`update work_order set draft_state = 'confirmed' where id = $1`, [job.id])
  const chosen = await staff(bookingEntityEndpoints.choose, command)
  expect(chosen.body.data).toMatchObject({ entityId, settled: true, version: version + 1 })
  expect((await show(job.id)).billState).toBe('changeAsked')
  expect(await wordsOf(staff, job.id, 'draft')).toContain('Landbridge Hong Kong Ltd, as carrier')
  expect((await staff(bookingEntityEndpoints.choose, command)).status).toBe(409)
  const used = (await staff(entities.entity, { id: entityId })).body.data
  const seen = { id: entityId, version: used.version }
  expect((await staff(entities.removeEntity, seen)).body.code).toBe('entity.in-use')
  const { rows } = await pool.query(`select after from audit_entry where action = 'booking.entity-chosen'`)
  expect(rows).toMatchObject([{ after: { name: 'Landbridge Hong Kong Ltd' } }])
})

it('takes for printed only whom the paper names: the agent who hands out, and no terminal that stands on none', async () => {
  const { staff, job, underway } = await seaJobWorld({ form: withoutAgent, head: { billKind: 'M' } })
  await underway(job.id)
  await staff(entities.saveEntity, entityForm())
  await staff(entities.savePartner, partnerForm())
  await staff(
    entities.savePartner,
    partnerForm({ partnerKind: 'terminal', partnerName: 'CTA', partnerServices: ['DISCHARGE'] }),
  )
  const printed = async () => {
    const { items } = (await staff(entities.partners, { pageIndex: 1, pageSize: 20, sort: 'asc', kind: 'all' })).body
      .data
    return items.filter((one) => one.printed).map(({ partnerName }) => partnerName)
  }
  await wordsOf(staff, job.id, 'draft')
  expect(await printed()).toEqual([])
  await wordsOf(staff, job.id, 'arrivalNotice')
  expect(await printed()).toEqual(['Hansa Port Agency GmbH'])
})
