import { placeModeOf } from '@landbridge/contract/shared/modes'
import {
  type LocalPartners,
  notePrinted,
  type PartnerPlaces,
  partnersAtPlaces,
  partnersOnLane,
  wholePartner,
} from '../../entity/index.ts'
import type { PaperPart } from '../../platform/paper.ts'
import type { Call } from '../../platform/serve.ts'
import type { Booking } from '../life/booking.ts'
import { say } from '../life/booking-texts.ts'
import { legsOf } from '../life/leg.ts'

type Reader = Pick<Call<'customer' | 'staff' | 'system' | 'guest'>, 'tx' | 'language'>

const roles = [
  ['pickUpDepot', 'booking.paper-pick-up-depot'],
  ['loadTerminal', 'booking.paper-load-terminal'],
  ['dischargeTerminal', 'booking.paper-discharge-terminal'],
  ['returnDepot', 'booking.paper-return-depot'],
  ['agent', 'booking.paper-local-agent'],
] as const satisfies readonly (readonly [keyof LocalPartners, string])[]

/** The known terminals, depots and agents of a booking, one block for each leg that has some. */
export async function partnersOnConfirmation(booking: Booking, { tx, language }: Reader): Promise<PaperPart[]> {
  const legs = legsOf(booking)
  const partnersHere = await partnersAtPlaces(
    tx,
    legs.flatMap(({ originCode, destinationCode }) => [originCode, destinationCode]),
  )
  if (partnersHere.length === 0) return []
  const found = legs.map((leg): LocalPartners => {
    const lane: PartnerPlaces = { ...leg, placeMode: placeModeOf(leg.mode) }
    const { pickUpDepot, returnDepot, ...others } = partnersOnLane(partnersHere, lane)
    return leg.form.loadType === 'FCL'
      ? { ...others, ...(pickUpDepot && { pickUpDepot }), ...(returnDepot && { returnDepot }) }
      : others
  })
  await notePrinted(
    tx,
    found.flatMap((partners) => Object.values(partners).map(({ id }) => id)),
  )
  return found.flatMap((partners) => {
    const facts = roles.flatMap(([role, key]) => {
      const partner = partners[role]
      return partner ? [[say(language, key), wholePartner(partner)] as const] : []
    })
    return facts.length > 0 ? [{ heading: say(language, 'booking.paper-partners'), facts }] : []
  })
}
