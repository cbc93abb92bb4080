import { randomUUID } from 'node:crypto'
import type { DepartureForm } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { dayIn } from '@landbridge/contract/shared/business-day'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { factsOfMode } from '@landbridge/contract/shared/modes'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { carrierOf, placesByCode } from '../../reference/index.ts'
import { borderProblem } from '../lane-rules.ts'
import type { Departure, Space } from '../price/departure-row.ts'
import type { PricingMode } from '../price/pricing-mode.ts'
import { pricingModeOf } from '../pricing-modes.ts'
import { departureById, hasTwin, insertDeparture, saveDeparture } from './departure-store.ts'
import { advanceDeparture, checkCancellable, checkDepartureUnchanged, slotsOfSpaces } from './space-rules.ts'

type SavedDeparture = DepartureForm & {
  id?: string | undefined
  version?: number | undefined
  serviceModeId?: LegModeCode | undefined
}

/** Refused where the departure was changed since its editor saw it. */
export async function writeDeparture(form: SavedDeparture, call: Call<'staff'>): Promise<Departure> {
  const { tx } = call
  if (form.id === undefined) {
    const departure = await fillDeparture(call, form)
    await insertDeparture(tx, departure)
    await audit(call, { action: 'pricing.add-departure', thing: 'departure', id: departure.id, after: departure })
    return departure
  }
  const before = await departureById(tx, form.id)
  checkDepartureUnchanged(before, form.version, 'staff')
  const departure = advanceDeparture(await fillDeparture(call, form, before), 'save', 'staff')
  const after = await saveDeparture(tx, departure)
  await audit(call, { action: 'pricing.change-departure', thing: 'departure', id: after.id, before, after })
  if (isTimedAnew(before, after)) await tellOfTimes(after, call)
  return after
}

const times = ['etd', 'eta', 'siCutoff', 'cargoCutoff', 'customsCutoff', 'vgmCutoff', 'filingCutoff'] as const

const isTimedAnew = (before: Departure, after: Departure): boolean =>
  times.some((name) => before[name]?.getTime() !== after[name]?.getTime())

export async function tellOfTimes({ id, etd, eta }: Departure, call: Call<'staff'>): Promise<void> {
  const data = { etd: etd.toISOString(), eta: eta.toISOString(), by: call.caller.userId }
  await emit(call, { kind: 'pricing.departure-retimed', id, data })
}

export async function cancelDeparture(
  { id, version, reason }: { id: string; version: number; reason: string },
  call: Call<'staff'>,
): Promise<Departure> {
  const before = await departureById(call.tx, id)
  checkDepartureUnchanged(before, version, 'staff')
  const cancelled = advanceDeparture(before, 'cancel', 'staff')
  checkCancellable(before)
  const after = await saveDeparture(call.tx, { ...cancelled, cancelledReason: reason })
  await audit(call, { action: 'pricing.cancel-departure', thing: 'departure', id, before, after })
  await emit(call, { kind: 'pricing.departure-cancelled', id, data: { reason } })
  return after
}

async function fillDeparture({ tx }: Call<'staff'>, form: SavedDeparture, before?: Departure): Promise<Departure> {
  const { originCode, destinationCode, etd, eta, siCutoff, cargoCutoff, customsCutoff } = form
  const mode = pricingModeOf(before?.mode ?? form.serviceModeId)
  const { origin, destination } = await placesOf(tx, mode, form)
  const spaces = form.spaces.map(({ containerType, ...room }) => ({ equipment: containerType, ...room }))
  const isSameLane = before?.originCode === form.originCode && before.destinationCode === form.destinationCode
  const departure: Departure = {
    id: form.id ?? randomUUID(),
    mode: mode.code,
    departureNo: form.departureNo,
    ...carriedBy(form),
    originCode,
    destinationCode,
    entryPortCode: form.entryPortCode ?? undefined,
    etd,
    eta,
    siCutoff,
    cargoCutoff,
    customsCutoff,
    spaces,
    ...capacityOf(form, spaces, before),
    viaCodes: form.viaCodes ?? (isSameLane ? before.viaCodes : []),
    departsOn: dayIn(origin.timeZone, etd),
    originZone: origin.timeZone,
    destinationZone: destination.timeZone,
    boxesBooked: before?.boxesBooked ?? 0,
    state: before?.state ?? 'scheduled',
    isSample: before?.isSample ?? false,
    version: before?.version ?? form.version ?? 1,
  }
  if (await hasTwin(tx, departure)) throw new Problem('pricing.train-twice')
  return departure
}

const carriedBy = (form: SavedDeparture) => ({
  operator: form.operator ?? undefined,
  carrierCode: form.carrierCode ?? undefined,
  vessel: form.vessel ?? undefined,
  serviceCode: form.serviceCode ?? undefined,
  vgmCutoff: form.vgmCutoff ?? undefined,
  filingCutoff: form.filingCutoff ?? undefined,
})

async function placesOf(tx: Tx, mode: PricingMode, form: SavedDeparture) {
  const { originCode, destinationCode, entryPortCode, carrierCode, viaCodes } = form
  const facts = factsOfMode(mode.code)
  const [places, carrier] = await Promise.all([
    placesByCode(tx, facts.placeMode, [originCode, destinationCode, entryPortCode ?? '', ...(viaCodes ?? [])]),
    carrierCode ? carrierOf(tx, facts.carriers, carrierCode) : undefined,
  ])
  const [origin, destination] = [places.get(originCode), places.get(destinationCode)]
  const wrong: FieldProblems = {
    ...(!origin && { originCode: 'pricing.port-unknown' }),
    ...(!destination && { destinationCode: 'pricing.port-unknown' }),
    ...borderProblem(form, { known: places, passesBorder: mode.passesBorder }),
    ...(carrierCode && !carrier && { carrierCode: 'pricing.carrier-unknown' }),
    ...((viaCodes ?? []).some((code) => !places.has(code)) && { viaCodes: 'pricing.port-unknown' }),
  }
  if (!origin || !destination || Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
  return { origin, destination }
}

/** Places as said, else what the boxes add up to; what shippers' own containers took stays taken. */
function capacityOf({ slotsTotal, slotsLeft }: SavedDeparture, spaces: readonly Space[], before?: Departure) {
  const capacity = slotsTotal ?? slotsOfSpaces(spaces, 'total')
  const shipperSlots = before ? slotsOfSpaces(before.spaces, 'surplus') - before.capacityLeft : 0
  const capacityLeft = slotsLeft ?? Math.max(0, Math.min(capacity, slotsOfSpaces(spaces, 'surplus') - shipperSlots))
  if (capacityLeft > capacity) throw new Problem('shared.invalid-input', { slotsLeft: 'pricing.slots-above-total' })
  return { capacity, capacityLeft }
}
