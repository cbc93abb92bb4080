import { randomInt, randomUUID } from 'node:crypto'
import type { TariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { codesOf, placesByCode, shippingLine } from '../../reference/index.ts'
import { borderProblem } from '../lane-rules.ts'
import type { PricingMode } from '../modes/pricing-mode.ts'
import { pricingModeOf } from '../pricing-modes.ts'
import {
  advanceTariff,
  checkPublishable,
  checkTariffUnchanged,
  nextVersionOf,
  type Tariff,
  tariffStandingOf,
  termsOf,
} from './tariff-rules.ts'
import { insertTariff, loadTariff, saveTariff, versionsOf } from './tariff-store.ts'

type Saving = TariffForm & {
  id?: string | undefined
  version?: number | undefined
  serviceModeId?: ModeCode | undefined
}
type Command = { id: string; version: number }

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The number of a new line. It is drawn, so that it says nothing about how many there are. */
const newLineNo = ({ linePrefix }: PricingMode) =>
  `${linePrefix}${Array.from({ length: 5 }, () => signs.charAt(randomInt(signs.length))).join('')}`

/** Makes a draft line, or changes a draft on the version its editor saw. */
export async function writeTariff(
  { id, version, serviceModeId, ...form }: Saving,
  call: Call<'staff'>,
): Promise<Tariff> {
  const { tx, now } = call
  if (id === undefined) {
    const mode = pricingModeOf(serviceModeId)
    await checkCodes(form, mode, call)
    const tariff = describedBy(form, {
      id: randomUUID(),
      mode: mode.code,
      lineage: randomUUID(),
      revision: 1,
      lineNo: newLineNo(mode),
      state: 'draft',
      isSample: false,
      version: 1,
      changedAt: now,
    })
    await insertTariff(tx, tariff)
    await audit(call, { action: 'pricing.add-tariff', thing: 'tariff', id: tariff.id, after: tariff })
    return tariff
  }
  const before = await loadTariff(tx, id)
  checkTariffUnchanged(before, version, 'staff')
  await checkCodes(form, pricingModeOf(before.mode), call)
  const after = await saveTariff(tx, describedBy(form, advanceTariff(before, 'save', 'staff')))
  await audit(call, { action: 'pricing.change-tariff', thing: 'tariff', id, before, after })
  return after
}

type Kept = Pick<
  Tariff,
  'id' | 'mode' | 'lineage' | 'revision' | 'lineNo' | 'state' | 'isSample' | 'version' | 'changedAt'
>

const describedBy = (form: TariffForm, kept: Kept): Tariff => ({
  ...kept,
  originCode: form.originCode,
  destinationCode: form.destinationCode,
  entryPortCode: form.entryPortCode ?? undefined,
  validFrom: form.validFrom,
  validTo: form.validTo,
  currency: form.currency,
  salespersonId: form.salespersonId ?? undefined,
  terms: termsOf(form),
})

/** Publishes a draft: from its date it replaces the version before it, which stays as it was. */
export async function publishTariff({ id, version }: Command, call: Call<'staff'>): Promise<Tariff> {
  const before = await loadTariff(call.tx, id)
  checkTariffUnchanged(before, version, 'staff')
  const published = advanceTariff(before, 'publish', 'staff')
  checkPublishable(pricingModeOf(before.mode), published, businessDay(call.now))
  const after = await saveTariff(call.tx, published)
  await audit(call, { action: 'pricing.publish', thing: 'tariff', id, before: { state: before.state }, after })
  await emit(call, { kind: 'pricing.tariff-published', id, data: { lineNo: after.lineNo, revision: after.revision } })
  return after
}

/** Begins the next version of a published line: a draft that holds from a day. */
export async function beginVersion(
  { id, version, validFrom }: Command & { validFrom: string },
  call: Call<'staff'>,
): Promise<Tariff> {
  const before = await loadTariff(call.tx, id)
  checkTariffUnchanged(before, version, 'staff')
  advanceTariff(before, 'version', 'staff')
  const versions = await versionsOf(call.tx, [before.lineage])
  const open = versions.find((one) => one.state === 'draft')
  if (open) throw new Problem('pricing.draft-exists', undefined, tariffStandingOf(open, 'staff'))
  const newest = Math.max(...versions.map((one) => one.revision))
  const draft = { ...nextVersionOf(before, { id: randomUUID(), validFrom, newest }), changedAt: call.now }
  await insertTariff(call.tx, draft)
  await audit(call, { action: 'pricing.begin-version', thing: 'tariff', id: draft.id, before: { id }, after: draft })
  return draft
}

/** Takes a published version out of every list. */
export async function withdrawTariff(
  { id, version, reason }: Command & { reason: string },
  call: Call<'staff'>,
): Promise<Tariff> {
  const before = await loadTariff(call.tx, id)
  checkTariffUnchanged(before, version, 'staff')
  const withdrawn = { ...advanceTariff(before, 'withdraw', 'staff'), withdrawnReason: reason }
  const after = await saveTariff(call.tx, withdrawn)
  await audit(call, {
    action: 'pricing.withdraw',
    thing: 'tariff',
    id,
    before: { state: before.state },
    after: { reason },
  })
  await emit(call, { kind: 'pricing.tariff-withdrawn', id, data: { reason } })
  return after
}

/** Refuses places and charges that nobody knows, each by its field. */
async function checkCodes(form: TariffForm, { places }: PricingMode, { tx }: Call<'staff'>): Promise<void> {
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
  if (wrong.length > 0) throw new Problem('shared.invalid-input', Object.fromEntries(wrong))
}

const cityProblems = (field: string, places: readonly { cityCode: string }[], isCity: (code: string) => boolean) =>
  places.flatMap(({ cityCode }, i) => (isCity(cityCode) ? [] : [[`${field}.${i}.cityCode`, 'pricing.city-unknown']]))
