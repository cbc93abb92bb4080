import type { PackingView } from '@landbridge/contract/packing/packing-list'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import { packedIn, packingColumns } from '../job/job-packing.tsx'
import { useRemovePacking } from '../job-api.ts'
import { usePartActions } from '../shown/part-actions.tsx'
import { PackingDialog } from './packing-dialog.tsx'
import { PackingPaste } from './packing-paste.tsx'

type Props = { job: JobDeskDetail; reason: string | undefined }

const words = {
  add: 'workorder.packing-add',
  edit: 'workorder.packing-edit',
  remove: 'workorder.packing-remove',
  removeQuestion: 'workorder.packing-remove-ask',
  confirmLabel: 'shared.remove',
} as const

export function DeskPacking({ job, reason }: Props) {
  const text = useText()
  const [isPasting, setPasting] = useState(false)
  const remove = useRemovePacking()
  const { tools, add, editor } = usePartActions<PackingView>({
    words,
    reason,
    nameOf: ({ goodsName }) => goodsName,
    onRemove: ({ id: lineId }) => remove.mutate({ id: job.id, version: job.version, lineId }, { onError: toastError }),
    editor: (line, onClose) => <PackingDialog job={job} line={line} onClose={onClose} />,
  })
  return (
    <>
      <TableCard
        id="workorder.desk-packing"
        title={text('workorder.packing-list')}
        actions={
          <>
            <Button look="ghost" low icon="copy" reason={reason} onClick={() => setPasting(true)}>
              {text('workorder.packing-paste')}
            </Button>
            {add}
          </>
        }
        columns={[...packingColumns(job), tools]}
        rows={job.packing}
        rowKey={({ id }) => id}
        subtotalBy={packedIn}
        empty={
          <EmptyState title={text('workorder.packing-empty')} hint={text('workorder.packing-empty-hint')} icon="box" />
        }
      />
      {editor}
      {isPasting && <PackingPaste job={job} onClose={() => setPasting(false)} />}
    </>
  )
}
