import type { ModeCode } from '@landbridge/contract/shared/modes'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import type { UseFormReturn } from 'react-hook-form'
import grid from '../../platform/form/field-grid.module.css'
import { useText } from '../../platform/text.tsx'
import { useSaveContainer } from '../job-api.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { modeOfJob, partNamesOfMode } from '../shown/field-lines.ts'
import { type BoxValues, PartInputs } from '../shown/job-inputs.tsx'
import { EditorDialog, useJobForm } from '../shown/saving.tsx'
import { ContainerNoField, ContainerTypeField } from './container-fields.tsx'

type Props = { job: JobDeskDetail; container: ContainerView | undefined; onClose: () => void }

function valuesOf(job: JobDeskDetail, container: ContainerView | undefined): BoxValues {
  const seen = { id: job.id, version: job.version, keepWarnings: false }
  if (!container) return { ...seen, containerType: '40HQ', containerOwner: 'C', sealNos: [] }
  const { id, warnings, lastEventCode, lastPlaceName, trackLabel, locatedAt, ...known } = container
  return { ...seen, ...known, containerId: id }
}

/** Adds a container to a job or changes one. A wrong check digit is said while one types. */
export function ContainerDialog({ job, container, onClose }: Props) {
  const text = useText()
  const save = useSaveContainer()
  const editing = useJobForm<BoxValues>(jobDeskEndpoints.saveContainer.input, {
    job,
    valuesOf: (of) => {
      const now = container && of.containers.find(({ id }) => id === container.id)
      return container && !now ? undefined : valuesOf(of, now)
    },
    save,
    onClose,
  })
  const { form, submit } = editing
  const { boxNote: note } = jobModeOf(job)
  const mode = modeOfJob(job)
  const ofMode = partNamesOfMode(mode, 'box')
  return (
    <EditorDialog
      title={text(container ? 'workorder.container-edit' : 'workorder.container-add')}
      width={760}
      saving={save}
      of={editing}
      onSave={() => submit({ keepWarnings: false })}
      onKeep={() => submit({ keepWarnings: true })}
      onClose={onClose}
    >
      <BoxFields form={form} mode={mode} hasNote={note !== undefined} />
      <div className={grid.split3}>
        <PartInputs form={form} mode={mode} names={cargoNames} />
      </div>
      {ofMode.length > 0 && (
        <div className={grid.split2}>
          <PartInputs form={form} mode={mode} names={ofMode} />
        </div>
      )}
      <div className={grid.split2}>
        <PartInputs form={form} mode={mode} names={wayNames} />
        <div className={grid.wide}>
          <PartInputs form={form} mode={mode} names={['remark']} />
        </div>
      </div>
    </EditorDialog>
  )
}

const cargoNames = ['packages', 'grossWeightKg', 'volumeM3', 'tareKg', 't1No', 'freeDays'] as const
const wayNames = [
  ...(['emptyPickUpPlace', 'emptyPickedUpAt', 'stuffedAt', 'gateInAt'] as const),
  ...(['emptyReturnPlace', 'emptyReturnedAt', 'lastFreeDay', 'customsReleasedAt'] as const),
]

type BoxProps = { form: UseFormReturn<BoxValues>; mode: ModeCode; hasNote: boolean }

const BoxFields = ({ form, mode, hasNote }: BoxProps) => (
  <div className={grid.split3}>
    <ContainerNoField form={form} />
    <ContainerTypeField form={form} />
    <PartInputs
      form={form}
      mode={mode}
      names={['containerOwner', 'sealNos', ...(hasNote ? (['consignmentNoteNo'] as const) : []), 'releaseNo']}
    />
  </div>
)
