import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { confirm, toastError } from '../../platform/ui/messages.ts'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useContainerColumns } from '../job/job-containers.tsx'
import { useRemoveContainer } from '../job-api.ts'
import { Doubts } from '../shown/doubts.tsx'
import { spaced } from '../shown/job-parts.tsx'
import { ContainerDialog } from './container-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

type Props = { job: JobDeskDetail; reason: string | undefined }

/** The containers of a job, to enter numbers, seals, notes and wagons. */
export function DeskContainers({ job, reason }: Props) {
  const text = useText()
  const [edited, setEdited] = useState<{ container?: ContainerView }>()
  const [moved, setMoved] = useState<ContainerView>()
  const remove = useRemoveContainer()
  const fixed = reason ?? (sharesContainer(job.loadType) ? text('workorder.box-is-shared') : undefined)
  const drop = async (container: ContainerView) => {
    const { containerNo, containerType, truckPlate, truckType } = container
    const name = containerNo ? spaced(containerNo) : (truckPlate ?? containerType ?? truckType ?? '')
    if (
      !(await confirm(text('workorder.container-remove-ask', { name }), {
        yes: text('workorder.container-remove'),
        danger: true,
      }))
    )
      return
    remove.mutate({ id: job.id, version: job.version, containerId: container.id }, { onError: toastError })
  }
  const tools: Column<ContainerView> = {
    key: 'tools',
    title: 'workorder.tools',
    isTools: true,
    align: 'num',
    render: (container) => (
      <span className="row-tools">
        <IconButton
          name="edit"
          label={text('workorder.container-edit')}
          reason={reason}
          onClick={() => setEdited({ container })}
        />
        <IconButton
          name="swap"
          label={text('workorder.container-move')}
          reason={fixed}
          onClick={() => setMoved(container)}
        />
        <IconButton
          name="bin"
          label={text('workorder.container-remove')}
          reason={fixed}
          onClick={() => drop(container)}
        />
      </span>
    ),
  }
  const doubts: Column<ContainerView> = {
    key: 'warnings',
    title: 'workorder.doubts',
    filled: ({ warnings }) => warnings.length > 0,
    render: ({ warnings }) => <Doubts of={warnings} />,
  }
  const columns = [...useContainerColumns(job, job.atd !== undefined), doubts, tools]
  return (
    <>
      <TableCard
        id="workorder.desk-containers"
        title={text('workorder.containers')}
        actions={
          <Button look="ghost" low icon="plus" reason={fixed} onClick={() => setEdited({})}>
            {text('workorder.container-add')}
          </Button>
        }
        columns={columns}
        rows={job.containers}
        rowKey={({ id }) => id}
      />
      {edited && <ContainerDialog job={job} container={edited.container} onClose={() => setEdited(undefined)} />}
      {moved && <MoveDialog job={job} container={moved} onClose={() => setMoved(undefined)} />}
    </>
  )
}
