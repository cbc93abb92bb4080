import type { TariffForm } from '@landbridge/contract/pricing/tariff-terms'
import type { FieldProblems } from '@landbridge/contract/shared/problem'
import type { Call } from '../../platform/serve.ts'
import { codesOf, placesByCode, shippingLine } from '../../reference/index.ts'
import { borderProblem } from '../lane-rules.ts'
import type { PricingMode } from '../modes/pricing-mode.ts'

/** The places and charges of a form that nobody knows, each by its field. */
export async function unknownCodes(
  form: TariffForm,
  { places }: Pick<PricingMode, 'places'>,
  { tx }: Pick<Call<'staff'>, 'tx'>,
): Promise<FieldProblems> {
  const ports = [form.originCode, form.destinationCode, ...(form.viaCodes ?? []), form.entryPortCode ?? '']
  const cities = [...form.pickUpPlaces, ...form.returnPlaces].map((place) => place.cityCode)
  const [terminals, city, charges, carrier] = await Promise.all([
    placesByCode(tx, places, ports),
    placesByCode(tx, 'TRUCK', cities),
    codesOf(tx, 'COST'),
    form.carrierCode ? shippingLine(tx, form.carrierCode) : undefined,
  ])
  const isCharge = (code: string) => charges.some((charge) => charge.code === code)
  const isCity = (code: string) => city.has(code) || terminals.has(code)
  const wrong = [
    ...(terminals.has(form.originCode) ? [] : [['originCode', 'pricing.port-unknown']]),
    ...(terminals.has(form.destinationCode) ? [] : [['destinationCode', 'pricing.port-unknown']]),
    ...Object.entries(borderProblem(form, terminals)),
    ...(form.carrierCode && !carrier ? [['carrierCode', 'pricing.carrier-unknown']] : []),
    ...((form.viaCodes ?? []).every((code) => terminals.has(code)) ? [] : [['viaCodes', 'pricing.port-unknown']]),
    ...cityProblems('pickUpPlaces', form.pickUpPlaces, isCity),
    ...cityProblems('returnPlaces', form.returnPlaces, isCity),
    ...((form.included ?? []).every(isCharge) ? [] : [['included', 'pricing.charge-unknown']]),
    ...((form.notIncluded ?? []).every(isCharge) ? [] : [['notIncluded', 'pricing.charge-unknown']]),
    ...form.surcharges.flatMap(({ chargeCode }, i) =>
      isCharge(chargeCode) ? [] : [[`surcharges.${i}.chargeCode`, 'pricing.charge-unknown']],
    ),
  ]
  return Object.fromEntries(wrong)
}

const cityProblems = (field: string, places: readonly { cityCode: string }[], isCity: (code: string) => boolean) =>
  places.flatMap(({ cityCode }, i) => (isCity(cityCode) ? [] : [[`${field}.${i}.cityCode`, 'pricing.city-unknown']]))
