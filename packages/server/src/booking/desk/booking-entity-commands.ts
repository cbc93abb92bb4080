import type { BookingEntityView, bookingEntityEndpoints } from '@landbridge/contract/booking/booking-entity-endpoints'
import { hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import type { z } from 'zod'
import { activeEntities, entityName, keptEntityId, type OwnEntity } from '../../entity/index.ts'
import type { Booking } from '../life/booking.ts'
import { entityByRules, entityOfBooking } from '../life/booking-entity-queries.ts'
import { notAllowed } from '../life/booking-rules.ts'
import { loadBooking } from '../life/booking-store.ts'
import { saveAndTell } from '../life/booking-tell-commands.ts'
import { type Staff, seenBooking } from './booking-desk-commands.ts'

export async function showEntityOfBooking({ id }: { id: string }, call: Staff): Promise<BookingEntityView> {
  return viewOf(await loadBooking(call.tx, id), call)
}

/** Has another of our companies carry a booking. Papers follow it, and a bill that was issued forbids it. */
export async function chooseEntity(
  command: z.output<typeof bookingEntityEndpoints.choose.input>,
  call: Staff,
): Promise<BookingEntityView> {
  const { tx } = call
  const before = await seenBooking(command, call)
  if (hasEnded(before.state)) throw notAllowed(before, 'staff')
  const [current, chosen] = await Promise.all([
    entityOfBooking(tx, before),
    chosenEntity(command.entityId, before, call),
  ])
  // An accepted booking keeps to what was settled; one that is not accepted yet may go by the rules again.
  const entityId = command.entityId || before.given ? keptEntityId(chosen) : undefined
  if (before.entityId === entityId) return viewOf(before, call)
  const data = { name: entityName(chosen, 'en'), before: entityName(current, 'en') }
  const after = { ...before, entityId }
  return viewOf(await saveAndTell({ before, after, happening: { kind: 'entityChosen', data } }, call), call)
}

async function chosenEntity(id: string | null | undefined, booking: Booking, { tx }: Staff): Promise<OwnEntity> {
  if (!id) return entityByRules(tx, booking)
  const chosen = (await activeEntities(tx)).find((entity) => entity.id === id)
  if (!chosen) throw new Problem('shared.invalid-input', { entityId: 'entity.missing' })
  return chosen
}

async function viewOf(booking: Booking, { tx, language }: Staff): Promise<BookingEntityView> {
  const [entity, entities] = await Promise.all([entityOfBooking(tx, booking), activeEntities(tx)])
  return {
    id: booking.id,
    version: booking.version,
    entityId: keptEntityId(entity),
    entityName: entityName(entity, language),
    settled: booking.entityId !== undefined,
    fmcNumber: entity.fmcNumber || undefined,
    nvoccFiling: entity.nvoccFiling || undefined,
    choices: entities.map((one) => ({
      entityId: one.id,
      entityCode: one.entityCode,
      entityName: entityName(one, language),
    })),
  }
}
