import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints as calls } from '@landbridge/contract/booking/booking-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { expect, it } from 'vitest'
import { system } from '../platform/caller.ts'
import { bookingWorld, newBooking, railForm, wholeList } from './booking-fixtures.ts'
import { noteProgress } from './life/booking-store.ts'
import { completeBooking, shipBooking } from './life/booking-system-commands.ts'

const rail = bookingCalls('R')

it('takes a rail booking from its draft to its completion', async () => {
  const { customer, staff, db, tariffId, departureId, shown, spaceLeft } = await bookingWorld()
  const shipper = await customer()

  const draft = (await shipper(rail.create, { originCode: 'CNXIA', submit: false })).body.data
  expect(draft).toMatchObject({ state: 'draft', version: 1 })
  expect(draft.bookingNo).toBeUndefined()
  const kept = await shipper(rail.change, { id: draft.id, version: 1, submit: false, destinationCode: 'DEDUI' })
  expect(kept.body.data).toMatchObject({ state: 'draft', version: 2 })

  const form = { ...railForm({ quoteId: tariffId, quoteType: 'PRICE' }), submit: true }
  const submitted = (await shipper(rail.change, { ...form, id: draft.id, version: 2 })).body.data
  expect(submitted).toMatchObject({ state: 'submitted', version: 3 })
  expect(submitted.bookingNo).toMatch(/^R310115-[2-9A-HJ-NP-Z]{5}$/)
  const { id } = draft

  const before = await shown(id)
  expect(before).toMatchObject({ boxText: '2*40HQ', revision: 1, toQuote: false, checks: [] })
  expect(before.proposal).toMatchObject({ departureId, holds: [], missing: [] })
  expect(before.proposal?.agreedLines.map((line) => line.chargeCode)).toContain('RAILF')

  const received = (await staff(desk.receive, { id, version: 3, replyText: 'See you at the terminal' })).body.data
  expect(received).toMatchObject({ state: 'received', version: 4 })
  expect(await spaceLeft()).toBe(10)
  const detail = (await shipper(rail.show, { id }, { 'accept-language': 'en' })).body.data
  expect(detail).toMatchObject({
    stateLabel: 'Accepted',
    given: { departureId, departureNo: 'X8003' },
    cancellationFee: '0.00',
    replyText: 'See you at the terminal',
    createdBy: 'Chen Mei',
    operatorContact: { personName: 'Wang Jun' },
  })
  expect(detail.agreed?.totals.map((total) => total.currency).toSorted()).toEqual(['CNY', 'USD'])
  expect(detail.agreed?.totals).toContainEqual({ currency: 'USD', amount: '11200.00' })
  expect(detail.route.map((stop) => stop.placeCode)).toEqual(['CNXIA', 'CNHRS', 'DEDUI'])
  expect(detail.events.map((event) => event.eventLabel)).toEqual(['Accepted for train X8003', 'Submitted'])
  expect(detail.documentsDue.map((due) => due.documentType)).toEqual(['SI', 'LOAD'])

  const asSystem = (work: typeof shipBooking) =>
    db.as(system, (tx, now) => work({ tx, now, caller: system, language: 'en' }, id))
  await db.as(system, (tx) =>
    noteProgress(tx, id, {
      atd: new Date('2031-01-22T04:10:00Z'),
      lastEventCode: 'DEPA',
      lastPlaceCode: 'CNXIA',
      containerNos: ['CSQU3054383'],
      jobNos: ['JR3101-7K3QX'],
    }),
  )
  await asSystem(shipBooking)
  await asSystem(shipBooking)
  const listed = (await shipper(rail.list, { ...wholeList, keyword: 'csqu305' }, { 'accept-language': 'en' })).body.data
  expect(listed.items[0]).toMatchObject({ state: 'shipped', trackLabel: expect.stringContaining('Departed') })
  await asSystem(completeBooking)
  expect((await shipper(rail.show, { id })).body.data).toMatchObject({ state: 'completed' })
})

it('speaks the names of the specification on the wire', async () => {
  const { customer, tariffId } = await bookingWorld()
  const shipper = await customer()
  const { PortlCd, PortdCd, Boxes, ...rest } = rail.create.wire.input.encode(
    newBooking({ quoteId: tariffId, quoteType: 'PRICE', customerReference: 'PO-77' }),
  ) as Record<string, unknown>
  expect({ PortlCd, PortdCd, ...(Boxes as object[])[0] }).toMatchObject({
    PortlCd: 'CNXIA',
    PortdCd: 'DEDUI',
    SizeType: '40HQ',
    BoxQty: 2,
    BoxOwner: 'C',
  })
  const body = { PortlCd, PortdCd, Boxes, ...rest }
  const submitted = (await shipper.send({ method: 'POST', path: '/api/v1/railorderonline', body })).json()
  const { keyId, BookingNo } = submitted.data
  expect(submitted.data).toMatchObject({ state: 'submitted', StateText: '已提交', version: 1 })
  expect(submitted.data.OrderDt).toMatch(/^2031-01-15 16:00:\d\d$/)
  expect(submitted.data.actions.find((one: { name: string }) => one.name === 'revise')).toEqual({
    name: 'revise',
    allowed: true,
  })
  const shown = (await shipper.send({ method: 'GET', path: '/api/v1/railorderonline-detail', query: { keyId } })).json()
  expect(shown.data).toMatchObject({
    BookingNo,
    ProxyNo: 'PO-77',
    PortlCd: 'CNXIA',
    BoxText: '2*40HQ',
    WantDate: '2031-01-20',
  })
  expect(shown.data.Goods[0]).toMatchObject({ HsCd: '845011', Ctns: 818, Weight: '36545' })

  const query = {
    pageSize: '1',
    sortName: 'OrderDt',
    sort: 'desc',
    orderState: 'submitted',
    PortlCd: 'CNXIA',
    keyword: 'po-77',
  }
  const listed = (await shipper.send({ method: 'POST', path: '/api/v1/railorderonline-list', body: query })).json()
  expect(listed.data).toMatchObject({ Total: 1, PageIndex: 1, PageSize: 1, Counts: { submitted: 1 } })
  expect(listed.data.Items[0]).toMatchObject({
    BookingNo,
    BoxText: '2*40HQ',
    Ctns: 818,
    QuoteAmount: expect.any(String),
  })
  const all = (await shipper.send({ method: 'POST', path: '/api/v1/orderonline-alllist', body: {} })).json()
  expect(all.data.Items[0]).toMatchObject({ SvTrafficId: 'R', OmsState: 'submitted' })
})

it("lists only the caller's bookings, filtered, sorted and counted", async () => {
  const { customer, submit } = await bookingWorld()
  const [tea, silk] = [await customer(), await customer()]
  const first = await submit(tea, { wantedDate: '2031-01-19' })
  const second = await submit(tea)
  await tea(rail.create, { originCode: 'CNXIA', submit: false })
  await submit(silk)
  const list = async (changes: object) => (await tea(rail.list, { ...wholeList, ...changes })).body.data
  expect(await list({})).toMatchObject({ total: 3, counts: { draft: 1, submitted: 2 } })
  expect((await list({ orderState: 'submitted' })).items.map((row) => row.id)).toEqual([second.id, first.id])
  expect((await list({ orderState: 'submitted', pageSize: 1, pageIndex: 2 })).items[0]?.id).toBe(first.id)
  expect((await list({ sortName: 'wantedDate' })).items[0]?.id).toBe(first.id)
  expect(await list({ orderState: 'shipped' })).toMatchObject({ total: 0, counts: { submitted: 2 } })
  expect((await list({ destinationCode: 'DEHAM' })).total).toBe(0)
  expect((await list({ destinationName: 'Duisburg' })).total).toBe(2)
  expect((await list({ startDate: '2031-01-16' })).total).toBe(0)
  expect((await list({ endDate: '2031-01-15' })).total).toBe(3)
  expect((await list({ keyword: '%' })).total).toBe(0)
})

it('names goods in lists as their reader does, where the booking says how', async () => {
  const { customer, submit } = await bookingWorld()
  const tea = await customer()
  const [goods] = newBooking().goods ?? []
  const named = { ...goods, goodsNameEnglish: 'Washing machines', goodsNameRussian: 'Стиральные машины' }
  await submit(tea, { goods: [named] })
  const listed = async (language: string) =>
    (await tea(rail.list, wholeList, { 'accept-language': language })).body.data.items.map(({ goodsName }) => goodsName)
  expect([await listed('zh-CN'), await listed('en'), await listed('ru')]).toEqual([
    ['洗衣机'],
    ['Washing machines'],
    ['Стиральные машины'],
  ])
})

it('narrows lists by where shared cargo stands: none where all is in containers of its own', async () => {
  const { customer } = await bookingWorld()
  const tea = await customer()
  for (const path of [rail.list.path, calls.listAll.path, '/api/v1/railorderonline-worklist']) {
    const asked = (lclState: string) => tea.send({ method: 'POST', path, body: { lclState } })
    expect([path, (await asked('awaiting')).json()]).toMatchObject([path, { data: { Total: 0 } }])
    expect([path, (await asked('all')).statusCode, (await asked('')).statusCode]).toEqual([path, 200, 200])
    expect([path, (await asked('afloat')).statusCode]).toEqual([path, 422])
  }
})

it('keeps drafts of a user without a company, and makes the company when the booking is submitted', async () => {
  const { colleague, guest, jobs, pool, tariffId } = await bookingWorld()
  const newcomer = await colleague(null, 'owner')
  const other = (await newcomer(rail.create, { originCode: 'CNXIA', submit: false })).body.data
  expect((await newcomer(rail.list, wholeList)).body.data.total).toBe(1)
  const stranger = await colleague(null, 'owner')
  expect((await stranger(rail.show, { id: other.id })).status).toBe(404)
  expect((await guest(rail.list, wholeList)).status).toBe(401)

  const nameless = await newcomer(rail.create, newBooking({ quoteId: tariffId }))
  expect(nameless).toMatchObject({ status: 422, body: { fields: { CusName: 'shared.needed' } } })
  const named = await newcomer(rail.create, newBooking({ quoteId: tariffId, companyNameNew: 'Altai Honey' }))
  expect(named.body.data).toMatchObject({ state: 'submitted' })
  await jobs.runDue()
  const { rows } = await pool.query('select count(distinct customer_id)::int as companies, count(*)::int from booking')
  expect(rows).toEqual([{ companies: 1, count: 2 }])
})

it('keeps an address book, templates, and books the same again', async () => {
  const { customer, submit } = await bookingWorld()
  const [tea, silk] = [await customer(), await customer()]
  const parties = [{ partyType: 'SHP', partyName: 'Haode', countryCd: 'CN', keepInAddressBook: true }] as const
  const { id } = await submit(tea, { parties: [...parties], customerReference: 'PO-1' })
  const book = (await tea(calls.addressBook, { pageIndex: 1, pageSize: 20, sort: 'asc', keyword: 'hao' })).body.data
  expect(book.items).toMatchObject([{ partyName: 'Haode', countryCd: 'CN' }])
  expect((await silk(calls.addressBook, { pageIndex: 1, pageSize: 20, sort: 'asc' })).body.data.total).toBe(0)
  expect((await silk(calls.dropAddress, { id: book.items[0]?.id ?? '' })).status).toBe(404)

  const again = (await tea(calls.copy, { id })).body.data
  const copy = (await tea(rail.show, { id: again.id })).body.data
  expect(copy).toMatchObject({ state: 'draft', originCode: 'CNXIA', boxText: '2*40HQ' })
  expect(copy.wantedDate).toBeUndefined()
  expect(copy.customerReference).toBeUndefined()
  expect((await silk(calls.copy, { id })).status).toBe(404)

  const template = (await tea(calls.saveTemplate, { templateName: 'Washing machines', id })).body.data
  const templates = (await tea(calls.templates, { pageIndex: 1, pageSize: 20, sort: 'asc' })).body.data
  expect(templates.items).toMatchObject([{ templateName: 'Washing machines', serviceModeId: 'R', boxText: '2*40HQ' }])
  expect((await tea(calls.showTemplate, { id: template.id })).body.data.originCode).toBe('CNXIA')
  expect((await silk(calls.showTemplate, { id: template.id })).status).toBe(404)
  const fromTheDoor = { templateName: 'By truck first', serviceModeId: 'R', form: { originCode: 'CNFOS' } } as const
  await tea(calls.saveTemplate, fromTheDoor)
  const doors = (await tea(calls.templates, { pageIndex: 1, pageSize: 20, sort: 'asc' })).body.data.items
  expect(doors.find(({ templateName }) => templateName === 'By truck first')?.originName).toBe('佛山')
  const flying = { templateName: 'By air', serviceModeId: 'A', form: { originCode: 'CNXIA' } } as const
  const other = (await tea(calls.saveTemplate, flying)).body.data
  expect((await tea(calls.showTemplate, { id: other.id })).body.data).toMatchObject({ serviceModeId: 'A' })
  expect((await tea(calls.dropTemplate, { id: template.id })).status).toBe(200)

  expect((await tea(calls.discard, { id: again.id, version: 1 })).status).toBe(200)
  expect((await tea(rail.show, { id: again.id })).status).toBe(404)
  expect((await tea(calls.discard, { id, version: 1 })).body.code).toBe('booking.action-not-allowed')
})

it('exports what the list shows as a sheet in which text is never a formula', async () => {
  const { customer, submit } = await bookingWorld()
  const shipper = await customer()
  await submit(shipper, { customerReference: '=1+1' })
  const reply = await shipper.send({ method: 'GET', path: '/api/v1/order-export', query: {} })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toContain('spreadsheetml')
  expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK')
})
