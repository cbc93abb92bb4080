import type { PackingView } from '@landbridge/contract/packing/packing-list'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { confirm, toastError } from '../../platform/ui/messages.ts'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { packedIn, usePackingColumns } from '../job/job-packing.tsx'
import { useRemovePacking } from '../job-api.ts'
import { PackingDialog } from './packing-dialog.tsx'
import { PackingPaste } from './packing-paste.tsx'

type Props = { job: JobDeskDetail; reason: string | undefined }

/** The packing list of a job: line by line, or pasted whole. */
export function DeskPacking({ job, reason }: Props) {
  const text = useText()
  const [edited, setEdited] = useState<{ line?: PackingView }>()
  const [isPasting, setPasting] = useState(false)
  const remove = useRemovePacking()
  const drop = async (line: PackingView) => {
    if (
      !(await confirm(text('workorder.packing-remove-ask', { name: line.goodsName }), {
        yes: text('shared.remove'),
        danger: true,
      }))
    )
      return
    remove.mutate({ id: job.id, version: job.version, lineId: line.id }, { onError: toastError })
  }
  const tools: Column<PackingView> = {
    key: 'tools',
    title: 'workorder.tools',
    isTools: true,
    align: 'num',
    render: (line) => (
      <span className="row-tools">
        <IconButton
          name="edit"
          label={text('workorder.packing-edit')}
          reason={reason}
          onClick={() => setEdited({ line })}
        />
        <IconButton name="bin" label={text('workorder.packing-remove')} reason={reason} onClick={() => drop(line)} />
      </span>
    ),
  }
  const columns = [...usePackingColumns(job), tools]
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
            <Button look="ghost" low icon="plus" reason={reason} onClick={() => setEdited({})}>
              {text('workorder.packing-add')}
            </Button>
          </>
        }
        columns={columns}
        rows={job.packing}
        rowKey={({ id }) => id}
        subtotalBy={packedIn}
        empty={
          <EmptyState title={text('workorder.packing-empty')} hint={text('workorder.packing-empty-hint')} icon="box" />
        }
      />
      {edited && <PackingDialog job={job} line={edited.line} onClose={() => setEdited(undefined)} />}
      {isPasting && <PackingPaste job={job} onClose={() => setPasting(false)} />}
    </>
  )
}
