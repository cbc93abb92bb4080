import type { Surcharge } from '@landbridge/contract/pricing/tariff-terms'

/** What a unit of charge (class CHGUNIT) counts: boxes, all or of one length; revenue tons or cubic metres of a shared load; or papers and shipments, which are one. */
type Counted = { what: 'boxes'; size?: string } | { what: 'shared' } | { what: 'one' }

export function countedBy(unit: string): Counted {
  if (unit === 'BOX') return { what: 'boxes' }
  if (unit === 'WM' || unit === 'M3') return { what: 'shared' }
  const size = /^B(20|40|45)$/.exec(unit)?.[1]
  return size === undefined ? { what: 'one' } : { what: 'boxes', size }
}

/** Whether a box is counted by a unit. */
export const countsBox = (counted: Counted, containerType: string): boolean =>
  counted.what === 'boxes' && (counted.size === undefined || containerType.startsWith(counted.size))

/** Whether a charge of this unit can fall on a load. */
export function fitsLoad(unit: string, load: 'boxes' | 'shared'): boolean {
  const { what } = countedBy(unit)
  return what === 'one' || what === load
}

/** Whether a surcharge that hangs on no equipment falls on what is asked for: always, or because it was asked for. */
export const isAskedFor = (
  { services }: { services?: readonly string[] | undefined },
  { chargeCode, occasion }: Pick<Surcharge, 'chargeCode' | 'occasion'>,
): boolean => occasion === 'always' || (occasion === 'asked' && (services ?? []).includes(chargeCode))
