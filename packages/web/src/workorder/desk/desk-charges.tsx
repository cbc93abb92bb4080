import type { ChargeDeskView } from '@landbridge/contract/charge/charge-line'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import {
  ChargeFields,
  ChargeSide,
  type ChargeValues,
  chargeValues,
  OtherPayersCharges,
  Sums,
} from '../../charge/index.ts'
import { useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { Card } from '../../platform/ui/parts.tsx'
import { useRemoveCharge, useSaveCharge } from '../job-api.ts'
import { modeOfJob } from '../shown/field-lines.ts'
import { JobEditor, valuesOfRow } from '../shown/saving.tsx'

type Props = { job: JobDeskDetail; reason: string | undefined }

/** Receivables and costs of a job; costs stay in the back office. */
export function DeskCharges({ job, reason }: Props) {
  const text = useText()
  const [edited, setEdited] = useState<{ side: 'R' | 'P'; charge?: ChargeDeskView | undefined }>()
  const remove = useRemoveCharge()
  const removeCharge = (charge: ChargeDeskView) =>
    remove.mutate({ id: job.id, version: job.version, chargeId: charge.id }, { onError: toastError })
  return (
    <>
      {(['R', 'P'] as const).map((side) => (
        <ChargeSide
          key={side}
          side={side}
          charges={job.charges}
          reason={reason}
          onEdit={(charge) => setEdited({ side, charge })}
          onRemove={removeCharge}
        />
      ))}
      <OtherPayersCharges charges={job.othersCharges} />
      <Card title={text('workorder.margin')} actions={<span className="muted">{text('workorder.margin-hint')}</span>}>
        <div className="pad strong num">
          {job.margins.length > 0 ? <Sums sums={job.margins} /> : text('charge.charges-empty')}
        </div>
      </Card>
      {edited && (
        <ChargeDialog job={job} charge={edited.charge} side={edited.side} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}

type DialogProps = { job: JobDeskDetail; charge: ChargeDeskView | undefined; side: 'R' | 'P'; onClose: () => void }

function ChargeDialog({ job, charge, side, onClose }: DialogProps) {
  const save = useSaveCharge()
  const valuesOf = (now: JobDeskDetail, openedCharge: ChargeDeskView | undefined) =>
    chargeValues(now, openedCharge, side)
  return (
    <JobEditor<ChargeValues>
      job={job}
      save={save}
      onClose={onClose}
      width={720}
      isPlain={true}
      title={charge ? 'charge.charge-edit' : 'charge.charge-add'}
      input={jobDeskEndpoints.saveCharge.input}
      valuesOf={valuesOfRow(charge, ({ charges }) => charges, valuesOf)}
    >
      {(form) => <ChargeFields form={form} mode={modeOfJob(job)} quoted={job.quotedLines} />}
    </JobEditor>
  )
}
