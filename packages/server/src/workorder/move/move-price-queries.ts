import type { MovePrice } from '@landbridge/contract/booking/move-price'
import type { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { vehicle } from '@landbridge/contract/workorder/part-kinds'
import type { z } from 'zod'
import { carriagesOf, countsNamed, loadBooking, priceOnOtherDay } from '../../booking/index.ts'
import type { Call } from '../../platform/serve.ts'
import { cargoOf, cargoOnLeg, givenLegOf } from './booked-cargo-queries.ts'
import { legOfChosen, movingOf, selectionOf } from './move-selection-rules.ts'

type Asked = z.output<typeof moveEndpoints.price.input>

/** The price of the day to which cargo would be moved, for as much of it as the clerk has chosen. */
export async function priceOfMove(
  { id, departureId, departureNo, loadingDate, etd, ...chosen }: Asked,
  call: Call<'staff'>,
): Promise<MovePrice> {
  const { tx } = call
  const [booking, cargo] = await Promise.all([loadBooking(tx, id), cargoOf(tx, id)])
  const leg = givenLegOf(booking, legOfChosen(cargo, chosen))
  const onLeg = { ...cargoOnLeg(cargo, leg.seq), carriages: carriagesOf(leg, booking.shares) }
  const to = {
    ...{ departureId: departureId ?? undefined, departureNo: departureNo ?? undefined },
    ...{ loadingDate: loadingDate ?? undefined, etd: etd ?? leg.given.etd },
  }
  const boxes = chosen.boxes && countsNamed(chosen.boxes)
  const selection = selectionOf(onLeg, { ...chosen, boxes, departureId: to.departureId })
  const { moving, isWhole } = movingOf(onLeg, selection, to)
  const share = {
    isWhole,
    boxes: moving.flatMap((one) => one.boxes),
    trucks: selection.jobs.flatMap(({ parts }) => parts).filter(({ kind }) => kind === vehicle).length,
  }
  return priceOnOtherDay(booking, { leg, to, share }, call)
}
