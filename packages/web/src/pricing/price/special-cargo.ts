import type { QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'

export const specialCargo = ['dangerous', 'oversize', 'temperatureControlled', 'containsBatteries'] as const
export type SpecialCargo = (typeof specialCargo)[number]

/** Batteries are checked and charged at acceptance by air alone. */
export const specialWithoutBatteries = specialCargo.filter((one) => one !== 'containsBatteries')

export const askedWith = (special: readonly SpecialCargo[]): Partial<QuoteQuery> =>
  Object.fromEntries(special.map((one) => [one, true]))

/** The ticks with which the booking form begins: dangerous goods are a kind of cargo there. */
export const specialHandedOver = (special: readonly SpecialCargo[]): Readonly<Record<string, string>> =>
  Object.fromEntries(special.map((one) => (one === 'dangerous' ? ['cargoKind', 'D'] : [one, 'T'])))
