import type { PackingView } from '@landbridge/contract/packing/packing-list'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { kindOf, partNoNames, partNoOf } from '@landbridge/contract/workorder/part-kinds'
import type { z } from 'zod'
import grid from '../../platform/form/field-grid.module.css'
import { OpenField } from '../../platform/form/open-field.tsx'
import { useText } from '../../platform/text.tsx'
import { useCodes } from '../../reference/index.ts'
import { useSavePacking } from '../job-api.ts'
import { spaced } from '../shown/job-parts.tsx'
import { EditorDialog, useJobForm } from '../shown/saving.tsx'

/** What a line of a packing list lies in. */
const partWords = { containerNo: 'workorder.container', truckPlate: 'workorder.truck-plate' } as const

type Values = z.output<typeof jobDeskEndpoints.savePacking.input>
type Props = { job: JobDeskDetail; line: PackingView | undefined; onClose: () => void }

function valuesOf({ id, version }: JobDeskDetail, line: PackingView | undefined, first: object | undefined): Values {
  const { id: lineId, packageTypeLabel, ...known } = line ?? { id: undefined, packageTypeLabel: undefined }
  return { ...first, ...known, lineId, id, version } as Values
}

/** Adds a line to the packing list or changes one. */
export function PackingDialog({ job, line, onClose }: Props) {
  const text = useText()
  const save = useSavePacking()
  const units = useCodes('PACKUNIT', { withCode: true }).options
  const kind = kindOf(job.containers[0] ?? {})
  const within = partNoNames[kind]
  const parts = job.containers.flatMap((part) => {
    const partNo = partNoOf(part)
    return partNo ? [{ value: partNo, label: kind === 'box' ? spaced(partNo) : partNo }] : []
  })
  const first = within && parts.length === 1 ? { [within]: parts[0]?.value } : undefined
  const editing = useJobForm<Values>(jobDeskEndpoints.savePacking.input, {
    job,
    valuesOf: (of) => {
      const now = line && of.packing.find(({ id }) => id === line.id)
      return line && !now ? undefined : valuesOf(of, now, first)
    },
    save,
    onClose,
  })
  const { form, submit } = editing
  return (
    <EditorDialog
      title={text(line ? 'workorder.packing-edit' : 'workorder.packing-add')}
      width={720}
      saving={save}
      of={editing}
      onSave={() => submit()}
      onClose={onClose}
    >
      <div className={grid.split2}>
        {within && (
          <OpenField form={form} name={within} label={text(partWords[within])} kind="select" options={parts} />
        )}
        <OpenField form={form} name="goodsName" label={text('workorder.goods-name')} need />
      </div>
      <div className={grid.split3}>
        <OpenField form={form} name="hsCode" label={text('workorder.hs-code')} />
        <OpenField form={form} name="packages" label={text('workorder.packages')} kind="number" whole need />
        <OpenField
          form={form}
          name="packageType"
          label={text('workorder.package-type')}
          kind="select"
          options={units}
        />
        <OpenField form={form} name="grossWeightKg" label={text('workorder.gross-weight')} kind="number" need />
        <OpenField form={form} name="netWeightKg" label={text('workorder.net-weight')} kind="number" />
        <OpenField form={form} name="volumeM3" label={text('workorder.volume')} kind="number" />
        <OpenField form={form} name="lengthCm" label={text('workorder.length')} kind="number" />
        <OpenField form={form} name="widthCm" label={text('workorder.width')} kind="number" />
        <OpenField form={form} name="heightCm" label={text('workorder.height')} kind="number" />
        <OpenField form={form} name="marks" label={text('workorder.marks')} />
        <OpenField form={form} name="customerOrderNo" label={text('workorder.customer-order-no')} />
        <OpenField form={form} name="remark" label={text('workorder.remark')} />
      </div>
    </EditorDialog>
  )
}
