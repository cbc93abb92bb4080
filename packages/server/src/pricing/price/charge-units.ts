import type { Surcharge } from '@landbridge/contract/pricing/tariff-terms'

/** The object of a charge unit (class CHGUNIT): boxes, all or of a length, a shared load, or one per paper or shipment. */
type CountedUnit = { what: 'boxes'; size?: string } | { what: 'shared' } | { what: 'one' }

export function countedBy(unit: string): CountedUnit {
  if (unit === 'BOX') return { what: 'boxes' }
  if (unit === 'WM' || unit === 'M3') return { what: 'shared' }
  const size = /^B(20|40|45)$/.exec(unit)?.[1]
  return size === undefined ? { what: 'one' } : { what: 'boxes', size }
}

export const countsBox = (counted: CountedUnit, containerType: string): boolean =>
  counted.what === 'boxes' && (counted.size === undefined || containerType.startsWith(counted.size))

export function fitsLoad(unit: string, load: 'boxes' | 'shared'): boolean {
  const { what } = countedBy(unit)
  return what === 'one' || what === load
}

/** A surcharge that hangs on no equipment is due always, or because it was requested. */
export const isSurchargeDue = (
  { services }: { services?: readonly string[] | undefined },
  { chargeCode, occasion }: Pick<Surcharge, 'chargeCode' | 'occasion'>,
): boolean => occasion === 'always' || (occasion === 'asked' && (services ?? []).includes(chargeCode))
