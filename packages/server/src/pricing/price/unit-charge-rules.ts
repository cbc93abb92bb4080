import type { Surcharge } from '@landbridge/contract/pricing/tariff-terms'

type Names = { charge: (code: string) => string; unit: (code: string) => string }

export const unitChargeView = ({ chargeCode, currency, unit, unitPrice }: Surcharge, names: Names) => ({
  chargeCode,
  chargeName: names.charge(chargeCode),
  currency,
  unit,
  unitName: names.unit(unit),
  unitPrice,
})
