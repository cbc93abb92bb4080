import type { ServiceRow } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { useState } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '../../../desk-paths.ts'
import { useFormat } from '../../../platform/format.ts'
import { useRefusal } from '../../../platform/refusal.ts'
import { useText } from '../../../platform/text.tsx'
import { moment } from '../../../platform/ui/column-makers.tsx'
import { Button, StatusPill } from '../../../platform/ui/parts.tsx'
import { RouteStrip } from '../../../platform/ui/route-strip.tsx'
import type { Column } from '../../../platform/ui/table-columns.tsx'
import styles from '../../pricing.module.css'
import { SailDialog } from './sail-dialog.tsx'

const cardable: readonly Column<ServiceRow>[] = [
  {
    key: 'ServiceCd',
    title: 'field.serviceCode',
    pinned: true,
    sortName: 'serviceCode',
    render: (row) => <Code row={row} />,
  },
  {
    key: 'Carrier',
    title: 'pricing.carrier',
    sortName: 'carrierCode',
    render: (row) => row.carrierName ?? row.carrierCode,
  },
  {
    key: 'Rotation',
    fullWidth: true,
    title: 'pricing.rotation',
    render: (row) => (
      <div className={styles.deskLane}>
        <RouteStrip isSmall stops={row.placeNames.map((label) => ({ label, state: 'ahead' as const }))} />
      </div>
    ),
  },
  {
    key: 'Weekday',
    title: 'field.weekdays',
    sortName: 'weekday',
    render: ({ weekday }) => <Weekday weekday={weekday} />,
  },
  { key: 'Vessels', title: 'pricing.vessels', optional: true, render: (row) => row.vessels.join(', ') },
  moment('NextSailing', 'pricing.next-sailing', (row) => row.nextSailing, {
    labelled: true,
    zone: (row) => row.nextSailingZone,
  }),
]
export const serviceColumns: readonly Column<ServiceRow>[] = [
  ...cardable,
  { key: 'Sail', title: 'pricing.make-sailings', render: (row) => <Sail row={row} /> },
]
/** A phone's card leads to the page, where sailings are made. */
export const serviceCards = cardable.filter(({ optional }) => !optional)

function Code({ row }: { row: ServiceRow }) {
  const text = useText()
  return (
    <span className={styles.serviceCalled}>
      <span className="nowrap">
        <Link to={deskPaths.service(row.id)}>{row.serviceCode}</Link>{' '}
        {!row.active && <StatusPill tone="idle">{text('pricing.service-inactive')}</StatusPill>}{' '}
        {row.sample && <StatusPill tone="idle">{text('pricing.sample')}</StatusPill>}
      </span>
      {row.serviceName && <span className="small muted">{row.serviceName}</span>}
    </span>
  )
}

const Weekday = ({ weekday }: Pick<ServiceRow, 'weekday'>) => useFormat().weekday(`2026-06-0${weekday}`)

function Sail({ row }: { row: ServiceRow }) {
  const text = useText()
  const refusal = useRefusal()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="ghost" reason={refusal('pricing.edit')} onClick={() => setOpen(true)}>
        {text('pricing.make-sailings')}
      </Button>
      {isOpen && <SailDialog service={row} onClose={() => setOpen(false)} />}
    </>
  )
}
