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
import { type Leg, legsOf } from '../life/leg.ts'

type Reader = Pick<Call<'customer' | 'staff' | 'system' | 'guest'>, 'tx' | 'language'>

const roles = [
  ['pickUpDepot', 'booking.paper-pick-up-depot'],
  ['loadTerminal', 'booking.paper-load-terminal'],
  ['dischargeTerminal', 'booking.paper-discharge-terminal'],
  ['returnDepot', 'booking.paper-return-depot'],
  ['agent', 'booking.paper-local-agent'],
] as const satisfies readonly (readonly [keyof LocalPartners, string])[]

// The terminals that the carrier gave stand on no leg: with several legs it is open whose they are.
export function partnerLanesOf(booking: Booking): { leg: Leg; lane: PartnerPlaces }[] {
  const legs = legsOf(booking)
  const handed = legs.length === 1 ? booking.carried.handed : undefined
  return legs.map((leg) => ({
    leg,
    lane: {
      ...{ placeMode: placeModeOf(leg.mode), originCode: leg.originCode, destinationCode: leg.destinationCode },
      ...{ loadTerminal: handed?.loadTerminal, dischargeTerminal: handed?.dischargeTerminal },
    },
  }))
}

/** The known terminals, depots and agents of a booking, one block for each leg that has some. */
export async function partnersOnConfirmation(booking: Booking, { tx, language }: Reader): Promise<PaperPart[]> {
  const lanes = partnerLanesOf(booking)
  const partnersHere = await partnersAtPlaces(
    tx,
    lanes.flatMap(({ leg }) => [leg.originCode, leg.destinationCode]),
  )
  if (partnersHere.length === 0) return []
  const found = lanes.map(({ leg, lane }): LocalPartners => {
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
