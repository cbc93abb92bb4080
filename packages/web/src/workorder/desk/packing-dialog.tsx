import { packingFields } from '@landbridge/contract/packing/packing-fields'
import type { PackingView } from '@landbridge/contract/packing/packing-list'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { kindOf, partNoNames, partNoOf } from '@landbridge/contract/workorder/part-kinds'
import type { z } from 'zod'
import grid from '../../platform/form/field-grid.module.css'
import { useSavePacking } from '../job-api.ts'
import { inBlocks } from '../shown/field-lines.ts'
import { spaced } from '../shown/job-parts.tsx'
import { LineInputs } from '../shown/line-inputs.tsx'
import { JobEditor, valuesOfRow } from '../shown/saving.tsx'

type Values = z.output<typeof jobDeskEndpoints.savePacking.input>
type Props = { job: JobDeskDetail; line: PackingView | undefined; onClose: () => void }

const names = Object.keys(packingFields) as (keyof typeof packingFields)[]

/** Adds or changes a packing line; the only numbered part is preset. */
export function PackingDialog({ job, line, onClose }: Props) {
  const save = useSavePacking()
  const kind = kindOf(job.containers[0] ?? {})
  const within = partNoNames[kind]
  const parts = job.containers.flatMap((part) => {
    const partNo = partNoOf(part)
    return partNo ? [{ value: partNo, label: kind === 'box' ? spaced(partNo) : partNo }] : []
  })
  const onlyPart = within && parts.length === 1 ? { [within]: parts[0]?.value } : undefined
  const isShown = (name: keyof typeof packingFields) =>
    name === within || !Object.values<string | undefined>(partNoNames).includes(name)
  const blocks = inBlocks(names.filter(isShown), packingFields, kind)
  const valuesOf = ({ id, version }: JobDeskDetail, openedLine: PackingView | undefined) => {
    const { id: lineId, packageTypeLabel, ...known } = openedLine ?? { id: undefined, packageTypeLabel: undefined }
    return { ...onlyPart, ...known, lineId, id, version } as Values
  }
  return (
    <JobEditor
      job={job}
      save={save}
      onClose={onClose}
      width={720}
      isPlain={true}
      title={line ? 'workorder.packing-edit' : 'workorder.packing-add'}
      input={jobDeskEndpoints.savePacking.input}
      valuesOf={valuesOfRow(line, ({ packing }) => packing, valuesOf)}
    >
      {(form) =>
        blocks.map(([block, inBlock]) => (
          <div key={block} className={block === 'name' ? grid.split2 : grid.split3}>
            <LineInputs
              form={form}
              names={inBlock}
              lines={packingFields}
              record={line}
              lookOf={(name) => (name === within ? { options: parts } : undefined)}
            />
          </div>
        ))
      }
    </JobEditor>
  )
}
