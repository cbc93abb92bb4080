import type { TariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { factsOfMode } from '@landbridge/contract/shared/modes'
import type { FieldProblems } from '@landbridge/contract/shared/problem'
import type { Call } from '../../platform/serve.ts'
import { carrierOf, codesOf, isWarehouse, placesByCode, truckTypesByCode } from '../../reference/index.ts'
import { borderProblem } from '../lane-rules.ts'
import type { PricingMode } from '../price/pricing-mode.ts'

export async function unknownCodes(
  form: TariffForm,
  { code: mode, passesBorder }: Pick<PricingMode, 'code' | 'passesBorder'>,
  { tx }: Pick<Call<'staff'>, 'tx'>,
): Promise<FieldProblems> {
  const { placeMode, carriers } = factsOfMode(mode)
  const ports = [form.originCode, form.destinationCode, ...(form.viaCodes ?? []), form.entryPortCode ?? '']
  const cities = [...form.pickUpPlaces, ...form.returnPlaces].map((place) => place.cityCode)
  const [terminals, city, charges, carrier, trucks, isReceived] = await Promise.all([
    placesByCode(tx, placeMode, ports),
    placesByCode(tx, 'TRUCK', cities),
    codesOf(tx, 'COST'),
    form.carrierCode ? carrierOf(tx, carriers, form.carrierCode) : undefined,
    truckTypesByCode(tx),
    form.receivingWarehouse ? isWarehouse(tx, form.receivingWarehouse) : true,
  ])
  const isCharge = (code: string) => charges.some((charge) => charge.code === code)
  const isCity = (code: string) => city.has(code) || terminals.has(code)
  const wrong = [
    ...(terminals.has(form.originCode) ? [] : [['originCode', 'pricing.port-unknown']]),
    ...(terminals.has(form.destinationCode) ? [] : [['destinationCode', 'pricing.port-unknown']]),
    ...Object.entries(borderProblem(form, { known: terminals, passesBorder })),
    ...(form.carrierCode && !carrier ? [['carrierCode', 'pricing.carrier-unknown']] : []),
    ...((form.viaCodes ?? []).every((code) => terminals.has(code)) ? [] : [['viaCodes', 'pricing.port-unknown']]),
    ...cityProblems('pickUpPlaces', form.pickUpPlaces, isCity),
    ...cityProblems('returnPlaces', form.returnPlaces, isCity),
    ...unknownTypes(form, trucks),
    ...(isReceived ? [] : [['receivingWarehouse', 'pricing.warehouse-unknown']]),
    ...(['included', 'notIncluded'] as const).flatMap((list) =>
      (form[list] ?? []).every(isCharge) ? [] : [[list, 'pricing.charge-unknown']],
    ),
    ...form.surcharges.flatMap(({ chargeCode }, i) =>
      isCharge(chargeCode) ? [] : [[`surcharges.${i}.chargeCode`, 'pricing.charge-unknown']],
    ),
  ]
  return Object.fromEntries(wrong)
}

const unknownTypes = ({ truckPrices }: TariffForm, known: { has: (type: string) => boolean }) =>
  (truckPrices ?? []).flatMap(({ truckType }, i) =>
    known.has(truckType) ? [] : [[`truckPrices.${i}.truckType`, 'pricing.truck-unknown']],
  )

const cityProblems = (field: string, places: readonly { cityCode: string }[], isCity: (code: string) => boolean) =>
  places.flatMap(({ cityCode }, i) => (isCity(cityCode) ? [] : [[`${field}.${i}.cityCode`, 'pricing.city-unknown']]))
