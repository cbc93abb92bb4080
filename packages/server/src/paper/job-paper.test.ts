import type { JobPaper } from '@landbridge/contract/paper/modes/papers-in'
import { paperDeskEndpoints, paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import type { Language } from '@landbridge/contract/shared/languages'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobEndpoints as calls } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { railForm } from '../booking/booking-fixtures.ts'
import { paperWords } from '../testing/paper-words.ts'
import { boxNos, jobWorld } from '../workorder/workorder-fixtures.ts'
import { deedsOnBill } from './bill-fixtures.ts'

const goods = [
  { ...railForm().goods?.[0], goodsNameEnglish: 'Washing machines', goodsNameRussian: 'Стиральные машины' },
]
const consignee = {
  partyType: 'CNE',
  countryCd: 'DE',
  partyName: 'Haus & Garten GmbH',
  partyAddress: 'Hafenstrasse 9',
  cityName: 'Duisburg',
  contactName: 'Anna Weber',
  contactPhone: '+492034567890',
} as const

/** A job with a container, on its way, and its papers as its customer has them. */
async function papersWorld() {
  const world = await jobWorld({
    customerReference: 'PO-88213',
    goods,
    parties: [...(railForm().parties ?? []), consignee],
  })
  const job = await world.open()
  await world.staff(desk.saveContainer, {
    id: job.id,
    version: job.version,
    containerId: job.containers[0]?.id,
    containerNo: boxNos[0],
    sealNos: ['SL88210'],
    keepWarnings: false,
  })
  await world.underway(job.id)
  const fetched = (paper: JobPaper, language: Language = 'en', by: typeof world.shipper = world.shipper) =>
    by.send({
      ...paperEndpoints.paper,
      query: { keyId: job.id, Paper: paper },
      headers: { 'accept-language': language },
    })
  const issue = async (note: string) => {
    await world.arrived(job.id)
    const { version } = await world.show(job.id)
    return world.staff(desk.complete, { id: job.id, version, note })
  }
  return { ...world, job, fetched, issue }
}

it('writes on the completion sheet what was carried, when it was issued and what the customer answered', async () => {
  const { job, fetched, issue, shipper } = await papersWorld()
  await issue('All boxes collected')
  const reply = await fetched('completion')
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="${job.jobNo}.pdf"`)
  const words = await paperWords(reply)
  for (const said of ['Completion sheet', job.jobNo, 'PO-88213', 'Silk Road Tea', boxNos[0], 'SL88210', 'Duisburg'])
    expect(words).toContain(said)
  for (const said of ['All boxes collected', 'Not answered yet']) expect(words).toContain(said)
  await shipper(calls.refuse, { jobNoIn: job.jobNo, reasonCode: 'shortage', reason: 'Two cartons are missing' })
  expect(await paperWords(await fetched('completion'))).toContain('Shortage, Two cartons are missing')
})

it.each([
  ['en', ['Delivery note', 'Haus & Garten GmbH', 'Hafenstrasse 9', 'Anna Weber', 'Name and signature']],
  ['zh-CN', ['送货单', '洗衣机', '货物及铅封状况', '姓名和签字']],
  ['zh-TW', ['送貨單', '貨物及封條狀況', '姓名和簽名']],
  ['ru', ['Накладная на доставку', 'Состояние груза и пломб', 'Имя и подпись']],
] as const)(
  'has lines on the delivery note to sign for the cargo, in the reader’s language (%s)',
  async (language, said) => {
    const { fetched, arrived, job } = await papersWorld()
    await arrived(job.id)
    const words = await paperWords(await fetched('delivery', language))
    for (const one of said) expect(words).toContain(one)
  },
)

it('marks on paper an arrival that nobody reported: it was at the latest then', async () => {
  const { job, fetched, issue, pool } = await papersWorld()
  await issue('All boxes collected')
  const keep = (times: string) => pool.query(`update work_order set ${times} where id = $1`, [job.id])
  await keep(`ata = '2031-01-14T08:00:00Z'`)
  expect(await paperWords(await fetched('completion'))).not.toContain('at the latest')
  await keep(`implied_times = '{ata}'`)
  expect(await paperWords(await fetched('completion'))).toContain(
    '2031-01-14 09:00 UTC+1 (Europe/Berlin), at the latest',
  )
})

it('gives no paper before its time, and none of another company’s work', async () => {
  const { fetched, arrived, job, customer } = await papersWorld()
  expect((await fetched('delivery')).json()).toMatchObject({ success: false, code: 'workorder.no-paper-yet' })
  await arrived(job.id)
  expect((await fetched('completion')).json()).toMatchObject({ success: false, code: 'workorder.no-paper-yet' })
  const stranger = await customer({ name: 'Nordwind Handel' })
  expect((await fetched('delivery', 'en', stranger)).json()).toMatchObject({ code: 'workorder.missing' })
})

it('is fetched at the desk too, by who may see work orders, and every fetching is kept in the audit', async () => {
  const { staff, staffWith, fetched, arrived, job, pool } = await papersWorld()
  await arrived(job.id)
  const asked = { id: job.id, paper: 'delivery' } as const
  const query = { keyId: job.id, Paper: 'delivery' }
  expect(await paperWords(await staff.send({ ...paperDeskEndpoints.paper, query }))).toContain(job.jobNo)
  await fetched('delivery')
  const sql = `select actor from audit_entry where thing_id = $1 and action = 'workorder.paper-read' order by at`
  expect((await pool.query(sql, [job.id])).rows).toEqual([{ actor: 'staff' }, { actor: 'customer' }])
  expect((await (await staffWith(['pricing.view']))(paperDeskEndpoints.paper, asked)).status).toBe(403)
})

it('writes on the draft of the bill, container by container, what stands in the booking, and once it was sent to the customer', async () => {
  const { staff, fetched, job } = await papersWorld()
  expect((await fetched('draft')).json()).toMatchObject({ code: 'workorder.no-paper-yet' })
  const query = { keyId: job.id, Paper: 'draft' }
  const words = await paperWords(
    await staff.send({ ...paperDeskEndpoints.paper, query, headers: { 'accept-language': 'en' } }),
  )
  for (const said of [
    'Draft consignment note',
    'not valid for carriage',
    'Washing machines / Стиральные машины',
    'Haus & Garten GmbH Hafenstrasse 9',
    boxNos[0],
    'SL88210',
    '845011',
    'Container no. 2',
    '3 / 3',
  ])
    expect(words).toContain(said)
})

it('names the boxes of an SMGS note by their numbers in Chinese, Russian and the reader’s language, and who pays for us alone', async () => {
  const world = await papersWorld()
  const { staff, fetched, job, show } = world
  const { version } = await show(job.id)
  const payerCodes = [{ railway: 'KTZ', payer: '8801234' }]
  await staff(desk.save, { id: job.id, version, railBillType: 'SMGS', payerCodes })
  expect((await deedsOnBill(world, job.id).send()).status).toBe(200)
  const query = { keyId: job.id, Paper: 'draft' }
  const ours = await paperWords(
    await staff.send({ ...paperDeskEndpoints.paper, query, headers: { 'accept-language': 'en' } }),
  )
  const numbered = [
    '1 Consignor / Отправитель 发货人',
    '4 Consignee / Грузополучатель 收货人',
    '5 Station of destination / Станция назначения 到站',
    'Duisburg (DIT) / Дуйсбург 杜伊斯堡',
  ]
  for (const said of [...numbered, 'Kind of note', 'SMGS', 'KTZ: 8801234']) expect(ours).toContain(said)
  expect(ours).toContain('Check digits All right')
  const theirs = await paperWords(await fetched('draft', 'ru'))
  for (const said of ['1 Отправитель 发货人', 'Дуйсбург 杜伊斯堡']) expect(theirs).toContain(said)
  expect(theirs).not.toContain('8801234')
})

it('says on the draft which numbers their check digits disprove', async () => {
  const { staff, job, show } = await papersWorld()
  const { version, containers } = await show(job.id)
  const wrong = { containerNo: 'LBGU9834471', wagonNo1520: '12345678' }
  await staff(desk.saveContainer, {
    id: job.id,
    version,
    containerId: containers[0]?.id,
    ...wrong,
    sealNos: ['SL88210'],
    keepWarnings: true,
  })
  const query = { keyId: job.id, Paper: 'draft' }
  const words = await paperWords(
    await staff.send({ ...paperDeskEndpoints.paper, query, headers: { 'accept-language': 'en' } }),
  )
  expect(words).toContain('Wrong, LBGU9834471, 12345678')
  expect(words).toContain('No container number yet')
})

it('writes on the SMGS note the codes that railways reckon by, the packing, and how many seals whoever loaded has put on', async () => {
  const { staff, job, show } = await papersWorld()
  const { version, containers } = await show(job.id)
  await staff(desk.save, { id: job.id, version, railBillType: 'SMGS' })
  const query = { keyId: job.id, Paper: 'draft' }
  const words = await paperWords(
    await staff.send({ ...paperDeskEndpoints.paper, query, headers: { 'accept-language': 'en' } }),
  )
  for (const one of ['GNG', 'ETSNG', '16 Packing', '20 Loaded by', '1: SL88210', 'Forwarder at the terminal'])
    expect(words, one).toContain(one)
  expect(containers).toHaveLength(2)
})
