import type { GivenDeparture, GivenShare, KeptLeg } from './booking.ts'

/** A leg as its JSON holds it: instants are texts there. */
export type KeptLegRow = Omit<KeptLeg, 'given'> & { given?: AsText<GivenDeparture> | undefined }
export type KeptShareRow = Omit<GivenShare, 'given'> & { given: AsText<GivenDeparture> }
type AsText<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Name in keyof Value]: AsText<Value[Name]> }
    : Value

export const rowOfLeg = ({ given, ...leg }: KeptLeg): KeptLegRow =>
  given ? { ...leg, given: givenAsText(given) } : leg

export const legOfRow = ({ given, ...leg }: KeptLegRow): KeptLeg => (given ? { ...leg, given: givenRead(given) } : leg)

export const rowOfShare = (share: GivenShare): KeptShareRow => ({ ...share, given: givenAsText(share.given) })

export const shareOfRow = (share: KeptShareRow): GivenShare => ({ ...share, given: givenRead(share.given) })

const givenAsText = (given: GivenDeparture): AsText<GivenDeparture> => ({
  ...given,
  etd: given.etd.toISOString(),
  eta: given.eta.toISOString(),
  promisedEta: given.promisedEta.toISOString(),
  cutoffs: given.cutoffs.map((one) => ({ ...one, at: one.at.toISOString() })),
})

const givenRead = (given: AsText<GivenDeparture>): GivenDeparture => ({
  ...given,
  etd: new Date(given.etd),
  eta: new Date(given.eta),
  promisedEta: new Date(given.promisedEta),
  cutoffs: given.cutoffs.map((one) => ({ ...one, at: new Date(one.at) })),
})
