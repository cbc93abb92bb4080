import { type EntityLane, entityFor, type OwnEntity } from '../../entity/index.ts'
import type { Tx } from '../../platform/database.ts'
import { readerNames } from '../../reference/index.ts'
import type { Booking } from './booking.ts'
import { modesOfLegs } from './leg.ts'

type Carried = Pick<Booking, 'mode' | 'customerId' | 'entityId' | 'form' | 'legs'>

/** The company of ours that carries a booking, with its licences: as settled, else by the rules of customer and lane. */
export async function entityOfBooking(tx: Tx, booking: Carried): Promise<OwnEntity> {
  return entityFor(tx, booking.entityId, laneOf(tx, booking))
}

/** The company that the rules name, whatever was settled. */
export async function entityByRules(tx: Tx, booking: Carried): Promise<OwnEntity> {
  return entityFor(tx, undefined, laneOf(tx, booking))
}

async function laneOf(tx: Tx, booking: Carried): Promise<EntityLane> {
  const { customerId, form } = booking
  const modes = modesOfLegs(booking)
  const { findPlace } = await readerNames(tx, 'en')
  return {
    customerId,
    modes,
    originCountry: findPlace(form.originCode, modes)?.countryCode,
    destinationCountry: findPlace(form.destinationCode, modes)?.countryCode,
  }
}
