import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { confirmDraftBill, issueDraftBill, releaseBill, sendDraftBill } from './demo-bills.ts'
import { demoContainerNo, hoursAfter } from './demo-bookings.ts'
import type { Chance } from './demo-chance.ts'
import { loadsOf } from './demo-goods.ts'
import { fileInstruction } from './demo-instruction.ts'
import type { DemoLane } from './demo-lanes.ts'
import type { DemoCompany } from './demo-people.ts'
import type { DemoPerson, DemoPortal, Fate } from './demo-portal.ts'
import { reportsBetween, type TrainStop, vesselReports } from './demo-positions.ts'

export type Story = {
  portal: DemoPortal
  chance: Chance
  /** The present moment: nothing happens after it. */
  until: Date
  company: DemoCompany
  lane: DemoLane
  orderedAt: Date
  seq: number
  /** The end of it; without one, chance decides. */
  fate: Fate | undefined
  customer: DemoPerson
  desk: DemoPerson
}

const hourMs = 3_600_000
const isAtSea = ({ mode }: DemoLane): boolean => mode === 'S'
/** A work order that ended long ago has only its main milestones. */
const rememberedDays = 45
const trainSteps = /^(DEPA|ARRI|CROS)\./
/** With these the cargo leaves, once its bill is issued and it is released. */
const outSteps = /^(GTOT|DLVD|STRP|DROP)\.destination/
const mainSteps = /^(DEPA\.origin|CROS\.border1|ARRI\.destination)/

export type Goods = GoodsLine | undefined

/** Boxes get their numbers and seals two days before the train, then the journey goes milestone by milestone. */
export async function runBoxes(story: Story, jobId: string, goods: Goods): Promise<void> {
  const { portal, chance, until, desk, lane } = story
  const sheet = await desk(trackingDeskEndpoints.list, { id: jobId })
  const departure = sheet.lines.find(({ step }) => step === 'DEPA.origin')?.plannedAt
  if (!departure) return
  const stuffedAt = hoursAfter(departure, -60)
  if (stuffedAt > until) return
  portal.setTime(stuffedAt)
  const job = await desk(jobDeskEndpoints.show, { id: jobId })
  let { version } = job
  const loads = loadsOf(chance, goods ?? {}, job.containers.length)
  for (const [index, container] of job.containers.entries()) {
    const seal = `SL${chance.between(10_000, 99_999)}`
    const load = loads[index]
    const form = {
      containerNo: demoContainerNo(chance),
      sealNos: [seal],
      tareKg: '3900',
      ...load,
      ...(isAtSea(lane) && load && { vgmKg: String(Number(load.grossWeightKg) + 3900), vgmWay: 'SM1' as const }),
      // The railway makes out its note when the train leaves.
      ...(!isAtSea(lane) &&
        departure < story.until && { consignmentNoteNo: seal.replaceAll(/\D/g, '').padStart(8, '7') }),
    }
    const saved = await desk(jobDeskEndpoints.saveContainer, {
      id: jobId,
      version,
      containerId: container.id,
      keepWarnings: true,
      ...form,
    })
    version = saved.version
  }
  await runMilestones(story, { jobId, departure })
}

type Line = { step: string; placeCode: string; plannedAt?: Date | undefined }
type Happening = Line & { at: Date }

/** The moment of each milestone of a journey, past and to come: nearly as planned or late, and none before the one it follows. */
function happeningsOf(chance: Chance, lines: readonly Line[], departure: Date): Happening[] {
  const lateHours = chance.percent(70) ? chance.between(-6, 8) : chance.between(10, 44)
  let lastAt = hoursAfter(departure, -58)
  return lines.flatMap((line) => {
    if (!line.plannedAt) return []
    const share = Math.min(1, Math.max(0, (line.plannedAt.getTime() - departure.getTime()) / (12 * 24 * hourMs)))
    const drifted = hoursAfter(line.plannedAt, lateHours * share + chance.next() * 2)
    lastAt = drifted > lastAt ? drifted : hoursAfter(lastAt, 0.5)
    return [{ ...line, at: lastAt }]
  })
}

async function runMilestones(story: Story, { jobId, departure }: { jobId: string; departure: Date }): Promise<void> {
  const { portal, chance, until, desk } = story
  portal.setTime(hoursAfter(departure, -59))
  const { lines, containers } = await desk(trackingDeskEndpoints.list, { id: jobId })
  const isRemembered = departure > timeAfterDays(until, -rememberedDays)
  const happenings = happeningsOf(
    chance,
    isRemembered ? lines : lines.filter(({ step }) => mainSteps.test(step)),
    departure,
  )
  const past = happenings.filter(({ at }) => hoursAfter(at, 0.2) <= until)
  const isOut = ({ step }: Happening) => outSteps.test(step)
  const record = async (batch: readonly Happening[]) => {
    for (const { step, at } of batch) {
      portal.setTime(hoursAfter(at, 0.2))
      const keep = { keepWarnings: true, reason: '以场站通知为准' }
      await desk(trackingDeskEndpoints.save, { id: jobId, step, classifier: 'ACT', at, ...keep })
    }
  }
  await record(past.filter((one) => !isOut(one)))
  const stops = happenings.filter(({ step }) => trainSteps.test(step))
  if (isRemembered && departure < until) await recordPositions(story, { jobId, containers, stops })
  await fileItsPapers(story, { jobId, done: new Set(past.map(({ step }) => step)), isRemembered })
  await record(past.filter(isOut))
  const arrivedAt = past.find(({ step }) => step === 'ARRI.destination')?.at
  if (arrivedAt) await finishJob(story, { jobId, arrivedAt })
}

/** Files the papers of stuffed cargo: instruction and draft, the issue at departure, the release with customs'. */
async function fileItsPapers(
  { desk, chance, lane }: Story,
  { jobId, done, isRemembered }: { jobId: string; done: ReadonlySet<string>; isRemembered: boolean },
): Promise<void> {
  await fileInstruction(desk, jobId)
  const seen = await desk(jobDeskEndpoints.show, { id: jobId })
  const isReleased = done.has(isRemembered ? 'CUSR.destination' : 'ARRI.destination')
  await desk(jobDeskEndpoints.save, {
    id: jobId,
    version: seen.version,
    ...(isAtSea(lane) && { ...billsFor(chance, seen), ...terminalsOf(lane) }),
    ...(!isRemembered && { exportCustomsState: 'released', importCustomsState: 'released' }),
  })
  if (!done.has('DEPA.origin') && !done.has('LOAD.origin')) return void (await sendDraftBill(desk, jobId))
  await confirmDraftBill(desk, jobId)
  if (done.has('DEPA.origin')) await issueDraftBill(desk, jobId)
  if (isReleased) await releaseBill(desk, jobId)
}

const billsFor = (chance: Chance, { carrierCode = 'LINE' }: { carrierCode?: string | undefined }) => ({
  masterBillNo: `${carrierCode}${chance.between(100_000_000, 999_999_999)}`,
  supplierRef: String(chance.between(2_000_000_000, 2_999_999_999)),
})

const terminals: Readonly<Record<string, string>> = {
  CNSHA: 'Yangshan Phase IV',
  CNYTN: 'Yantian International (YICT)',
  DEHAM: 'Container Terminal Burchardkai (CTB)',
  NLRTM: 'ECT Delta',
  PLGDN: 'Baltic Hub T2',
  RUVVO: 'Commercial Port of Vladivostok',
}
const terminalsOf = ({ originCode, destinationCode }: DemoLane) => ({
  loadTerminal: terminals[originCode],
  dischargeTerminal: terminals[destinationCode],
})

/** Sightings of the boxes on the way, as railways and vessels report them. */
async function recordPositions(
  { portal, until, desk, lane }: Story,
  { jobId, containers, stops }: { jobId: string; containers: { containerNo: string }[]; stops: TrainStop[] },
): Promise<void> {
  const isVessel = isAtSea(lane)
  const seen = isVessel ? vesselReports(stops, until) : reportsBetween(lane, stops, until)
  const spot = isVessel ? 'Latitude,Longitude,Addr' : 'PortCd'
  if (seen.length === 0) return
  const rows = containers.flatMap(({ containerNo }) => seen.map((row) => [containerNo, ...row].join(',')))
  const end = stops.at(-1)?.at ?? until
  portal.setTime(end < until ? end : until)
  await desk(trackingDeskEndpoints.importPositions, {
    id: jobId,
    csv: [`ConNo,LocationTime,${spot},Source`, ...rows].join('\n'),
  })
}

/** The completion sheet goes out some days after the arrival, and most customers confirm it. */
async function finishJob(
  { portal, chance, until, customer, desk, fate }: Story,
  { jobId, arrivedAt }: { jobId: string; arrivedAt: Date },
) {
  const issuedAt = timeAfterDays(arrivedAt, chance.between(3, 6))
  if (issuedAt > until) return
  portal.setTime(issuedAt)
  await releaseBill(desk, jobId)
  const { version } = await desk(jobDeskEndpoints.show, { id: jobId })
  const sheet = { keepWarnings: true, reason: 'Boxes are on their way back to the depot' }
  const { jobNo, version: issued } = await desk(jobDeskEndpoints.complete, { id: jobId, version, ...sheet })
  const answeredAt = timeAfterDays(issuedAt, chance.between(1, 6))
  if (answeredAt > until) return
  portal.setTime(answeredAt)
  if (fate === 'disputed') {
    const reason = 'Two cartons arrived wet and were refused by the consignee.'
    await customer(jobEndpoints.refuse, { jobNoIn: jobNo, version: issued, reasonCode: 'damage', reason })
  } else await customer(jobEndpoints.confirm, { jobNoIn: jobNo, version: issued })
}
