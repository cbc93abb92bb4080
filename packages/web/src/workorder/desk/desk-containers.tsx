import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import grid from '../../platform/form/field-grid.module.css'
import { useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { IconButton } from '../../platform/ui/parts.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import { containerColumns } from '../job/job-containers.tsx'
import { useRemoveContainer } from '../job-api.ts'
import { spaced } from '../shown/job-parts.tsx'
import { doubtsColumn } from '../shown/job-warnings.tsx'
import { usePartActions } from '../shown/part-actions.tsx'
import { PartDialog, type PartEditing } from '../shown/part-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

type Props = { job: JobDeskDetail; reason: string | undefined }

/** A container's editor; a new one is the carrier's by default. */
export const containerEditing: PartEditing = {
  words: { add: 'workorder.container-add', edit: 'workorder.container-edit' },
  width: 760,
  grids: { way: grid.split2 },
  ownValues: (_, box) => (box ? {} : { containerType: '40HQ', containerOwner: 'C', sealNos: [] }),
}

const words = {
  ...containerEditing.words,
  remove: 'workorder.container-remove',
  removeQuestion: 'workorder.container-remove-ask',
} as const

export function DeskContainers({ job, reason }: Props) {
  const text = useText()
  const [moved, setMoved] = useState<ContainerView>()
  const remove = useRemoveContainer()
  const fixedReason = reason ?? (sharesContainer(job.loadType) ? text('workorder.box-is-shared') : undefined)
  const { tools, add, editor } = usePartActions<ContainerView>({
    words,
    reason,
    fixedReason,
    nameOf: ({ containerNo, containerType = '' }) => (containerNo ? spaced(containerNo) : containerType),
    onRemove: ({ id: containerId }) =>
      remove.mutate({ id: job.id, version: job.version, containerId }, { onError: toastError }),
    extraTools: (box) => (
      <IconButton
        name="swap"
        label={text('workorder.container-move')}
        reason={fixedReason}
        onClick={() => setMoved(box)}
      />
    ),
    editor: (part, onClose) => <PartDialog job={job} part={part} onClose={onClose} own={containerEditing} />,
  })
  return (
    <>
      <TableCard
        id="workorder.desk-containers"
        title={text('workorder.containers')}
        actions={add}
        columns={[...containerColumns(job, job.atd !== undefined), doubtsColumn, tools]}
        rows={job.containers}
        rowKey={({ id }) => id}
      />
      {editor}
      {moved && <MoveDialog job={job} container={moved} onClose={() => setMoved(undefined)} />}
    </>
  )
}
