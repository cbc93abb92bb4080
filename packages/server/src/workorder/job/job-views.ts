import type { Language } from '@landbridge/contract/shared/languages'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { sumsPerCurrency } from '@landbridge/contract/shared/money'
import type { ChargeDeskView } from '@landbridge/contract/workorder/job-charge'
import { jobStateLabels } from '@landbridge/contract/workorder/job-labels'
import type { ContainerView, PackingView } from '@landbridge/contract/workorder/job-parts'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { type CodeItem, codeLabel, type Place, placeName, shortPlaceName } from '../../reference/index.ts'
import { differenceOf, isLocked } from '../charge/charge-rules.ts'
import { sumOf, warningsOn } from '../container/container-rules.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import type { Charge, Job, JobContainer, PackingLine } from './job.ts'
import { boxTextOf, nextActionOf } from './job-rules.ts'
import { say, trackText } from './job-words.ts'

/** What names and codes are called, for one reader. */
export type Glossary = { language: Language; places: ReadonlyMap<string, Place> }

/** What is known: null inside the program is simply absent for a reader. */
type Known<Thing> = {
  [Name in keyof Thing]: Exclude<Thing[Name], null> | (null extends Thing[Name] ? undefined : never)
}
export const known = <Thing extends object>(thing: Thing): Known<Thing> =>
  Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, value ?? undefined])) as Known<Thing>

export function nameOf(code: string | null | undefined, { places, language }: Glossary): string | undefined {
  if (!code) return undefined
  const place = places.get(code)
  return place ? placeName(place, language) : code
}

/** As lists call a place. */
export function shortNameOf(code: string | null | undefined, { places, language }: Glossary): string | undefined {
  const place = places.get(code ?? '')
  return place ? shortPlaceName(place, language) : (code ?? undefined)
}

/** From where to where in full, for what shows one job. */
export const wayOf = (job: Job, glossary: Glossary) => ({
  originName: nameOf(job.originCode, glossary) ?? '',
  entryPortName: nameOf(job.entryPortCode, glossary),
  destinationName: nameOf(job.destinationCode, glossary) ?? '',
})

/** The codes of every place that jobs and their containers name. */
export const placeCodesOf = (jobs: readonly Job[], containers: readonly JobContainer[] = []): string[] => [
  ...new Set(
    [
      ...jobs.flatMap((job) => [
        job.originCode,
        job.destinationCode,
        job.entryPortCode,
        job.lastPlaceCode,
        ...(job.head.viaPlaces ?? []).map(({ placeCode }) => placeCode),
        ...jobModeOf(job.mode)
          .placesOf(job.head)
          .map(({ placeCode }) => placeCode),
      ]),
      ...containers.map(({ lastPlaceCode }) => lastPlaceCode),
    ].filter((code) => code !== null),
  ),
]

/** One line of a list of jobs. `charges` are the receivable ones. */
export function rowOf(
  job: Job,
  { containers, charges }: { containers: readonly JobContainer[]; charges: readonly Charge[] },
  glossary: Glossary,
): JobRow {
  const numbers = containers.flatMap(({ containerNo }) => containerNo ?? [])
  const notes = [...new Set(containers.flatMap(({ consignmentNoteNo }) => consignmentNoteNo ?? []))]
  const seals = containers.flatMap(({ sealNos }) => sealNos)
  const freeDays = containers.flatMap(({ lastFreeDay, emptyReturnedAt }) =>
    emptyReturnedAt ? [] : (lastFreeDay ?? []),
  )
  const counted = containers.flatMap(({ packages }) => packages ?? [])
  return {
    ...known({
      id: job.id,
      jobNo: job.jobNo,
      state: job.state,
      version: job.version,
      bookingId: job.bookingId,
      bookingNo: job.bookingNo,
      customerReference: job.customerReference,
      loadType: job.loadType,
      originCode: job.originCode,
      entryPortCode: job.entryPortCode,
      destinationCode: job.destinationCode,
      trainNo: job.trainNo,
      etd: job.etd,
      atd: job.atd,
      eta: job.eta,
      ata: job.ata,
      promisedEta: job.promisedEta,
      lastEventCode: job.lastEventCode,
      siCutoff: job.siCutoff,
      releaseState: job.releaseState,
      orderedAt: job.orderedAt,
      remark: job.remark,
    }),
    stateLabel: say(jobStateLabels[job.state], glossary.language),
    containerNos: numbers.length > 0 ? numbers : undefined,
    boxText: boxTextOf(containers),
    sealNos: seals.length > 0 ? seals : undefined,
    consignmentNoteNo: notes.length > 0 ? notes.join(',') : undefined,
    originName: shortNameOf(job.originCode, glossary) ?? '',
    entryPortName: shortNameOf(job.entryPortCode, glossary),
    destinationName: shortNameOf(job.destinationCode, glossary) ?? '',
    trackLabel: trackText(job.lastEventCode, shortNameOf(job.lastPlaceCode, glossary), glossary.language),
    locatedAt: job.lastEventAt ?? undefined,
    nextAction: nextActionOf(job),
    packages: counted.length > 0 ? counted.reduce((sum, packages) => sum + packages, 0) : undefined,
    grossWeightKg: sumOf(containers.map(({ grossWeightKg }) => grossWeightKg)) ?? undefined,
    volumeM3: sumOf(containers.map(({ volumeM3 }) => volumeM3)) ?? undefined,
    lastFreeDay: freeDays.toSorted()[0],
    amounts: sumsPerCurrency(charges),
  }
}

/** What a reader needs to judge a container's figures. Only the desk is told of other jobs. */
export type Doubting = { maxPayloads: ReadonlyMap<string, number>; otherJobs: ReadonlyMap<string, string> }

export function containerViewOf(
  container: JobContainer,
  mode: ModeCode,
  { glossary, doubting }: { glossary: Glossary; doubting: Doubting },
): ContainerView {
  const { jobId, customerId, seq, lastPlaceCode, ...shown } = container
  const placeName = nameOf(lastPlaceCode, glossary)
  return {
    ...known(shown),
    sealNos: container.sealNos.length > 0 ? container.sealNos : undefined,
    lastPlaceName: placeName,
    trackLabel: trackText(container.lastEventCode, placeName, glossary.language),
    warnings: warningsOn(container, {
      maxPayloadKg: doubting.maxPayloads.get(container.containerType),
      otherJobNo: doubting.otherJobs.get(container.containerNo ?? ''),
      ofMode: jobModeOf(mode).doubtsOn(container),
    }),
  }
}

export function packingViewOf(line: PackingLine, packUnits: readonly CodeItem[], language: Language): PackingView {
  const { jobId, customerId, seq, ...shown } = line
  return {
    ...known(shown),
    packageTypeLabel: line.packageType ? codeLabel(packUnits, line.packageType, language) : undefined,
  }
}

/** A charge as the desk sees it; a customer's view leaves the last four out. */
export function chargeViewOf(
  charge: Charge,
  { costs, units }: { costs: readonly CodeItem[]; units: readonly CodeItem[] },
  language: Language,
): ChargeDeskView {
  const { jobId, customerId, enteredAt, ...shown } = charge
  return {
    ...known(shown),
    chargeName: codeLabel(costs, charge.chargeCode, language),
    unitLabel: codeLabel(units, charge.unit, language),
    difference: differenceOf(charge),
    locked: isLocked(charge),
  }
}
