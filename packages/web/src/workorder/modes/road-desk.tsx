import type { ContainerDeskView } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { IconButton } from '../../platform/ui/parts.tsx'
import { useOrderContainers, useRemoveContainer } from '../job-api.ts'
import { partColumn } from '../shown/field-columns.tsx'
import { doubtsColumn } from '../shown/job-warnings.tsx'
import { usePartActions } from '../shown/part-actions.tsx'
import { PartDialog } from '../shown/part-dialog.tsx'
import { DeliveryDialog } from './road-delivery-dialog.tsx'
import { useTruckEditing } from './road-truck-editing.tsx'
import { TrucksCard, useTruckName } from './road-trucks.tsx'

type Truck = ContainerDeskView

const words = {
  add: 'workorder.truck-add',
  edit: 'workorder.truck-edit',
  remove: 'workorder.truck-remove',
  removeQuestion: 'workorder.truck-remove-ask',
} as const

export function DeskTrucks({ job, reason }: { job: JobDeskDetail; reason: string | undefined }) {
  const text = useText()
  const nameOf = useTruckName()
  const editingOf = useTruckEditing(job)
  const [delivered, setDelivered] = useState<Truck>()
  const remove = useRemoveContainer()
  const order = useOrderContainers()
  const seenVersion = { id: job.id, version: job.version }
  const placeOf = (truck: Truck) => job.containers.findIndex(({ id }) => id === truck.id)
  const move = (truck: Truck, by: 1 | -1) => {
    const ids = job.containers.map(({ id }) => id)
    const index = placeOf(truck)
    const [moved = truck.id] = ids.splice(index, 1)
    ids.splice(index + by, 0, moved)
    order.mutate({ ...seenVersion, containerIds: ids }, { onError: toastError })
  }
  const { tools, add, editor } = usePartActions<Truck>({
    words,
    reason,
    nameOf: (truck) => nameOf(truck, placeOf(truck)),
    onRemove: ({ id: containerId }) => remove.mutate({ ...seenVersion, containerId }, { onError: toastError }),
    extraTools: (truck) => (
      <>
        <IconButton name="tick" label={text('workorder.deliver')} reason={reason} onClick={() => setDelivered(truck)} />
        {placeOf(truck) > 0 && (
          <IconButton name="up" label={text('workorder.truck-up')} reason={reason} onClick={() => move(truck, -1)} />
        )}
        {placeOf(truck) < job.containers.length - 1 && (
          <IconButton name="down" label={text('workorder.truck-down')} reason={reason} onClick={() => move(truck, 1)} />
        )}
      </>
    ),
    editor: (part, onClose) => <PartDialog job={job} part={part} onClose={onClose} own={editingOf(part)} />,
  })
  return (
    <>
      <TrucksCard
        job={job}
        more={[partColumn<Truck>('driverDocument', { isFilled: true }), doubtsColumn, tools]}
        actions={add}
      />
      {editor}
      {delivered && <DeliveryDialog job={job} truck={delivered} onClose={() => setDelivered(undefined)} />}
    </>
  )
}
