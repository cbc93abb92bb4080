import type { ChargeDeskView } from '@landbridge/contract/charge/charge-line'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { ChargeFields, type ChargeValues, chargeValues } from '../../charge/index.ts'
import { useSaveCharge } from '../job-api.ts'
import { modeOfJob } from '../shown/field-lines.ts'
import { JobEditor, valuesOfRow } from '../shown/saving.tsx'

type Props = { job: JobDeskDetail; charge: ChargeDeskView | undefined; side: 'R' | 'P'; onClose: () => void }

export function ChargeDialog({ job, charge, side, onClose }: Props) {
  const save = useSaveCharge()
  const valuesOf = (now: JobDeskDetail, shown: ChargeDeskView | undefined) => chargeValues(now, shown, side)
  return (
    <JobEditor<ChargeValues>
      {...{ job, save, onClose, width: 720, isPlain: true }}
      title={charge ? 'charge.charge-edit' : 'charge.charge-add'}
      input={jobDeskEndpoints.saveCharge.input}
      valuesOf={valuesOfRow(charge, ({ charges }) => charges, valuesOf)}
    >
      {(form) => <ChargeFields form={form} mode={modeOfJob(job)} quoted={job.quotedLines} />}
    </JobEditor>
  )
}
