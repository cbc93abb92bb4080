import type { MilestoneSheet } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { userNames } from '../../access/index.ts'
import type { Call } from '../../platform/serve.ts'
import { readerNames } from '../../reference/index.ts'
import { bookingModesOf, type Job, loadJob, partsOf } from '../../workorder/index.ts'
import { milestonesWithPlan, timetableOf } from '../chain/chain-queries.ts'
import type { MilestoneRecord } from '../chain/milestone-store.ts'
import { followedNo } from '../part-numbers.ts'
import { positionsOf } from '../way/position-store.ts'
import { milestoneLineOf } from './tracking-detail-queries.ts'
import { addressOfSighting, jobStateLabel } from './tracking-words.ts'

export async function showSheet(jobId: string, { tx, language }: Call<'staff'>): Promise<MilestoneSheet> {
  const job = await loadJob(tx, jobId)
  const [records, positions, parts, bookingModeOf] = await Promise.all([
    milestonesWithPlan(tx, job, { withCorrected: true }),
    positionsOf(tx, job.id),
    partsOf(tx, [job.id]),
    bookingModesOf(tx, [job.id]),
  ])
  const standing = records.filter(({ correctedAt }) => correctedAt === null)
  const [names, people] = await Promise.all([
    readerNames(tx, language),
    userNames(
      tx,
      [...records.flatMap((one) => [one.enteredBy, one.correctedBy]), ...positions.map((one) => one.enteredBy)].filter(
        (id) => id !== null,
      ),
    ),
  ])
  const boxNo = new Map(parts.map((part) => [part.id, followedNo(job, part) ?? '']))
  return {
    id: job.id,
    jobNo: job.jobNo,
    bookingMode: bookingModeOf(job.id),
    state: job.state,
    stateLabel: jobStateLabel(job.state, language),
    originName: names.shortPlace(job.originCode, job.mode),
    destinationName: names.shortPlace(job.destinationCode, job.mode),
    containers: parts.flatMap(({ id, containerType }) => {
      const containerNo = boxNo.get(id)
      return containerNo ? [{ containerNo, containerType: containerType ?? undefined }] : []
    }),
    lines: linesOf(job, standing, records).map(({ row, entries }) => ({
      ...milestoneLineOf(row, job.mode, names),
      entries: entries.map((one) => entryView(one, { boxNo, people })),
    })),
    positions: positions.map((one) => ({
      id: one.id,
      containerNo: boxNo.get(one.containerId) ?? '',
      latitude: one.latitude,
      longitude: one.longitude,
      placeCode: one.placeCode ?? undefined,
      address: addressOfSighting(one, job.mode, names),
      locatedAt: one.at,
      source: one.source,
      enteredBy: one.enteredBy ? people.get(one.enteredBy) : undefined,
    })),
  }
}

function linesOf(job: Job, standing: readonly MilestoneRecord[], all: readonly MilestoneRecord[]) {
  const forAll = standing.map((one) => ({ ...one, containerId: null }))
  const known = timetableOf(job, standing)
  const missing = timetableOf(job, forAll).filter(({ step }) => !known.some((row) => row.step === step))
  return [...known, ...missing].map((row) => ({
    row,
    entries: all.filter(({ step, classifier }) => step === row.step && classifier !== 'PLN'),
  }))
}

type DeskNames = { boxNo: ReadonlyMap<string, string>; people: ReadonlyMap<string, string> }

const entryView = (one: MilestoneRecord, { boxNo, people }: DeskNames) => ({
  id: one.id,
  classifier: one.classifier,
  containerNo: one.containerId ? boxNo.get(one.containerId) : undefined,
  at: one.at,
  placeCode: one.placeCode,
  source: one.source,
  enteredBy: one.enteredBy ? people.get(one.enteredBy) : undefined,
  enteredAt: one.enteredAt,
  correctedAt: one.correctedAt ?? undefined,
  correctedBy: one.correctedBy ? people.get(one.correctedBy) : undefined,
  reason: one.reason || undefined,
  doubtReason: one.doubtReason ?? undefined,
})
