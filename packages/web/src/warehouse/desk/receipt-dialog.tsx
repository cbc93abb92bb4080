import { consolidationEndpoints } from '@landbridge/contract/warehouse/consolidation-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import grid from '../../platform/form/field-grid.module.css'
import type { LineColumn } from '../../platform/form/line-column.ts'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { OpenField } from '../../platform/form/open-field.tsx'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { JobEditor } from '../../workorder/index.ts'
import { useReceive } from '../consolidation-api.ts'

type Values = z.output<typeof consolidationEndpoints.receive.input>
type Pieces = NonNullable<Values['pieces']>[number]

/** The receipt's figures, else the declared ones as received now. */
const valuesOf = (job: JobDeskDetail) =>
  ({
    id: job.id,
    version: job.version,
    warehouseName: job.warehouseName ?? '',
    receivedAt: job.receivedAt ?? serverNow(),
    actualPieces: job.actualPieces ?? job.packages,
    actualGrossWeightKg: job.actualGrossWeightKg ?? job.grossWeightKg,
    actualVolumeM3: job.actualVolumeM3 ?? job.volumeM3,
    receiptNo: job.receiptNo,
    pieces: job.measuredPieces ?? [],
    actualLoadingMetres: job.actualLoadingMetres,
    receiptRemark: job.receiptRemark,
  }) as Values

export function ReceiptDialog({ job, onClose }: { job: JobDeskDetail; onClose: () => void }) {
  const save = useReceive()
  return (
    <JobEditor
      job={job}
      valuesOf={valuesOf}
      save={save}
      onClose={onClose}
      title={'warehouse.receive'}
      width={640}
      input={consolidationEndpoints.receive.input}
    >
      {(form) => <ReceiptFields form={form} job={job} />}
    </JobEditor>
  )
}

function ReceiptFields({ form, job }: { form: UseFormReturn<Values>; job: JobDeskDetail }) {
  const text = useText()
  // Loading metres count where cargo waits for that of others and is charged by the kilogram.
  const isPartLoad = job.lclState !== undefined && job.chargeableWeightKg !== undefined
  return (
    <>
      <div className={grid.split2}>
        <Field form={form} name="warehouseName" label={text('workorder.warehouse')} need maxLength={100} />
        <Field
          kind="moment"
          form={form}
          name="receivedAt"
          label={text('warehouse.received-at')}
          need
          {...(job.originZone && { zone: job.originZone })}
        />
      </div>
      <div className={grid.split3}>
        <Field form={form} name="actualPieces" label={text('workorder.received-of')} kind="number" integer need />
        <Field form={form} name="actualGrossWeightKg" label={text('workorder.measured-weight')} kind="number" need />
        <OpenField form={form} name="actualVolumeM3" label={text('workorder.measured-volume')} kind="number" />
      </div>
      <PiecesFields form={form} />
      {isPartLoad && (
        <OpenField
          form={form}
          name="actualLoadingMetres"
          label={text('warehouse.measured-loading-metres')}
          kind="number"
        />
      )}
      <OpenField form={form} name="receiptNo" label={text('warehouse.receipt-no')} />
      <OpenField form={form} name="receiptRemark" label={text('shared.remark')} kind="textarea" rows={2} />
    </>
  )
}

const blankPieces = () => ({ stackable: true }) as Pieces

/** Measured pieces by size; without any the volume is typed. */
function PiecesFields({ form }: { form: UseFormReturn<Values> }) {
  const text = useText()
  const columns = useMemo((): readonly LineColumn<Pieces>[] => {
    const measure = (name: 'lengthCm' | 'widthCm' | 'heightCm', title: string) =>
      ({ name, title, kind: 'number', align: 'num', need: true }) as const
    return [
      { name: 'pieceQty', title: text('warehouse.piece-qty'), kind: 'number', integer: true, align: 'num', need: true },
      measure('lengthCm', text('warehouse.piece-length')),
      measure('widthCm', text('warehouse.piece-width')),
      measure('heightCm', text('warehouse.piece-height')),
      { name: 'stackable', title: text('warehouse.piece-stackable'), kind: 'checkbox' },
    ]
  }, [text])
  return (
    <div className="stack tight">
      <strong className="small">{text('warehouse.measured-pieces')}</strong>
      <LinesEditor<Values, 'pieces', Pieces> form={form} name="pieces" columns={columns} blank={blankPieces} min={0} />
      <span className="small muted">{text('warehouse.volume-of-pieces')}</span>
    </div>
  )
}
