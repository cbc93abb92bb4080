import { modeOf, modes } from '@landbridge/contract/shared/modes'
import type { ConsolidationDetail } from '@landbridge/contract/warehouse/consolidation'
import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobModes as openJobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { TagsField } from '../../platform/fields/list-fields.tsx'
import grid from '../../platform/form/field-grid.module.css'
import { OpenField } from '../../platform/form/open-field.tsx'
import { useRecordForm } from '../../platform/form/use-record-form.tsx'
import { useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { ContainerNoField, ContainerTypeField, EditorDialog, jobModes } from '../../workorder/index.ts'
import { readConsolidation, useDeparturesOn, useSaveConsolidation } from '../consolidation-api.ts'

type Values = z.output<typeof consolidationEndpoints.save.input>
type Of = { form: UseFormReturn<Values>; of: ConsolidationDetail | undefined }

const [firstMode] = openJobModes
const blank: Values = { mode: modes[firstMode].code, containerType: '40HQ', sealNos: [], keepWarnings: false }

const valuesOf = (of: ConsolidationDetail): Values => ({
  id: of.id,
  version: of.version,
  mode: of.mode,
  originCode: of.originCode,
  destinationCode: of.destinationCode,
  departureId: of.departureId,
  departureNo: of.departureNo,
  warehouseName: of.warehouseName,
  containerType: of.containerType,
  containerNo: of.containerNo,
  sealNos: of.sealNos ?? [],
  keepWarnings: false,
})

type Props = { of?: ConsolidationDetail; onSaved?: (saved: ConsolidationDetail) => void; onClose: () => void }

/** Begins a consolidation or changes one that is open. */
export function ConsolidationDialog({ of, onSaved, onClose }: Props) {
  const text = useText()
  const save = useSaveConsolidation()
  const seenOf = (one: ConsolidationDetail | undefined) => ({
    values: one ? valuesOf(one) : blank,
    version: one?.version,
  })
  const [opened] = useState(() => seenOf(of))
  const editing = useRecordForm<Values, ConsolidationDetail>(consolidationEndpoints.save.input, {
    shown: opened,
    read: async () => of && seenOf(await readConsolidation(of.id)),
    save: (values, version) => save.mutateAsync({ ...values, ...(of && { id: of.id, version }) }),
    error: save.error,
    onSaved: (saved) => {
      toast(text('workorder.saved'), { kind: 'good' })
      onClose()
      onSaved?.(saved)
    },
  })
  const { form, submit } = editing
  return (
    <EditorDialog
      title={text(of ? 'workorder.consolidation-edit' : 'workorder.consolidation-new')}
      width={760}
      saving={save}
      of={editing}
      onSave={() => submit({ keepWarnings: false })}
      onKeep={() => submit({ keepWarnings: true })}
      onClose={onClose}
    >
      <LaneFields form={form} of={of} />
      <ContainerFields form={form} of={of} />
    </EditorDialog>
  )
}

/** Where it goes, and on what; the lane stays while cargo lies in it. */
function LaneFields({ form, of }: Of) {
  const text = useText()
  const [mode, originCode, destinationCode, departureId] = form.watch([
    'mode',
    'originCode',
    'destinationCode',
    'departureId',
  ])
  const departures = useDeparturesOn({ originCode, destinationCode })
  const name = openJobModes.find((one) => one === modeOf(mode ?? modes[firstMode].code)) ?? firstMode
  const { findEnds } = jobModes[name]
  const isFixed = (of?.jobCount ?? 0) > 0
  const end = (field: 'originCode' | 'destinationCode', label: string, known: string | undefined) => (
    <OpenField
      form={form}
      name={field}
      label={label}
      kind="lookup"
      load={findEnds}
      labelOf={(code) => (code === of?.[field] ? (known ?? code) : code)}
      disabled={isFixed}
      need
    />
  )
  return (
    <div className={grid.split3}>
      {openJobModes.length > 1 && (
        <OpenField
          form={form}
          name="mode"
          label={text('workorder.mode')}
          kind="select"
          options={openJobModes.map((one) => ({ value: modes[one].code, label: text(jobModes[one].service) }))}
          clearable={false}
          disabled={isFixed}
          need
        />
      )}
      {end('originCode', text('workorder.origin'), of?.originName)}
      {end('destinationCode', text('workorder.destination'), of?.destinationName)}
      <OpenField
        form={form}
        name="departureId"
        label={text('workorder.departure-chosen')}
        kind="select"
        options={departures}
      />
      {!departureId && <OpenField form={form} name="departureNo" label={text('workorder.departure-no')} />}
      <OpenField form={form} name="warehouseName" label={text('workorder.warehouse')} />
    </div>
  )
}

/** The container itself. */
function ContainerFields({ form }: Of) {
  const text = useText()
  return (
    <div className={grid.split3}>
      <ContainerTypeField form={form} />
      <ContainerNoField form={form} />
      <TagsField form={form} name="sealNos" label={text('workorder.seal-no')} help={text('workorder.tags-hint')} />
    </div>
  )
}
