import type { Surcharge } from '@landbridge/contract/pricing/tariff-terms'

type Names = { charge: (code: string) => string; unit: (code: string) => string }

/** A charge of a line as prices show it: by its unit, in its own currency, in words. */
export const unitChargeView = ({ chargeCode, currency, unit, unitPrice }: Surcharge, names: Names) => ({
  chargeCode,
  chargeName: names.charge(chargeCode),
  currency,
  unit,
  unitName: names.unit(unit),
  unitPrice,
})
