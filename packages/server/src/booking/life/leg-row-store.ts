import type { GivenDeparture, KeptLeg } from './booking.ts'

/** A leg as its JSON holds it: instants are texts there. */
export type KeptLegRow = Omit<KeptLeg, 'given'> & { given?: AsText<GivenDeparture> | undefined }
type AsText<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Name in keyof Value]: AsText<Value[Name]> }
    : Value

export const rowOfLeg = ({ given, ...leg }: KeptLeg): KeptLegRow =>
  given
    ? {
        ...leg,
        given: {
          ...given,
          etd: given.etd.toISOString(),
          eta: given.eta.toISOString(),
          promisedEta: given.promisedEta.toISOString(),
          cutoffs: given.cutoffs.map((one) => ({ ...one, at: one.at.toISOString() })),
        },
      }
    : leg

export const legOfRow = ({ given, ...leg }: KeptLegRow): KeptLeg =>
  given
    ? {
        ...leg,
        given: {
          ...given,
          etd: new Date(given.etd),
          eta: new Date(given.eta),
          promisedEta: new Date(given.promisedEta),
          cutoffs: given.cutoffs.map((one) => ({ ...one, at: new Date(one.at) })),
        },
      }
    : leg
