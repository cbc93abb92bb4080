import type { Mode, ModeCode } from '@landbridge/contract/shared/modes'
import { trackingDeskEndpoints as desk } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { newWorld } from '../testing/world.ts'
import { acceptedJob, boxes, carriedOtherwise } from './tracking-fixtures.ts'

export const journeyModes = ['railway', 'sea', 'air', 'truck'] as const satisfies readonly Mode[]
export type JourneyMode = (typeof journeyModes)[number]

const stop = (stopType: 'L' | 'U', stopSeq: number, cityCode: string) => ({ stopType, stopSeq, cityCode })

type Journey = {
  code: ModeCode
  partNo: string
  originCode: string
  destinationCode: string
  entryPortCode: string | null
  departs: string
  arrives: string
  now: string
  eta: string
  seen: readonly [number, number]
  source: 'train' | 'vessel' | 'flight' | 'truck'
  behind: readonly string[]
}

/** A journey of each mode: its ends, its part's number, its sightings, its steps after arrival. */
export const journeys: Record<JourneyMode, Journey> = {
  railway: {
    code: 'R',
    partNo: boxes[0],
    originCode: 'CNXIA',
    destinationCode: 'DEHAM',
    entryPortCode: 'CNHRS',
    departs: 'DEPA.origin',
    arrives: 'ARRI.destination',
    now: '2031-02-12T15:00:00Z',
    eta: '2031-02-17T12:00:00Z',
    // On the line in Kazakhstan.
    seen: [50.28, 57.17],
    source: 'train',
    behind: ['DISC.destination', 'GTOT.destination', 'DROP.destination'],
  },
  sea: {
    code: 'S',
    partNo: boxes[0],
    originCode: 'CNSHA',
    destinationCode: 'DEHAM',
    entryPortCode: null,
    departs: 'DEPA.origin',
    arrives: 'ARRI.destination',
    now: '2031-02-26T15:00:00Z',
    eta: '2031-03-20T12:00:00Z',
    // In the Red Sea.
    seen: [19.2, 39.6],
    source: 'vessel',
    behind: ['DISC.destination', 'GTOT.destination', 'DROP.destination'],
  },
  air: {
    code: 'A',
    partNo: '176-12345675',
    originCode: 'PVG',
    destinationCode: 'FRA',
    entryPortCode: null,
    departs: 'DEP.origin',
    arrives: 'ARR.destination',
    now: '2031-02-04T02:00:00Z',
    eta: '2031-02-06T12:00:00Z',
    seen: [46, 75],
    source: 'flight',
    behind: ['RCF.destination', 'NFD.destination', 'DLV.destination'],
  },
  truck: {
    code: 'T',
    partNo: '陕A12345',
    originCode: 'CNXIA',
    destinationCode: 'KZALA',
    entryPortCode: 'CNHRS',
    departs: 'DEPA.origin',
    arrives: 'ARRI.destination',
    now: '2031-02-08T15:00:00Z',
    eta: '2031-02-13T12:00:00Z',
    // In the corridor of Hexi, some 80 km from the straight line to Urumqi.
    seen: [38.93, 100.45],
    source: 'truck',
    behind: ['DLVD.destination'],
  },
}

export async function onJourney(mode: JourneyMode) {
  const journey = journeys[mode]
  const { code, originCode, destinationCode, entryPortCode, eta } = journey
  const world = await newWorld(journey.now)
  const shipper = await world.customer()
  const { customerId } = shipper
  const [bookingNo, jobNo] = [`${code}310115-7K3QX`, `J${code}3101-7K3QX`]
  const job = await acceptedJob(world.pool, { customerId, bookingNo, jobNo, boxNos: [boxes[0]] })
  await goesBy(mode, world, job)
  const keys = [originCode, destinationCode, entryPortCode, code]
  await world.pool.query(
    `update work_order set origin_code = $2, destination_code = $3, entry_port_code = $4, mode = $5, eta = $6, promised_eta = $6 where id = $1`,
    [job.jobId, ...keys, eta],
  )
  const form = JSON.stringify({ originCode, destinationCode })
  await world.pool.query(
    `update booking set origin_code = $2, destination_code = $3, entry_port_code = $4, mode = $5, form = $6 where id = $1`,
    [job.bookingId, ...keys, form],
  )
  return { ...world, shipper, job, journey, ...recorders(world, job, journey) }
}

async function goesBy(
  mode: JourneyMode,
  world: Awaited<ReturnType<typeof newWorld>>,
  job: { jobId: string; bookingId: string },
) {
  const { originCode, destinationCode, partNo, eta } = journeys[mode]
  const ends = { originCode, destinationCode, eta }
  if (mode === 'air') {
    await carriedOtherwise(world.pool, job, {
      mode: 'A',
      transportType: 'APT-APT',
      masterBillNo: partNo,
      ...ends,
      parts: [{ kind: 'piece' }],
    })
  }
  if (mode === 'truck') {
    await carriedOtherwise(world.pool, job, {
      mode: 'T',
      loadType: 'FTL',
      transportType: 'DOOR-DOOR',
      entryPortCode: 'CNHRS',
      ...ends,
      head: { stops: [stop('L', 1, 'CNXIA'), stop('L', 2, 'CNURM'), stop('U', 3, 'KZALA')], truckWay: 'THROUGH' },
      parts: [{ kind: 'truck', partNo }],
    })
  }
}

function recorders(
  { staff }: Awaited<ReturnType<typeof newWorld>>,
  { jobId: id }: { jobId: string },
  { partNo: containerNo, source }: Journey,
) {
  const keptWarnings = { keepWarnings: true, reason: 'So the agent' } as const
  return {
    record: (step: string, at: string, more: { keepWarnings?: boolean; classifier?: 'EST' } = {}) =>
      staff(desk.save, { id, step, classifier: 'ACT', at: new Date(at), ...keptWarnings, ...more }),
    locate: ([latitude, longitude]: readonly [number, number], at: string) =>
      staff(desk.savePosition, {
        id,
        containerNo,
        latitude,
        longitude,
        address: 'On the way',
        source,
        locatedAt: new Date(at),
      }),
  }
}
