import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { customerDeskEndpoints } from '@landbridge/contract/customer/customer-desk-endpoints'
import { type ChargePayer, sumsByPayer } from '@landbridge/contract/pricing/payers'
import { priceQuery } from '@landbridge/contract/pricing/price-query'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { describe, expect, it } from 'vitest'
import { seaBooking, seaWorld } from '../booking/sea-booking-fixtures.ts'
import { paperWords } from '../testing/paper-words.ts'

type Sale = Pick<NewBooking, 'incoterm' | 'incotermPlace' | 'paymentTerm' | 'customerRole' | 'thcPayment' | 'collectBy'>

const english = { 'accept-language': 'en' }

/** A booking by sea from its quote to the charges of its job, on the terms of a sale. */
async function booked(sale: Sale, tariff: Parameters<typeof seaWorld>[0] = {}) {
  const world = await seaWorld(tariff)
  const { customer, staff, calls, priceTaken, departureId, accept, tariffId } = world
  const shipper = await customer()
  const boxes = [{ containerType: '40HQ', containerQty: 2, containerOwner: 'C' as const }]
  const { incotermPlace: _place, collectBy: _by, ...terms } = sale
  const ask = { id: tariffId, legType: 'Q', currcd: 'USD', boxes, departureId, direction: 'E', ...terms } as const
  const quote = (await shipper(priceCalls.sea.quote, ask as never, english)).body.data
  const parties = [
    ...(seaBooking().parties ?? []),
    { partyType: 'CNE' as const, partyName: 'NORDWIND HANDEL GMBH', countryCd: 'DE' },
  ]
  const made = await shipper(calls.create, seaBooking({ ...priceTaken, departureId, parties, ...sale }))
  expect(made.body).toMatchObject({ success: true })
  const { id } = made.body.data
  const submitted = (await shipper(calls.show, { id }, english)).body.data
  await accept(made.body.data)
  const accepted = (await shipper(calls.show, { id }, english)).body.data
  const { jobs } = (await staff(jobDeskEndpoints.open, { bookingId: id })).body.data
  const jobId = jobs[0]?.id ?? ''
  const desk = (await staff(jobDeskEndpoints.show, { id: jobId })).body.data
  const own = (await shipper(jobCalls.sea.show, { id: jobId })).body.data
  return { ...world, shipper, quote, submitted, accepted, desk, own, bookingId: id }
}

const inOrder = <Sum extends { payer: string; currency: string }>(sums: readonly Sum[]) =>
  sums.toSorted((a, b) => `${a.payer}${a.currency}`.localeCompare(`${b.payer}${b.currency}`))
const byPayer = (
  lines: readonly { payer?: ChargePayer | undefined; currency: string; amount?: string | undefined }[],
) =>
  inOrder(
    sumsByPayer(
      lines.map((line) => ({ ...line, amount: Number(line.amount ?? 0).toFixed(2) })),
      'SHP',
    ),
  )

const sales: readonly [name: string, sale: Sale][] = [
  ['FOB, the shipper books', { incoterm: 'FOB', incotermPlace: 'Shanghai', paymentTerm: 'CC', customerRole: 'SHP' }],
  ['FOB, the consignee books', { incoterm: 'FOB', incotermPlace: 'Shanghai', paymentTerm: 'CC', customerRole: 'CNE' }],
  ['CIF, the shipper books', { incoterm: 'CIF', incotermPlace: 'Hamburg', paymentTerm: 'PP', customerRole: 'SHP' }],
  ['CIF, the consignee books', { incoterm: 'CIF', incotermPlace: 'Hamburg', paymentTerm: 'PP', customerRole: 'CNE' }],
  ['DDP, the shipper books', { incoterm: 'DDP', incotermPlace: 'Hamburg', paymentTerm: 'PP', customerRole: 'SHP' }],
  ['DDP, a third party books', { incoterm: 'DDP', incotermPlace: 'Hamburg', paymentTerm: 'PP', customerRole: 'THIRD' }],
]

describe('amounts by payer', () => {
  it.each(sales)('add up to the offer in quote, booking, job and confirmation: %s', async (_, sale) => {
    const { quote, submitted, accepted, desk, own, shipper, bookingId } = await booked(sale)
    const offered = byPayer(quote.charges)
    expect(inOrder(submitted.quoted?.payerSums ?? [])).toEqual(offered)
    expect(inOrder(accepted.agreed?.payerSums ?? [])).toEqual(offered)
    expect(byPayer(desk.quotedLines)).toEqual(offered)
    const ours = desk.charges.filter(({ side }) => side === 'R')
    expect(byPayer([...ours, ...desk.othersCharges])).toEqual(offered)
    expect(new Set(ours.map(({ payer }) => payer))).toEqual(new Set([quote.ownPayer]))
    expect(byPayer([...own.charges, ...own.othersCharges])).toEqual(offered)
    const path = '/api/v1/order-confirmation'
    const reply = await shipper.send({ method: 'GET', path, query: { keyId: bookingId }, headers: english })
    const words = await paperWords(reply)
    for (const { payer } of offered)
      expect(words).toContain({ SHP: 'shipper', CNE: 'consignee', THIRD: 'third party' }[payer])
  })
})

it('bills the shipper who sells CIF neither the delivery order nor anything else at destination', async () => {
  const { quote, own } = await booked(Object.fromEntries(sales)['CIF, the shipper books'] ?? {})
  expect(quote.charges.map(({ chargeCode, payer }) => [chargeCode, payer])).toEqual([
    ['OCEANF', 'SHP'],
    ['THCO', 'SHP'],
    ['DO', 'CNE'],
  ])
  expect(own.charges.map(({ chargeCode }) => chargeCode)).toEqual(['OCEANF', 'THCO'])
  expect(own.othersCharges).toMatchObject([{ chargeCode: 'DO', payer: 'CNE' }])
})

it('bills the other side where we collect from it, and shows its charges to nobody else', async () => {
  const { desk, own, db, shipper } = await booked({
    incoterm: 'CIF',
    incotermPlace: 'Hamburg',
    customerRole: 'SHP',
    collectBy: 'US',
  })
  const delivery = desk.charges.find(({ chargeCode }) => chargeCode === 'DO')
  expect(delivery).toMatchObject({ payer: 'CNE', isOthers: true })
  expect(desk.othersCharges).toEqual([])
  expect(own.charges.map(({ chargeCode }) => chargeCode)).toEqual(['OCEANF', 'THCO'])
  const seen = await db.readAs(shipper.who, (tx) =>
    tx.ask<{ chargeCode: string }>('select charge_code from charge_line', []),
  )
  expect(seen.map(({ chargeCode }) => chargeCode).toSorted()).toEqual(['OCEANF', 'THCO'])
})

it('bills the side that pays inside one country itself, where no agent would', async () => {
  const { bookingId, desk, pool, staff } = await booked({
    incoterm: 'CIF',
    incotermPlace: 'Hamburg',
    customerRole: 'SHP',
  })
  const sql = `update booking set form = form || '{"direction":"NM","collectBy":"AGENT"}' where id = $1`
  await pool.query(sql, [bookingId])
  expect(desk.othersCharges).toMatchObject([{ chargeCode: 'DO' }])
  const { othersCharges } = (await staff(jobDeskEndpoints.show, { id: desk.id })).body.data
  expect(othersCharges).toEqual([])
})

it('moves the payer of a charge that staff changed with the terms of the sale, unless they named another', async () => {
  const { desk, staff, shipper, bookingId } = await booked({
    incoterm: 'CIF',
    incotermPlace: 'Hamburg',
    paymentTerm: 'PP',
    customerRole: 'SHP',
    collectBy: 'US',
  })
  const shown = async () => (await staff(jobDeskEndpoints.show, { id: desk.id })).body.data
  const change = async (code: string, more: object) => {
    const { id, version, charges } = await shown()
    const one = charges.find(({ chargeCode, side }) => chargeCode === code && side === 'R')
    const { id: chargeId, currency = '', unitPrice = '', unit = '', quantity = '', quoteLineId } = one ?? {}
    const charge = { chargeId, side: 'R', chargeCode: code, currency, unitPrice, unit, quantity, quoteLineId } as const
    const saved = await staff(jobDeskEndpoints.saveCharge, {
      id,
      version,
      recordedOn: '2031-01-16',
      ...charge,
      diffReason: 'Agreed on the telephone',
      ...more,
    } as never)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  await change('OCEANF', { unitPrice: '2500' })
  await change('THCO', { payer: 'CNE' })
  const booking = async () => (await staff(bookingDeskEndpoints.show, { id: bookingId })).body.data
  const changes = { incoterm: 'FOB', incotermPlace: 'Shanghai', paymentTerm: 'CC' as const }
  const asked = await shipper(bookingEndpoints.amend, { id: bookingId, version: (await booking()).version, changes })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const { version, requests } = await booking()
  const grant = { id: bookingId, version, requestId: requests[0]?.id ?? '', answer: 'accept' } as const
  const granted = await staff(bookingDeskEndpoints.amend, grant)
  expect(granted.status, JSON.stringify(granted.body)).toBe(200)
  const payers = (await shown()).charges.map(({ chargeCode, unitPrice, payer, isOthers, partyName }) => [
    ...[chargeCode, Number(unitPrice), payer, isOthers, partyName],
  ])
  expect(payers).toContainEqual(['OCEANF', 2500, 'CNE', true, 'NORDWIND HANDEL GMBH'])
  expect(payers).toContainEqual(['THCO', 1000, 'CNE', true, 'NORDWIND HANDEL GMBH'])
})

it('asks for a reason before a receivable is put on another payer than was quoted, and keeps who pays', async () => {
  const { desk, staff } = await booked({ incoterm: 'CIF', incotermPlace: 'Hamburg', customerRole: 'SHP' })
  const { id, version, quotedLines } = desk
  const quoted = quotedLines.find(({ chargeCode }) => chargeCode === 'DO')
  const { currency = '', unitPrice = '', unit = '', quantity = '', quoteLineId } = quoted ?? {}
  const charge = { side: 'R', chargeCode: 'DO', currency, unitPrice, unit, quantity, quoteLineId } as const
  const enter = (more: object) =>
    staff(jobDeskEndpoints.saveCharge, { id, version, recordedOn: '2031-01-16', ...charge, payer: 'SHP', ...more })
  expect(await enter({})).toMatchObject({ body: { fields: { DiffReason: 'workorder.payer-reason-needed' } } })
  const entered = (await enter({ diffReason: 'The shipper takes it over' })).body.data
  expect(entered.charges.find(({ chargeCode }) => chargeCode === 'DO')).toMatchObject({ payer: 'SHP', isOthers: false })
})

it('leaves the terminal at origin to the shipper under FCA where staff have set so for the company', async () => {
  const { customer, staff, tariffId } = await seaWorld()
  const buyer = await customer()
  const boxes = [{ containerType: '40HQ', containerQty: 1, containerOwner: 'C' as const }]
  const ask = { id: tariffId, legType: 'Q', currcd: 'USD', boxes, incoterm: 'FCA', customerRole: 'CNE' } as const
  const payerOfHandling = async () => {
    const { charges } = (await buyer(priceCalls.sea.quote, ask)).body.data
    return charges.find(({ chargeCode }) => chargeCode === 'THCO')?.payer
  }
  expect(await payerOfHandling()).toBe('CNE')
  const { id, version } = (await staff(customerDeskEndpoints.detail, { id: buyer.customerId })).body.data
  const saved = await staff(customerDeskEndpoints.save, { id, version, fcaTerminalByShipper: true })
  expect(saved.body).toMatchObject({ success: true })
  expect(await payerOfHandling()).toBe('SHP')
})

it('leaves handling that the shipper pays at the terminal out of total, booking and charges, and names it', async () => {
  const sale = { incoterm: 'CIF', incotermPlace: 'Hamburg', customerRole: 'SHP' } as const
  const through = await booked({ ...sale, thcPayment: 'T' })
  const direct = await booked({ ...sale, thcPayment: 'F' })
  const codes = (lines: readonly { chargeCode: string }[] = []) => lines.map(({ chargeCode }) => chargeCode)
  expect(codes(through.quote.charges)).toEqual(['OCEANF', 'THCO', 'DO'])
  expect(codes(direct.quote.charges)).toEqual(['OCEANF', 'DO'])
  expect(direct.quote.paidDirectly).toMatchObject([{ chargeCode: 'THCO', amount: '2000.00' }])
  expect(codes(direct.submitted.quoted?.lines)).toEqual(['OCEANF', 'DO'])
  expect(codes(direct.accepted.agreed?.paidDirectly)).toEqual(['THCO'])
  expect(codes(direct.own.charges)).toEqual(['OCEANF'])
})

it('asks staff for a reason before another party pays than the terms of sale name', async () => {
  const { customer, staff, calls, priceTaken, departureId } = await seaWorld()
  const shipper = await customer()
  const sale = { incoterm: 'CIF', incotermPlace: 'Hamburg', customerRole: 'SHP' } as const
  const { id, version } = (await shipper(calls.create, seaBooking({ ...priceTaken, departureId, ...sale }))).body.data
  const { proposal } = (await staff(bookingDeskEndpoints.show, { id })).body.data
  const agreedLines = (proposal?.agreedLines ?? []).map(({ chargeName: _, amount: __, ...line }) => ({
    ...line,
    payer: 'SHP' as const,
  }))
  expect(await staff(bookingDeskEndpoints.receive, { id, version, agreedLines })).toMatchObject({
    status: 422,
    body: { fields: { 'AgreedPrice.2.Payer': 'booking.payer-reason-needed' } },
  })
  const priceReason = 'The shipper pays the delivery order'
  const received = await staff(bookingDeskEndpoints.receive, { id, version, agreedLines, priceReason })
  expect(received.body).toMatchObject({ success: true })
})

it('asks for our customer’s part between two other countries alone', async () => {
  const { customer, calls } = await seaWorld()
  const shipper = await customer()
  const refusal = await shipper(calls.create, seaBooking({ originCode: 'KRPUS', customerRole: undefined }))
  expect(refusal).toMatchObject({ status: 422, body: { fields: { CusRole: 'booking.role-needed' } } })
  const { body } = await shipper(calls.create, seaBooking())
  expect((await shipper(calls.show, { id: body.data.id })).body.data.customerRole).toBe('SHP')
})

it('shows in the list of prices who pays what of a box, with and without handling through us', async () => {
  const { guest } = await seaWorld()
  const lane = { ...firstPage, originCode: 'CNSHA', destinationCode: 'DEHAM', currcd: 'USD', containerType: '40HQ' }
  const splitOn = async (changes: object) => {
    const asked = priceQuery.parse({ ...lane, allIn: 'T', ...changes })
    return (await guest(priceCalls.sea.prices, asked, english)).body.data.items[0]
  }
  const cif = await splitOn({ incoterm: 'CIF' })
  expect(cif?.split).toMatchObject({ containerType: '40HQ', freight: '2400.00', allIn: cif?.coc40Hq })
  expect(Number(cif?.split?.youPay) + Number(cif?.split?.othersPay)).toBeCloseTo(Number(cif?.split?.allIn), 2)
  const direct = await splitOn({ incoterm: 'CIF', thcPayment: 'F' })
  expect(Number(direct?.split?.allIn) + Number(direct?.split?.paidDirectly)).toBeCloseTo(Number(cif?.split?.allIn), 2)
  expect(direct?.split).toMatchObject({ freight: '2400.00', destination: cif?.split?.destination })
})

it('is accepted as quoted under CIF where the freight has the handling at destination in it: the seller pays that terminal', async () => {
  const cif = Object.fromEntries(sales)['CIF, the shipper books'] ?? {}
  const { quote, accepted, own } = await booked(cif, { included: ['OCEANF', 'THCD'] })
  const payers = [
    ['OCEANF', 'SHP'],
    ['THCO', 'SHP'],
    ['DO', 'SHP'],
  ]
  expect(quote.charges.map(({ chargeCode, payer }) => [chargeCode, payer])).toEqual(payers)
  expect(accepted.agreed?.lines.map(({ chargeCode, payer }) => [chargeCode, payer])).toEqual(payers)
  expect(own.charges.map(({ chargeCode }) => chargeCode).toSorted()).toEqual(['DO', 'OCEANF', 'THCO'])
})
