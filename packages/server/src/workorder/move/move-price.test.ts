import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { expect, it } from 'vitest'
import { moveWorld } from './move-fixtures.ts'

/** The same, where the freight of a 40-foot box is 260 dearer from the last day of January. */
async function dearerWorld() {
  const world = await moveWorld()
  await world.world.pool.query(
    `with other as (insert into tariff select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'revision', t.revision + 1,
        'valid_from', '2031-01-30', 'terms', t.terms || '{"coc40Hq":"2660"}'))).* from tariff t where t.id = $1 returning id)
     select id from other`,
    [world.world.tariffId],
  )
  return world
}

it('shows the charges of the later sailing beside those agreed, for the boxes that move, and by how much who pays more', async () => {
  const { open, first, second, id, world, shipper } = await dearerWorld()
  const job = await open({ numbered: true })
  const priceOf = async (changes: object, by = world.staff) => by(moveEndpoints.price, { id, ...changes } as never)
  const whole = (await priceOf({ departureId: second, jobIds: [job.id] })).body.data
  const freight = { chargeCode: 'OCEANF', containerType: '40HQ', unitPrice: '2400', newUnitPrice: '2660' }
  expect(whole.charges).toEqual(expect.arrayContaining([expect.objectContaining({ ...freight, quantity: '2' })]))
  expect(whole.differences).toEqual([{ payer: expect.any(String), currency: 'USD', amount: '520.00' }])
  const half = (await priceOf({ departureId: second, containerIds: [job.containers[0]?.id ?? ''] })).body.data
  expect(half.charges).toEqual(expect.arrayContaining([expect.objectContaining({ ...freight, quantity: '1' })]))
  expect(half.differences).toMatchObject([{ currency: 'USD', amount: '260.00' }])
  const ofFreight = half.lines?.filter(({ chargeCode }) => chargeCode === 'OCEANF')
  expect(ofFreight?.map(({ quantity, unitPrice }) => [quantity, Number(unitPrice)])).toEqual([
    ['1', 2660],
    ['1', 2400],
  ])
  expect((await priceOf({ departureId: first, jobIds: [job.id] })).body.data.differences).toEqual([])
  expect((await priceOf({ departureId: second }, shipper as never)).status).toBe(403)
  expect((await priceOf({ departureId: second }, await world.staffWith(['booking.view']))).status).toBe(403)
})

it('takes the price of the later sailing once the customer agrees to it, in the charges of the box that moves alone', async () => {
  const { open, second, id, world, move, shipper, booking, chargesOf } = await dearerWorld()
  const job = await open({ numbered: true })
  const containerIds = [job.containers[0]?.id ?? '']
  const { lines: agreedLines } = (await world.staff(moveEndpoints.price, { id, departureId: second, containerIds }))
    .body.data
  const asked = { cause: 'customer' as const, containerIds, agreedLines: agreedLines ?? [] }
  expect((await move(asked)).body.fields).toEqual({ PriceReason: 'booking.price-reason-needed' })
  expect((await move({ ...asked, priceReason: 'Rate of the later sailing' })).status).toBe(200)
  const { version, requests } = await booking()
  const requestId = requests[0]?.id ?? ''
  expect((await shipper(bookingEndpoints.answer, { id, version, requestId, answer: 'accept' })).status).toBe(200)
  expect((await chargesOf()).find((line) => line.startsWith('OCEANF'))).toBe('OCEANF 5060.0000 USD')
})
