import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints as calls } from '@landbridge/contract/booking/booking-endpoints'
import { bookingWorld } from './booking-fixtures.ts'

type World = Awaited<ReturnType<typeof bookingWorld>>

/** An accepted booking whose customer cancels it, after what happened to it meanwhile, and agrees to the fee that the desk asks for. */
export async function cancelledWorld(meanwhile?: (world: World, bookingId: string) => Promise<unknown>) {
  const world = await bookingWorld('2031-01-15T08:00:00Z')
  const { staff, pool, shown } = world
  const shipper = await world.customer()
  const { id } = await world.accept(await world.submit(shipper))
  await meanwhile?.(world, id)
  const seen = async () => ({ id, version: (await shown(id)).version })
  const cancel = async (fee?: string) => {
    await shipper(calls.cancel, { ...(await seen()), reasonCode: 'PLAN' })
    const request = { requestId: (await shown(id)).requests[0]?.id ?? '' }
    if (!fee) return staff(desk.amend, { ...(await seen()), ...request, answer: 'accept' })
    const requested = { fee, feeCurrency: 'USD' }
    await staff(desk.amend, { ...(await seen()), ...request, answer: 'askFee', ...requested })
    return shipper(calls.answer, { ...(await seen()), ...request, answer: 'accept' })
  }
  const charges = async () =>
    (
      await pool.query(
        "select job_id is null as open, booking_id, charge_code, amount::float from charge_line where side = 'R'",
      )
    ).rows
  return { ...world, id, shipper, seen, cancel, charges }
}
