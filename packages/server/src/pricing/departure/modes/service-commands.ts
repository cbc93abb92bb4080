import { randomUUID } from 'node:crypto'
import type { serviceDeskEndpoints } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import type { z } from 'zod'
import { audit } from '../../../platform/audit.ts'
import type { Call } from '../../../platform/serve.ts'
import { placesByCode, shippingLine } from '../../../reference/index.ts'
import type { Departure } from '../../price/departure-row.ts'
import { pricingModeOf } from '../../pricing-modes.ts'
import { tellOfTimes } from '../departure-commands.ts'
import { addMissingDepartures, saveDeparture } from '../departure-store.ts'
import { delayed, firstCallsFrom, laneOf, pairsOf, type Service, sailingsOf } from './service-rules.ts'
import {
  addMissingServices,
  departuresOfVoyage,
  pricedLanes,
  saveService,
  serviceById,
  serviceCalled,
} from './service-store.ts'

type ServiceInput<Name extends keyof typeof serviceDeskEndpoints> = z.output<
  (typeof serviceDeskEndpoints)[Name]['input']
>

/** Refused where the service was changed since its editor saw it. */
export async function writeService(form: ServiceInput<'save'>, call: Call<'staff'>): Promise<Service> {
  const { tx } = call
  const before = form.id === undefined ? undefined : await serviceById(tx, form.id)
  if (before && before.version !== form.version) throw changedMeanwhile(before)
  const service: Service = {
    id: before?.id ?? randomUUID(),
    mode: before?.mode ?? pricingModeOf(form.serviceModeId).code,
    serviceCode: form.serviceCode,
    carrierCode: form.carrierCode,
    name: form.serviceName ?? null,
    weekday: form.weekday,
    calls: form.calls,
    cutoffHours: form.cutoffs,
    spaces: form.spaces,
    vessels: form.vessels,
    active: form.active,
    isSample: before?.isSample ?? false,
    version: before?.version ?? 1,
  }
  await checkNames(service, call)
  if (before) {
    const after = await saveService(tx, service)
    await audit(call, { action: 'pricing.change-service', thing: 'service', id: after.id, before, after })
    return after
  }
  const added = await addMissingServices(tx, [service])
  if (added.length === 0) throw codeTwice()
  await audit(call, { action: 'pricing.add-service', thing: 'service', id: service.id, after: service })
  return service
}

const codeTwice = () => new Problem('shared.invalid-input', { serviceCode: 'pricing.service-twice' })
const changedMeanwhile = ({ id, serviceCode, version }: Service) =>
  new Problem('pricing.changed-meanwhile', undefined, { id, serviceCode, version })

async function checkNames(service: Service, { tx }: Call<'staff'>): Promise<void> {
  const [ports, carrier, twin] = await Promise.all([
    portsOf(service, tx),
    shippingLine(tx, service.carrierCode),
    serviceCalled(tx, service),
  ])
  const wrong: FieldProblems = {
    ...(!carrier && { carrierCode: 'pricing.carrier-unknown' }),
    ...Object.fromEntries(
      service.calls.flatMap(({ placeCode }, index) =>
        ports.has(placeCode) ? [] : [[`calls.${index}.placeCode`, 'pricing.port-unknown']],
      ),
    ),
  }
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
  if (twin && twin.id !== service.id) throw codeTwice()
}

const portsOf = ({ mode, calls }: Service, tx: Call<'staff'>['tx']) =>
  placesByCode(
    tx,
    placeModeOf(mode),
    calls.map(({ placeCode }) => placeCode),
  )

/** Sailings are made on the lanes that the line has a price for, or on all; those that are there stay as they are. */
export async function makeSailings({ id, version, from, weeks, allPairs }: ServiceInput<'sail'>, call: Call<'staff'>) {
  const { tx } = call
  const service = await serviceById(tx, id, { isHeld: true })
  if (service.version !== version) throw changedMeanwhile(service)
  if (!service.active) throw new Problem('pricing.service-ended')
  const [ports, priced] = await Promise.all([portsOf(service, tx), pricedLanes(tx, { ...service, from })])
  const pairs = pairsOf(service.calls).filter(
    (pair) => allPairs || priced.has(laneOf(pair.from.placeCode, pair.to.placeCode)),
  )
  const sailings = firstCallsFrom(service.weekday, from, weeks).flatMap((day) =>
    sailingsOf(service, day, { pairs, ports, newId: randomUUID }),
  )
  const added = sailings.length === 0 ? 0 : await addMissingDepartures(tx, sailings)
  const answer = { made: added, skipped: sailings.length - added }
  await audit(call, { action: 'pricing.make-sailings', thing: 'service', id, after: { from, weeks, ...answer } })
  return answer
}

/** A voyage moves from one of its calls on; those who follow its departures hear of it. */
export async function retimeVoyage(sent: ServiceInput<'retime'>, call: Call<'staff'>): Promise<{ moved: number }> {
  const { tx, now } = call
  const { carrierCode, serviceCode, departureNo, fromPlaceCode, days, movesCutoffs = false } = sent
  const { code: mode } = pricingModeOf(sent.serviceModeId)
  const service = await serviceCalled(tx, { mode, carrierCode, serviceCode })
  if (!service) throw new Problem('pricing.service-missing')
  const { calls } = service
  if (!calls.some(({ placeCode }) => placeCode === fromPlaceCode))
    throw new Problem('shared.invalid-input', { fromPlaceCode: 'pricing.port-not-called' })
  const voyage = await departuresOfVoyage(tx, { mode, carrierCode, serviceCode, departureNo })
  const moved = delayed(voyage, { calls, fromPlaceCode, days, now, movesCutoffs })
  if (moved.some(({ etd, eta }) => eta <= etd)) throw new Problem('shared.invalid-input', { days: 'pricing.eta-early' })
  const before = new Map(voyage.map((one) => [one.id, one]))
  for (const departure of moved) await retime(before.get(departure.id), departure, call)
  return { moved: moved.length }
}

async function retime(before: Departure | undefined, departure: Departure, call: Call<'staff'>): Promise<void> {
  const after = await saveDeparture(call.tx, departure)
  await audit(call, { action: 'pricing.change-departure', thing: 'departure', id: after.id, before, after })
  await tellOfTimes(after, call)
}
