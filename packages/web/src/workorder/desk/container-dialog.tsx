import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { OpenField, TagsField } from '../../platform/form/open-field.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import { useSaveContainer } from '../job-api.ts'
import type { BoxValues } from '../modes/job-desk-mode.ts'
import { jobDeskModeOf } from '../modes/job-desk-modes.ts'
import { jobModeOf } from '../modes/job-modes.ts'
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
  const { BoxFields: FieldsOfMode } = jobDeskModeOf(job)
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
      <BoxFields form={form} note={note} />
      <CargoFields form={form} />
      {FieldsOfMode && <FieldsOfMode form={form} />}
      <TimeFields form={form} />
    </EditorDialog>
  )
}

type Of = { form: UseFormReturn<BoxValues> }

function BoxFields({ form, note }: Of & { note: TextKey | undefined }) {
  const text = useText()
  const owners = [
    { value: 'C', label: text('workorder.owner-carrier') },
    { value: 'S', label: text('workorder.owner-shipper') },
  ]
  return (
    <div className={grid.split3}>
      <ContainerNoField form={form} />
      <ContainerTypeField form={form} />
      <OpenField
        form={form}
        name="containerOwner"
        label={text('workorder.owner')}
        kind="select"
        options={owners}
        clearable={false}
        need
      />
      <TagsField form={form} name="sealNos" label={text('workorder.seal-no')} help={text('workorder.tags-hint')} />
      {note && <OpenField form={form} name="consignmentNoteNo" label={text(note)} />}
      <OpenField form={form} name="releaseNo" label={text('workorder.release-no')} />
    </div>
  )
}

function CargoFields({ form }: Of) {
  const text = useText()
  return (
    <div className={grid.split3}>
      <OpenField form={form} name="packages" label={text('workorder.packages')} kind="number" whole />
      <OpenField form={form} name="grossWeightKg" label={text('workorder.gross-weight')} kind="number" />
      <OpenField form={form} name="volumeM3" label={text('workorder.volume')} kind="number" />
      <OpenField form={form} name="tareKg" label={text('workorder.tare')} kind="number" />
      <OpenField form={form} name="t1No" label={text('workorder.t1-no')} />
      <OpenField form={form} name="freeDays" label={text('workorder.free-days')} kind="number" whole />
    </div>
  )
}

function TimeFields({ form }: Of) {
  const text = useText()
  return (
    <div className={grid.split2}>
      <OpenField form={form} name="emptyPickUpPlace" label={text('workorder.empty-pick-up')} />
      <Field kind="moment" form={form} name="emptyPickedUpAt" label={text('workorder.empty-picked-up')} />
      <Field kind="moment" form={form} name="stuffedAt" label={text('workorder.stuffed')} />
      <Field kind="moment" form={form} name="gateInAt" label={text('workorder.gate-in')} />
      <OpenField form={form} name="emptyReturnPlace" label={text('workorder.empty-return')} />
      <Field kind="moment" form={form} name="emptyReturnedAt" label={text('workorder.empty-returned')} />
      <OpenField form={form} name="lastFreeDay" label={text('workorder.last-free-day')} kind="date" />
      <Field kind="moment" form={form} name="customsReleasedAt" label={text('workorder.customs-released-at')} />
      <div className={grid.wide}>
        <OpenField form={form} name="remark" label={text('workorder.remark')} kind="textarea" rows={2} />
      </div>
    </div>
  )
}
