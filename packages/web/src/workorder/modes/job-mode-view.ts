import { type DepartureKind, type ModeNoun, modes } from '@landbridge/contract/shared/modes'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobDetail, JobRow } from '@landbridge/contract/workorder/job-view'
import type { JobModeName } from '@landbridge/contract/workorder/modes/job-modes'
import type { ComponentType, ReactNode } from 'react'
import type { TextKey } from '../../platform/text.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { type FindOptions, placeOptions } from '../../reference/index.ts'
import type { ModeFacts, Wording } from '../shown/head-facts.ts'

type Carried = Pick<JobRow, 'departureNo' | 'vessel' | 'flightNo' | 'truckPlates'>

export type JobModeView = {
  service: TextKey
  listId: string
  columns: readonly Column<JobRow>[]
  /** The job's departure or trucks: title, name and a line of words. */
  departure: {
    title: TextKey
    nameOf: (job: Carried) => string | undefined
    departureInLine: (job: Carried, text: Wording['text']) => string | undefined
  }
  searchedBy?: TextKey
  /** The name of the cut-off for papers, the shipping instruction's by default. */
  papersCutoff?: TextKey
  cardColumn?: Column<JobRow>
  parts?: { title: TextKey; Card: ComponentType<{ job: JobDetail }> }
  /** The fact above a job on a phone, in place of containers. */
  brief?: (job: JobDetail, wording: Wording) => readonly [string, ReactNode]
  boxColumns: readonly Column<ContainerView>[]
  /** Head facts that differ from their catalogue lines. */
  facts: ModeFacts
  findEnds: FindOptions
}

const services = {
  rail: 'workorder.rail-service',
  sea: 'workorder.sea-service',
  air: 'workorder.air-service',
  road: 'workorder.road-service',
} as const satisfies Partial<Record<ModeNoun, TextKey>>

/** Words of a work order that follow its kind of departure: its search and its cut-off for papers. */
const wordsOf: Readonly<Record<DepartureKind, { searchedBy?: TextKey; papersCutoff?: TextKey }>> = {
  train: {},
  sailing: {},
  flight: { searchedBy: 'workorder.filter-keyword-waybill', papersCutoff: 'workorder.documents-cutoff' },
  day: { searchedBy: 'workorder.filter-keyword-truck', papersCutoff: 'workorder.documents-cutoff' },
  'of-its-legs': {},
}

type Own = Pick<JobModeView, 'columns'> & Partial<JobModeView>

/** Pages of a mode's work orders, by its row unless stated otherwise. */
export function jobView(mode: JobModeName, own: Own): JobModeView {
  const { noun, placeMode, departure } = modes[mode]
  return {
    service: services[noun],
    listId: `workorder-${noun}`,
    ...wordsOf[departure],
    departure: {
      title: 'workorder.train-no',
      nameOf: ({ departureNo }) => departureNo,
      departureInLine: ({ departureNo }, text) => departureNo && text('workorder.on-train', { train: departureNo }),
    },
    boxColumns: [],
    facts: {},
    findEnds: placeOptions[placeMode],
    ...own,
  }
}
