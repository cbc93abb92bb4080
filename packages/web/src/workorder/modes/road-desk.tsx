import type { ContainerDeskView } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { confirm, toastError } from '../../platform/ui/messages.ts'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useOrderContainers, useRemoveContainer } from '../job-api.ts'
import { Doubts } from '../shown/doubts.tsx'
import { DeliveryDialog } from './road-delivery-dialog.tsx'
import { TruckDialog } from './road-truck-dialog.tsx'
import { TrucksCard, useTruckName } from './road-trucks.tsx'

type Truck = ContainerDeskView

type Opened = { edited?: { truck?: Truck }; delivered?: Truck }

const doubtColumns: readonly Column<Truck>[] = [
  {
    key: 'DriverDoc',
    title: 'workorder.driver-document',
    filled: ({ driverDocument }) => driverDocument,
    render: ({ driverDocument }) => <span className="mono">{driverDocument}</span>,
  },
  {
    key: 'warnings',
    title: 'workorder.doubts',
    filled: ({ warnings }) => warnings.length > 0,
    render: ({ warnings }) => <Doubts of={warnings} />,
  },
]

const toolsColumn = { key: 'tools', title: 'workorder.tools', isTools: true, align: 'num' } as const

type Deeds = {
  setOpened: (opened: Opened) => void
  move: (truck: Truck, by: 1 | -1) => void
  drop: (truck: Truck) => Promise<void>
}
type ToolsProps = { truck: Truck; job: JobDeskDetail; reason: string | undefined; deeds: Deeds }

/** What the desk does with one truck. */
function TruckTools({ truck, job, reason, deeds: { setOpened, move, drop } }: ToolsProps) {
  const text = useText()
  const at = job.containers.findIndex(({ id }) => id === truck.id)
  return (
    <span className="row-tools">
      <IconButton
        name="edit"
        label={text('workorder.truck-edit')}
        reason={reason}
        onClick={() => setOpened({ edited: { truck } })}
      />
      <IconButton
        name="tick"
        label={text('workorder.deliver')}
        reason={reason}
        onClick={() => setOpened({ delivered: truck })}
      />
      {at > 0 && (
        <IconButton name="up" label={text('workorder.truck-up')} reason={reason} onClick={() => move(truck, -1)} />
      )}
      {at < job.containers.length - 1 && (
        <IconButton name="down" label={text('workorder.truck-down')} reason={reason} onClick={() => move(truck, 1)} />
      )}
      <IconButton name="bin" label={text('workorder.truck-remove')} reason={reason} onClick={() => drop(truck)} />
    </span>
  )
}

/** The trucks of a job at the desk: to add, change, put in order, record as delivered, and take off. */
export function DeskTrucks({ job, reason }: { job: JobDeskDetail; reason: string | undefined }) {
  const text = useText()
  const nameOf = useTruckName()
  const [opened, setOpened] = useState<Opened>({})
  const remove = useRemoveContainer()
  const order = useOrderContainers()
  const seen = { id: job.id, version: job.version }
  const close = () => setOpened({})
  const placeOf = ({ id }: Pick<Truck, 'id'>) => job.containers.findIndex((one) => one.id === id)
  const move = (truck: Truck, by: 1 | -1) => {
    const ids = job.containers.map(({ id }) => id)
    const at = placeOf(truck)
    const [moved = truck.id] = ids.splice(at, 1)
    ids.splice(at + by, 0, moved)
    order.mutate({ ...seen, containerIds: ids }, { onError: toastError })
  }
  const drop = async (truck: Truck) => {
    const name = nameOf(truck, placeOf(truck))
    const asked = { yes: text('workorder.truck-remove'), danger: true }
    if (!(await confirm(text('workorder.truck-remove-ask', { name }), asked))) return
    remove.mutate({ ...seen, containerId: truck.id }, { onError: toastError })
  }
  const tools = (truck: Truck) => (
    <TruckTools truck={truck} job={job} reason={reason} deeds={{ setOpened, move, drop }} />
  )
  return (
    <>
      <TrucksCard
        job={job}
        more={[...doubtColumns, { ...toolsColumn, render: tools }]}
        actions={
          <Button look="ghost" low icon="plus" reason={reason} onClick={() => setOpened({ edited: {} })}>
            {text('workorder.truck-add')}
          </Button>
        }
      />
      {opened.edited && <TruckDialog job={job} truck={opened.edited.truck} onClose={close} />}
      {opened.delivered && <DeliveryDialog job={job} truck={opened.delivered} onClose={close} />}
    </>
  )
}
