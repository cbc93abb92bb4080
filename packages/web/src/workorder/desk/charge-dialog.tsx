import type { ChargeDeskView } from '@landbridge/contract/charge/charge-line'
import { modes } from '@landbridge/contract/shared/modes'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { ChargeFields, type ChargeValues, chargeValues } from '../../charge/index.ts'
import { useText } from '../../platform/text.tsx'
import { useSaveCharge } from '../job-api.ts'
import { EditorDialog, useJobForm } from '../shown/saving.tsx'

type Props = { job: JobDeskDetail; charge: ChargeDeskView | undefined; side: 'R' | 'P'; onClose: () => void }

/** Enters a charge or changes one that is not billed yet; its amount is worked out while one types. */
export function ChargeDialog(props: Props) {
  const { job, charge, side: begun, onClose } = props
  const text = useText()
  const save = useSaveCharge()
  const editing = useJobForm<ChargeValues>(jobDeskEndpoints.saveCharge.input, {
    job,
    valuesOf: (of) => {
      const now = charge && of.charges.find(({ id }) => id === charge.id)
      return charge && !now ? undefined : chargeValues(of, now, begun)
    },
    save,
    onClose,
  })
  const { form, submit } = editing
  return (
    <EditorDialog
      title={text(charge ? 'workorder.charge-edit' : 'workorder.charge-add')}
      width={720}
      saving={save}
      of={editing}
      onSave={() => submit()}
      onClose={onClose}
    >
      <ChargeFields form={form} mode={modes[modeOfJobNo(job.jobNo)].code} quoted={job.quotedLines} />
    </EditorDialog>
  )
}
