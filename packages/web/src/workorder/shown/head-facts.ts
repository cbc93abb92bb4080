import type { HeadFieldName } from '@landbridge/contract/workorder/fields/head-fields'
import { isFieldOf } from '@landbridge/contract/workorder/fields/job-field'
import { ownHeadFields } from '@landbridge/contract/workorder/fields/own-head-fields'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { ReactNode } from 'react'
import type { useFormat } from '../../platform/format.ts'
import type { useText } from '../../platform/text.tsx'
import { headLine, labelOfLine, modeOfJob } from './field-lines.ts'

export type Wording = { text: ReturnType<typeof useText>; format: ReturnType<typeof useFormat> }
type Row = readonly [name: string, value: ReactNode]
type OwnName = keyof typeof ownHeadFields

/** Fields that a mode shows otherwise than their lines say, by the facts that replace `row`. */
export type ModeFacts = Partial<
  Record<OwnName, (job: JobDetail, wording: Wording & { row: (name: OwnName) => Row }) => readonly Row[]>
>

const ownNames = Object.keys(ownHeadFields) as OwnName[]
/** Kinds shown elsewhere: lists by a card, carriers by name. */
const unshown: ReadonlySet<string> = new Set(['lines', 'hidden', 'carrier', 'code', 'currency'])

/** Facts of a job's head by its mode, in catalogue order. */
export function factsOfHead(job: JobDetail, own: ModeFacts, wording: Wording): Row[] {
  const mode = modeOfJob(job)
  const row = (name: OwnName) => rowOf(name, job, wording)
  return ownNames.flatMap((name) => {
    const line = headLine(name)
    if (!isFieldOf(mode, line)) return []
    const ofMode = own[name]
    if (ofMode) return ofMode(job, { ...wording, row })
    return line.shownIn === 'own' || unshown.has(line.kind) ? [] : [row(name)]
  })
}

function rowOf(name: HeadFieldName, job: JobDetail, { text, format }: Wording): Row {
  const line = headLine(name)
  const label = text(labelOfLine(line, modeOfJob(job)))
  const jobValues = job as Readonly<Record<string, unknown>>
  const value = jobValues[line.nameIn ?? name]
  if (value === undefined) return [label, undefined]
  const words = line.choices?.[String(value)]
  if (words) return [label, text(words)]
  if (value instanceof Date) return [label, format.dayTime(value, job.originZone)]
  if (Array.isArray(value)) return [label, format.list(value.map(String)) || undefined]
  if (line.kind === 'date') return [label, format.day(String(value))]
  return [label, line.kind === 'number' ? format.number(String(value), line.scale ?? 0) : String(value)]
}
