import { hasLoadTypes } from '@landbridge/contract/booking/fields/form-names'
import { businessZone, dayIn } from '@landbridge/contract/shared/business-day'
import { fieldsThat } from '@landbridge/contract/shared/fields/typed-fields'
import type { Language } from '@landbridge/contract/shared/languages'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { sumsPerCurrency } from '@landbridge/contract/shared/money'
import { wayShown } from '@landbridge/contract/shared/way-done'
import { headFields } from '@landbridge/contract/workorder/fields/head-fields'
import { partFields } from '@landbridge/contract/workorder/fields/part-fields'
import { jobStateLabels } from '@landbridge/contract/workorder/job-labels'
import type { ContainerDeskView } from '@landbridge/contract/workorder/job-parts'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { partNoOf } from '@landbridge/contract/workorder/part-kinds'
import { text as en } from '@landbridge/contract/workorder/text/en'
import { text as ru } from '@landbridge/contract/workorder/text/ru'
import { text as zhCn } from '@landbridge/contract/workorder/text/zh-cn'
import { text as zhTw } from '@landbridge/contract/workorder/text/zh-tw'
import type { Charge } from '../../charge/index.ts'
import { sumOf } from '../../packing/index.ts'
import { known } from '../../platform/known.ts'
import { pick } from '../../platform/rows.ts'
import { type ReaderNames, trackLabel } from '../../reference/index.ts'
import { type SharedCargo, sharedColumns } from '../cargo/shared-cargo-queries.ts'
import { clocksOf, lastFreeDayOf } from '../clock/clock-rules.ts'
import { warningsOn } from '../container/container-rules.ts'
import type { TypeOfPart } from '../container/part-type-queries.ts'
import { fieldsOfMode, type NameOf, shownFields } from '../head-fields-rules.ts'
import type { Job, JobPart } from '../job.ts'
import { boxTextOf, nextActionOf } from '../job-rules.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import type { BookingBehind } from './job-store.ts'

const jobWords = {
  'zh-CN': zhCn,
  'zh-TW': zhTw,
  en,
  ru,
} as const satisfies Record<Language, object>

type JobWord = keyof (typeof jobWords)['zh-CN']

const say = (key: JobWord, language: Language): string => jobWords[language][key]

/** From where to where in full, for what shows one job. */
export const routeOf = ({ mode, originCode, entryPortCode, destinationCode }: Job, names: ReaderNames) => ({
  originName: names.place(originCode, mode),
  entryPortName: entryPortCode ? names.place(entryPortCode, mode) : undefined,
  destinationName: names.place(destinationCode, mode),
})

export const nameIn =
  (mode: LegModeCode, names: ReaderNames): NameOf =>
  (kind, code) =>
    kind === 'place' ? names.place(code, mode) : kind === 'truckType' ? names.truckType(code) : undefined

const factsOfLists = fieldsThat(headFields, { shownIn: 'list' })

export type Reading = { names: ReaderNames; now: Date }

type RowParts = {
  containers: readonly JobPart[]
  charges: readonly Charge[]
  shared?: SharedCargo | undefined
  booking: BookingBehind
}

/** The columns of a job that each row shows as they are kept. */
// biome-ignore format: names by their subject
const rowColumns = [
  'id', 'jobNo', 'state', 'version', 'bookingId', 'bookingNo', 'customerReference',
  'originCode', 'entryPortCode', 'destinationCode', 'etd', 'atd', 'eta', 'ata', 'promisedEta', 'lastEventCode',
  'siCutoff', 'releaseState', 'orderedAt', 'remark',
] as const satisfies readonly (keyof Job & keyof JobRow)[]

export function rowOf(job: Job, { containers, charges, shared, booking }: RowParts, { names, now }: Reading): JobRow {
  const shortName = (code: string) => names.shortPlace(code, job.mode)
  const numbers = containers.flatMap(({ containerNo }) => containerNo ?? [])
  const plates = containers.flatMap(({ truckPlate }) => truckPlate ?? [])
  const seals = containers.flatMap(({ sealNos }) => sealNos)
  const today = dayAtDestination(job, { names, now })
  const freeDays = containers.flatMap((box) =>
    box.emptyReturnedAt ? [] : (lastFreeDayOf(box, job.head.freeTime, today) ?? []),
  )
  return {
    ...known(pick(job, rowColumns)),
    bookingMode: booking.mode,
    transportType: booking.transportType,
    serviceTerm: job.transportType,
    ...(hasLoadTypes(job.mode) && { loadType: job.loadType }),
    departureNo: job.departureNo ?? undefined,
    stateLabel: say(jobStateLabels[job.state], names.language),
    containerNos: numbers.length > 0 ? numbers : undefined,
    truckPlates: plates.length > 0 ? plates : undefined,
    boxText: boxTextOf(containers),
    sealNos: seals.length > 0 ? seals : undefined,
    originName: shortName(job.originCode),
    entryPortName: job.entryPortCode ? shortName(job.entryPortCode) : undefined,
    ...wayOfRow(job),
    destinationName: shortName(job.destinationCode),
    originZone: names.findPlace(job.originCode, job.mode)?.timeZone,
    destinationZone: names.findPlace(job.destinationCode, job.mode)?.timeZone,
    trackLabel: trackLabel(
      {
        code: job.lastEventCode,
        placeName: job.lastPlaceCode ? shortName(job.lastPlaceCode) : undefined,
        mode: job.mode,
      },
      names.language,
    ),
    locatedAt: job.lastEventAt ?? undefined,
    nextAction: nextActionOf(job, now),
    ...cargoIn(containers),
    lastFreeDay: freeDays.toSorted()[0],
    amounts: sumsPerCurrency(charges),
    ...(shared && sharedColumns(job, shared, names)),
    ...shownFields(job.head, fieldsOfMode(job.mode, factsOfLists), nameIn(job.mode, names)),
    ...carriersNamed(jobModeOf(job.mode).rowView(job, containers), names),
  }
}

const carriersNamed = <View extends Partial<JobRow>>(view: View, names: ReaderNames): View => ({
  ...view,
  ...(view.airline && { airline: names.written(view.airline) }),
  ...(view.carrierName && { carrierName: names.written(view.carrierName) }),
})

function cargoIn(containers: readonly JobPart[]) {
  const counted = containers.flatMap(({ packages }) => packages ?? [])
  return {
    packages: counted.length > 0 ? counted.reduce((sum, packages) => sum + packages, 0) : undefined,
    grossWeightKg: sumOf(containers.map(({ grossWeightKg }) => grossWeightKg)) ?? undefined,
    volumeM3: sumOf(containers.map(({ volumeM3 }) => volumeM3)) ?? undefined,
  }
}

const wayOfRow = (job: Pick<Job, 'entryPortCode' | 'passedCodes' | 'way' | 'impliedTimes'>) => ({
  entryPortPassed: job.entryPortCode ? job.passedCodes.includes(job.entryPortCode) : undefined,
  entryPortKm: job.way?.stopKm?.[job.entryPortCode ?? ''],
  ...wayShown(job),
})

const dayAtDestination = ({ destinationCode, mode }: Job, { names, now }: Reading): string =>
  dayIn(names.findPlace(destinationCode, mode)?.timeZone ?? businessZone, now)

export type Doubting = { typeOf: TypeOfPart; otherJobs: ReadonlyMap<string, string> }

const factsOfEveryReader = fieldsThat(partFields, { shownIn: 'facts' })
const factsOfDesk = fieldsThat(partFields, { shownIn: 'desk' })

export function containerViewOf(
  part: JobPart,
  { job, parts, ...reading }: Reading & { job: Job; parts: readonly JobPart[]; doubting: Doubting; isDesk: boolean },
): ContainerDeskView {
  const { names, now, doubting, isDesk } = reading
  const { id, kind, lastEventCode, lastPlaceCode, locatedAt, proofFid, deliveredAt, receivedBy } = part
  const clocks = clocksOf(part, job.head.freeTime, dayAtDestination(job, { names, now }))
  const { mode } = job
  const nameOf = nameIn(mode, names)
  const { partView, doubtsOn } = jobModeOf(mode)
  const placeName = lastPlaceCode ? names.shortPlace(lastPlaceCode, mode) : undefined
  const type = doubting.typeOf(part)
  return {
    id,
    ...known({ lastEventCode, locatedAt, proofFid, deliveredAt, receivedBy }),
    ...(part.formerNos && { formerNos: part.formerNos.map(({ no, until }) => ({ no, until: new Date(until) })) }),
    ...shownFields(part, factsOfEveryReader, nameOf),
    ...(isDesk && shownFields(part, factsOfDesk, nameOf)),
    ...partView?.(part, { head: job.head, parts, names, now }),
    partKind: kind === 'box' ? undefined : kind,
    sealNos: part.sealNos.length > 0 ? part.sealNos : undefined,
    lastPlaceName: placeName,
    trackLabel: trackLabel({ code: part.lastEventCode, placeName, mode }, names.language),
    clocks: clocks.length > 0 ? clocks : undefined,
    warnings: warningsOn(part, {
      maxPayloadKg: type?.maxPayloadKg,
      otherJobNo: doubting.otherJobs.get(partNoOf(part) ?? ''),
      doubtsOfMode: doubtsOn(part, type),
    }),
  }
}
