import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobDetail, JobRow } from '@landbridge/contract/workorder/job-view'
import type { ComponentType, ReactNode } from 'react'
import type { useFormat } from '../../platform/format.ts'
import type { TextKey, useText } from '../../platform/text.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import type { Find } from './place-lookups.ts'

/** How things are said to the reader. */
type Telling = { text: ReturnType<typeof useText>; format: ReturnType<typeof useFormat> }

type Carried = Pick<JobRow, 'departureNo' | 'vessel' | 'flightNo' | 'truckPlates'>

/** The share of one transport mode in the pages of work orders. */
export type JobModeView = {
  /** What its pages stand under. */
  service: TextKey
  listId: string
  columns: readonly Column<JobRow>[]
  /** What carries a job: what it is called, its name or number, and how a line of words says it. */
  departure: {
    title: TextKey
    of: (job: Carried) => string | undefined
    inLine: (job: Carried, text: Telling['text']) => string | undefined
  }
  /** What the cut-off for papers is called; that of the shipping instruction, unless told. */
  searchedBy?: TextKey
  papersCutoff?: TextKey
  /** What a card of the list says in place of the containers. */
  cardColumn?: Column<JobRow>
  /** What its pages show in place of the containers, and what that is called. */
  parts?: { title: TextKey; Card: ComponentType<{ job: JobDetail }> }
  /** What stands over a job on a telephone in place of the containers. */
  brief?: (job: JobDetail, telling: Telling) => readonly [string, ReactNode]
  /** The paper that each box travels under, where every box has one of its own. */
  boxNote?: TextKey
  /** What the table of boxes tells besides. */
  boxColumns: readonly Column<ContainerView>[]
  /** What one asks about a job of this mode besides: names with what is known. */
  facts: (job: JobDetail, telling: Telling) => readonly (readonly [string, ReactNode])[]
  /** Finds the places that its jobs begin and end at. */
  findEnds: Find
}
