import { modeOf, modes } from '@landbridge/contract/shared/modes'
import type { ConsolidationDetail } from '@landbridge/contract/warehouse/consolidation'
import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { jobModes as openJobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import grid from '../../platform/form/field-grid.module.css'
import { OpenField } from '../../platform/form/open-field.tsx'
import { useRecordForm } from '../../platform/form/use-record-form.tsx'
import { useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { EditorDialog, jobModes, LineInputs, partLines } from '../../workorder/index.ts'
import { readConsolidation, useDeparturesOn, useSaveConsolidation } from '../consolidation-api.ts'

type Values = z.output<typeof consolidationEndpoints.save.input>
type LaneProps = { form: UseFormReturn<Values>; consolidation: ConsolidationDetail | undefined }

const [firstMode] = openJobModes
const blank: Values = { mode: modes[firstMode].code, containerType: '40HQ', sealNos: [], keepWarnings: false }

const valuesOf = (consolidation: ConsolidationDetail): Values => ({
  id: consolidation.id,
  version: consolidation.version,
  mode: consolidation.mode,
  originCode: consolidation.originCode,
  destinationCode: consolidation.destinationCode,
  departureId: consolidation.departureId,
  departureNo: consolidation.departureNo,
  warehouseName: consolidation.warehouseName,
  containerType: consolidation.containerType,
  containerNo: consolidation.containerNo,
  sealNos: consolidation.sealNos ?? [],
  keepWarnings: false,
})

type Props = {
  consolidation?: ConsolidationDetail
  onSaved?: (saved: ConsolidationDetail) => void
  onClose: () => void
}

export function ConsolidationDialog({ consolidation, onSaved, onClose }: Props) {
  const text = useText()
  const save = useSaveConsolidation()
  const seenOf = (one: ConsolidationDetail | undefined) => ({
    values: one ? valuesOf(one) : blank,
    version: one?.version,
  })
  const [opened] = useState(() => seenOf(consolidation))
  const editing = useRecordForm<Values, ConsolidationDetail>(consolidationEndpoints.save.input, {
    current: opened,
    read: async () => consolidation && seenOf(await readConsolidation(consolidation.id)),
    save: (values, version) => save.mutateAsync({ ...values, ...(consolidation && { id: consolidation.id, version }) }),
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
      title={text(consolidation ? 'warehouse.consolidation-edit' : 'warehouse.consolidation-new')}
      width={760}
      saving={save}
      editing={editing}
      onSave={() => submit({ keepWarnings: false })}
      onKeep={() => submit({ keepWarnings: true })}
      onClose={onClose}
    >
      <LaneFields form={form} consolidation={consolidation} />
      <ContainerFields form={form} />
    </EditorDialog>
  )
}

/** Lane and departure of a container, with the lane fixed while cargo lies in it. */
function LaneFields({ form, consolidation }: LaneProps) {
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
  const isFixed = (consolidation?.jobCount ?? 0) > 0
  const end = (field: 'originCode' | 'destinationCode', label: string, known: string | undefined) => (
    <OpenField
      form={form}
      name={field}
      label={label}
      kind="lookup"
      load={findEnds}
      labelOf={(code) => (code === consolidation?.[field] ? (known ?? code) : code)}
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
          label={text('warehouse.mode')}
          kind="select"
          options={openJobModes.map((one) => ({ value: modes[one].code, label: text(jobModes[one].service) }))}
          clearable={false}
          disabled={isFixed}
          need
        />
      )}
      {end('originCode', text('workorder.origin'), consolidation?.originName)}
      {end('destinationCode', text('workorder.destination'), consolidation?.destinationName)}
      <OpenField
        form={form}
        name="departureId"
        label={text('warehouse.departure-chosen')}
        kind="select"
        options={departures}
      />
      {!departureId && <OpenField form={form} name="departureNo" label={text('warehouse.departure-no')} />}
      <OpenField form={form} name="warehouseName" label={text('workorder.warehouse')} />
    </div>
  )
}

function ContainerFields({ form }: Pick<LaneProps, 'form'>) {
  return (
    <div className={grid.split3}>
      <LineInputs form={form} lines={partLines} names={['containerType', 'containerNo', 'sealNos']} />
    </div>
  )
}
