import type { FormBlock } from '@landbridge/contract/shared/fields/worded-fields'
import type { PartFieldName } from '@landbridge/contract/workorder/fields/part-fields'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { ContainerDeskView } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { partKindOf } from '@landbridge/contract/workorder/part-kinds'
import { type ComponentType, Fragment } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import grid from '../../platform/form/field-grid.module.css'
import type { TextKey } from '../../platform/text.tsx'
import { useSaveContainer } from '../job-api.ts'
import { editedPartNames, inBlocks, modeOfJob, partLines, partNamesOf } from './field-lines.ts'
import { type InputLook, LineInputs } from './line-inputs.tsx'
import { JobEditor, valuesOfRow } from './saving.tsx'

export type PartValues = z.output<typeof jobDeskEndpoints.saveContainer.input>
type Part = ContainerDeskView

export type PartEditing = {
  words: { add: TextKey; edit: TextKey }
  width: number
  /** Grids of blocks that differ from three columns. */
  grids?: Partial<Record<FormBlock, string | undefined>>
  /** Values outside of the part's fields, and defaults of a new one. */
  ownValues: (job: JobDeskDetail, part: Part | undefined) => Partial<PartValues>
  lookOf?: (name: PartFieldName) => InputLook | undefined
  /** Fields outside of the catalogue, above the last block. */
  Fields?: ComponentType<{ form: UseFormReturn<PartValues>; job: JobDeskDetail }>
}

const usualGrids = { mode: grid.split2, last: '' }

type Props = { job: JobDeskDetail; part: Part | undefined; own: PartEditing; onClose: () => void }

export function PartDialog({ job, part, own, onClose }: Props) {
  const save = useSaveContainer()
  const mode = modeOfJob(job)
  const kind = partKindOf(mode)
  const blocks = inBlocks(editedPartNames(kind, mode), partLines, kind)
  const { Fields } = own
  const grids: NonNullable<PartEditing['grids']> = { ...usualGrids, ...own.grids }
  const valuesOf = (now: JobDeskDetail, openedPart: Part | undefined) => {
    const partValues = (openedPart ?? {}) as Readonly<Record<string, unknown>>
    const fields = Object.fromEntries(partNamesOf(kind).map((name) => [name, partValues[name]]))
    const identity = { id: now.id, version: now.version, containerId: openedPart?.id, keepWarnings: false }
    return { ...identity, ...fields, ...own.ownValues(now, openedPart) } as PartValues
  }
  return (
    <JobEditor
      job={job}
      save={save}
      onClose={onClose}
      width={own.width}
      title={part ? own.words.edit : own.words.add}
      input={jobDeskEndpoints.saveContainer.input}
      valuesOf={valuesOfRow(part, ({ containers }) => containers, valuesOf)}
    >
      {(form) =>
        blocks.map(([block, names]) => (
          <Fragment key={block}>
            {block === 'last' && Fields && <Fields form={form} job={job} />}
            <div className={grids[block] ?? grid.split3}>
              <LineInputs form={form} names={names} mode={mode} lines={partLines} record={part} lookOf={own.lookOf} />
            </div>
          </Fragment>
        ))
      }
    </JobEditor>
  )
}
