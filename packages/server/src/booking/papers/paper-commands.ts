import type { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { z } from 'zod'
import { attach } from '../../document/index.ts'
import { companyOf } from '../../platform/caller.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import type { Booking } from '../life/booking.ts'
import { notAllowed } from '../life/booking-rules.ts'
import { loadBooking } from '../life/booking-store.ts'

/** The papers of a draft come with its form; a submitted booking is given its papers one by one. */
export async function givePaper(
  paper: z.output<(typeof bookingEndpoints)['givePaper']['input']>,
  call: Call<'customer'>,
): Promise<void> {
  await putPaper(await loadBooking(call.tx, paper.id, companyOf(call.caller)), paper, call)
}

export async function filePaper(
  paper: z.output<(typeof bookingDeskEndpoints)['filePaper']['input']>,
  call: Call<'staff'>,
): Promise<void> {
  await putPaper(await loadBooking(call.tx, paper.id), paper, call)
}

type Paper = { fid: string; documentType: string; audience?: 'customer' | 'staff' }

async function putPaper(
  booking: Booking,
  { fid, documentType, audience }: Paper,
  call: Call<'customer' | 'staff'>,
): Promise<void> {
  const { id, customerId, state } = booking
  if (customerId === null || state === 'draft' || hasEnded(state)) throw notAllowed(booking, call.caller.actor)
  await attach(call, { fid, documentType, audience, parentKind: 'booking', parentId: id, customerId })
  if (audience !== 'staff') await tellPaperGiven({ bookingId: id, customerId, documentType }, call)
}

export const tellPaperGiven = (
  { bookingId, customerId, documentType }: { bookingId: string; customerId: string; documentType: string },
  call: Call<Actor>,
): Promise<void> => emit(call, { kind: 'booking.paper-given', id: bookingId, customerId, data: { documentType } })
