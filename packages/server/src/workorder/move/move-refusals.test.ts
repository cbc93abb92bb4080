import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { customerDeskEndpoints } from '@landbridge/contract/customer/customer-desk-endpoints'
import { expect, it } from 'vitest'
import { moveWorld } from './move-fixtures.ts'

it('carries out no move that the customer agrees to once the cargo goes by that departure already', async () => {
  const { open, move, booking, second, shipper, world } = await moveWorld()
  const job = await open()
  expect((await move({ cause: 'customer', jobIds: [job.id] })).status).toBe(200)
  await world.pool.query('update work_order set departure_id = $2 where id = $1', [job.id, second])
  const { id, version, requests } = await booking()
  const requestId = requests[0]?.id ?? ''
  const answered = await shipper(bookingEndpoints.answer, { id, version, requestId, answer: 'accept' })
  expect(answered).toMatchObject({ status: 409, body: { code: 'workorder.nothing-to-move' } })
  expect(await booking()).toMatchObject({ given: { departureNo: '031W' }, requests: [{ requestState: 'open' }] })
})

it('moves the cargo of one leg at a time', async () => {
  const { open, move, jobs, first, world } = await moveWorld()
  const { containers } = await open({ numbered: true })
  expect((await move({ containerIds: [containers[0]?.id ?? ''] })).status).toBe(200)
  const [here, onward] = await jobs()
  const jobIds = [here?.id ?? '', onward?.id ?? '']
  await world.pool.query('update work_order set leg_seq = 2 where id = $1', [jobIds[1]])
  expect(await move({ departureId: first, jobIds })).toMatchObject({
    status: 422,
    body: { code: 'workorder.moves-one-leg' },
  })
})

it('takes a proposal that is sent again for the one that waits, and refuses another in its place', async () => {
  const { open, move, booking, first, spaceLeft } = await moveWorld()
  const { id, containers } = await open()
  const fee = { fee: '80', feeCurrency: 'USD' }
  const proposal = { cause: 'customer' as const, jobIds: [id], ...fee }
  expect((await move(proposal)).status).toBe(200)
  const { version, requests } = await booking()
  expect(await move(proposal)).toMatchObject({ status: 200, body: { data: { version } } })
  const [line] = (await booking()).agreed?.lines ?? []
  const corrected = [
    { fee: '95' },
    { jobIds: undefined, containerIds: [containers[0]?.id ?? ''] },
    { departureId: first },
    { note: 'Storage is yours' },
    ...(line ? [{ agreedLines: [{ ...line, unitPrice: '7' }], priceReason: 'Rate of the new week' }] : []),
  ]
  expect(corrected).toHaveLength(5)
  for (const change of corrected)
    expect((await move({ ...proposal, ...change })).body, JSON.stringify(change)).toMatchObject({
      code: 'booking.action-not-allowed',
      data: { actions: expect.arrayContaining([expect.objectContaining({ reason: 'booking.request-open-already' })]) },
    })
  expect((await booking()).requests).toEqual(requests)
  expect(await spaceLeft(first)).toBe(10)
})

it('proposes a move at no price that an amendment would refuse', async () => {
  const { open, move, booking, world, shipper } = await moveWorld()
  const job = await open()
  const proposed = async (changes: object) => (await move({ cause: 'customer', jobIds: [job.id], ...changes })).body
  const freight = { chargeCode: 'OCEANF', currency: 'USD', unit: 'BOX', quantity: '2', unitPrice: '2600' }
  expect((await proposed({ agreedLines: [{ ...freight, containerType: '20GP' }] })).fields).toEqual({
    'AgreedPrice.0.SizeType': 'booking.line-of-other-box',
  })
  expect((await proposed({ agreedLines: [freight] })).fields).toEqual({ PriceReason: 'booking.price-reason-needed' })
  const others = { agreedLines: [{ ...freight, payer: 'CNE' }] }
  expect((await proposed(others)).fields).toMatchObject({ PriceReason: expect.stringContaining('reason-needed') })
  const { id, version } = (await world.staff(customerDeskEndpoints.detail, { id: shipper.customerId })).body.data
  await world.staff(customerDeskEndpoints.save, { id, version, creditLimit: '5400', creditCurrency: 'USD' })
  const priceReason = 'The rate of the later sailing'
  expect(await proposed({ agreedLines: [freight], priceReason, fee: '300', feeCurrency: 'USD' })).toMatchObject({
    code: 'booking.held',
  })
  expect(await proposed({})).toMatchObject({ success: true })
  expect((await booking()).openRequest).toBe('move')
})

it('keeps to the terms of our customer’s terminal at origin under FCA', async () => {
  const { open, move, world, shipper, id } = await moveWorld()
  const { id: customerId, version } = (await world.staff(customerDeskEndpoints.detail, { id: shipper.customerId })).body
    .data
  await world.staff(customerDeskEndpoints.save, { id: customerId, version, fcaTerminalByShipper: true })
  await world.pool.query(`update booking set form = form || '{"incoterm":"FCA","incotermPlaceKind":"TERMINAL"}'`)
  const job = await open()
  const [freight, handling] = ['OCEANF', 'THCO'].map((chargeCode) => ({
    chargeCode,
    currency: 'USD',
    unit: 'SHPT',
    quantity: '1',
    unitPrice: '100',
  }))
  const priceReason = 'The rate of the later sailing'
  const moved = await move({
    cause: 'customer',
    jobIds: [job.id],
    priceReason,
    agreedLines: [freight, handling] as never,
  })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  const { rows } = await world.pool.query<{ price: { lines: { chargeCode: string; payer: string }[] } }>(
    `select price from change_request where booking_id = $1`,
    [id],
  )
  expect(rows[0]?.price.lines.map(({ chargeCode, payer }) => `${chargeCode} ${payer}`)).toEqual([
    'OCEANF CNE',
    'THCO SHP',
  ])
})
