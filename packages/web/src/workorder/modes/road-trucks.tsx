import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import type { TruckStop } from '@landbridge/contract/workorder/modes/own-fields'
import type { ReactNode } from 'react'
import { ProofLink } from '../../document/index.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Copyable } from '../../platform/ui/copyable.tsx'
import { DialledPhone } from '../../platform/ui/dialled-phone.tsx'
import { Card, Facts, StatusPill } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { cargoColumns, partColumn } from '../shown/field-columns.tsx'
import styles from '../workorder.module.css'

type Truck = ContainerView

/** A truck's plate, else its position. */
export function useTruckName() {
  const text = useText()
  return ({ truckPlate }: Pick<Truck, 'truckPlate'>, lineIndex: number): string =>
    truckPlate ?? text('workorder.truck-row', { no: lineIndex + 1 })
}

function Plates({ truck: { truckPlate, trailerPlate } }: { truck: Truck }) {
  const text = useText()
  return (
    <>
      {truckPlate ? (
        <Copyable value={truckPlate}>
          <span className="mono nowrap">{truckPlate}</span>
        </Copyable>
      ) : (
        <span className="muted">{text('workorder.no-number-yet')}</span>
      )}
      {trailerPlate && <div className="small muted mono nowrap">{trailerPlate}</div>}
    </>
  )
}

const Driver = ({ truck: { driverName, driverPhone } }: { truck: Truck }) => (
  <div>
    <div className="nowrap">{driverName}</div>
    {driverPhone && (
      <small>
        <DialledPhone phone={driverPhone} />
      </small>
    )}
  </div>
)

function Reload({ truck: { reloadedIntoRow, reloadedIntoPlate } }: { truck: Truck }) {
  const text = useText()
  if (reloadedIntoRow === undefined) return null
  return <>{text('workorder.into-truck', { no: reloadedIntoRow, plate: reloadedIntoPlate ?? '' }).trim()}</>
}

/** Borders of a truck with its times, one under the other. */
function Border({ truck }: { truck: Truck }) {
  const format = useFormat()
  const crossings = [
    [truck.borderPortName, truck.borderInAt, truck.borderOutAt],
    [truck.secondBorderPortName, truck.secondBorderInAt, truck.secondBorderOutAt],
  ] as const
  return crossings.map(([name, ...at]) => {
    const times = at.map((one) => format.dayTime(one)).filter(Boolean)
    if (!name && times.length === 0) return null
    return (
      <div key={name}>
        <div className="nowrap">{name}</div>
        {times.length > 0 && <small className="muted">{times.join(' – ')}</small>}
      </div>
    )
  })
}

function Delivery({ truck: { proofFid, deliveredAt, receivedBy }, jobId }: { truck: Truck; jobId: string }) {
  const format = useFormat()
  const words = [format.dayTime(deliveredAt), receivedBy].filter(Boolean).join(' · ')
  return (
    <div>
      {proofFid && <ProofLink fid={proofFid} parentId={jobId} />}
      {words && <div className="small muted">{words}</div>}
    </div>
  )
}

function WaitingHours({ truck: { waitHours, truckStops } }: { truck: Truck }) {
  const text = useText()
  if (!waitHours) return null
  const isWaiting = truckStops?.some((stop) => stop.isWaiting && stop.waitHours)
  return (
    <StatusPill tone={isWaiting ? 'bad' : 'warn'}>
      {text(isWaiting ? 'workorder.waiting-since' : 'workorder.wait-hours', { hours: waitHours })}
    </StatusPill>
  )
}

type Sums = Pick<JobDetail, 'id' | 'packages' | 'grossWeightKg' | 'volumeM3'>

const ifAny = { isFilled: true, mode: 'T' } as const

const truckColumns = (job: Sums): Column<Truck>[] => [
  { key: 'TruckNo', title: 'workorder.truck-plate', render: (truck) => <Plates truck={truck} /> },
  { key: 'Driver', title: 'workorder.driver', render: (truck) => <Driver truck={truck} /> },
  partColumn('truckType', ifAny),
  partColumn('loadingDate'),
  ...(['sealNos', 'consignmentNoteNo', 'tirNo', 't1No'] as const).map((name) => partColumn<Truck>(name, ifAny)),
  {
    key: 'BorderPort',
    title: 'workorder.border-port',
    hasValue: ({ borderPortName }) => borderPortName,
    render: (truck) => <Border truck={truck} />,
  },
  {
    key: 'ReloadedInto',
    title: 'workorder.reloaded-into',
    hasValue: ({ reloadedIntoRow }) => reloadedIntoRow,
    render: (truck) => <Reload truck={truck} />,
  },
  ...cargoColumns<Truck>(job),
  {
    key: 'WaitHours',
    title: 'workorder.waiting',
    hasValue: ({ waitHours }) => waitHours,
    render: (truck) => <WaitingHours truck={truck} />,
  },
  {
    key: 'PodFid',
    title: 'workorder.delivery-proof',
    hasValue: ({ proofFid, deliveredAt }) => proofFid ?? deliveredAt,
    render: (truck) => <Delivery truck={truck} jobId={job.id} />,
  },
  partColumn('remark', ifAny),
]

type Trucks<Of extends Truck> = Pick<JobDetail, keyof Sums | 'originZone' | 'destinationZone'> & { containers: Of[] }
type CardProps<Of extends Truck> = { job: Trucks<Of>; actions?: ReactNode; more?: readonly Column<Of>[] }

export function TrucksCard<Of extends Truck>({ job, actions, more = [] }: CardProps<Of>) {
  const text = useText()
  return (
    <>
      <TableCard
        id="workorder.trucks"
        title={text('workorder.trucks')}
        actions={actions}
        columns={[...truckColumns(job), ...more]}
        rows={job.containers}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text('workorder.trucks-empty')} icon="road" />}
      />
      <StopsCard job={job} />
    </>
  )
}

const isMet = ({ arrivedAt }: TruckStop) => arrivedAt !== undefined

/** Stops of the route with their windows, and each truck's times. */
function StopsCard({ job }: { job: Trucks<Truck> }) {
  const text = useText()
  const nameOf = useTruckName()
  const stopWords = useStopWords(job)
  const planned = job.containers[0]?.truckStops ?? []
  const facts = planned.flatMap((stop) => [
    [stopName(stop, text), stopWords.place(stop)] as const,
    ...job.containers.flatMap((truck, index) => {
      const met = truck.truckStops?.find((one) => isSameStop(one, stop) && isMet(one))
      return met ? [[`${stopName(stop, text)} · ${nameOf(truck, index)}`, stopWords.times(met)] as const] : []
    }),
  ])
  if (facts.length === 0) return null
  return (
    <Card title={text('workorder.stops')}>
      <div className={styles.stops}>
        <Facts facts={facts.filter(([, words]) => words !== '')} />
      </div>
    </Card>
  )
}

const isSameStop = (one: TruckStop, other: TruckStop) =>
  one.stopType === other.stopType && one.stopSeq === other.stopSeq

export const stopName = (
  { stopType, stopSeq }: Pick<TruckStop, 'stopType' | 'stopSeq'>,
  text: ReturnType<typeof useText>,
) => text(stopType === 'L' ? 'workorder.stop-loading' : 'workorder.stop-unloading', { no: stopSeq })

/** Words of a stop's place and window, and of a truck's times there by the local clock. */
function useStopWords({ originZone, destinationZone }: Pick<JobDetail, 'originZone' | 'destinationZone'>) {
  const text = useText()
  const format = useFormat()
  const zoneOf = ({ stopType }: TruckStop) => (stopType === 'L' ? originZone : destinationZone)
  return {
    place: (stop: TruckStop) => {
      const window = [stop.timeFrom, stop.timeTo].filter(Boolean).join('–')
      return [stop.cityName, stop.stopCompany, stop.address, format.day(stop.stopDate), window]
        .filter(Boolean)
        .join(' · ')
    },
    times: (stop: TruckStop) => {
      const at = (time: Date | undefined) => format.dayTime(time, zoneOf(stop))
      const waited = stop.waitHours
        ? text(stop.isWaiting ? 'workorder.waiting-since' : 'workorder.wait-hours', { hours: stop.waitHours })
        : stop.isWaiting && stop.freeUntil && text('workorder.free-until', { time: at(stop.freeUntil) })
      return [
        `${text('workorder.stop-arrived')} ${at(stop.arrivedAt)}`,
        stop.departedAt && `${text('workorder.stop-left')} ${at(stop.departedAt)}`,
        waited,
      ]
        .filter(Boolean)
        .join(' · ')
    },
  }
}
