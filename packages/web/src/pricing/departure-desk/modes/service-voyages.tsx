import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '../../../desk-paths.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllowed } from '../../../platform/session.ts'
import { useText } from '../../../platform/text.tsx'
import { DataTable } from '../../../platform/ui/data-table.tsx'
import { Button, Card } from '../../../platform/ui/parts.tsx'
import { EmptyState } from '../../../platform/ui/states.tsx'
import type { Column } from '../../../platform/ui/table-columns.tsx'
import styles from '../../pricing.module.css'
import { DelayDialog } from './delay-dialog.tsx'
import type { ServiceDetail } from './service-values.ts'

type Voyage = ServiceDetail['voyages'][number]

export function ServiceVoyages({ service }: { service: ServiceDetail }) {
  const text = useText()
  const isAllowed = useAllowed()
  const [late, setLate] = useState<Voyage>()
  const mayMove = isAllowed('pricing.edit')
  const columns = useMemo(() => columnsOf(service, mayMove ? setLate : undefined), [service, mayMove])
  const { voyages } = service
  return (
    <Card title={text('pricing.voyages-coming')} className={styles.manifest ?? ''}>
      <DataTable
        id="pricing.voyages"
        columns={columns}
        list={{ data: { items: voyages, total: voyages.length }, error: null, refetch: () => {} }}
        rowKey={(row) => row.departureNo}
        isInCard
        empty={<EmptyState title={text('pricing.no-voyages')} icon="sea" />}
      />
      {late && <DelayDialog service={service} departureNo={late.departureNo} onClose={() => setLate(undefined)} />}
    </Card>
  )
}

function columnsOf(service: ServiceDetail, onDelay: ((voyage: Voyage) => void) | undefined): Column<Voyage>[] {
  const { serviceModeId } = service
  return [
    {
      key: 'Voyage',
      title: 'pricing.voyage-no',
      pinned: true,
      render: ({ departureNo }) => (
        <Link to={deskPaths.departures({ keyword: departureNo, serviceModeId })}>{departureNo}</Link>
      ),
    },
    { key: 'Vessel', title: 'pricing.vessel', render: ({ vessel }) => vessel },
    { key: 'Etd', title: 'pricing.etd', render: (voyage) => <Sails voyage={voyage} /> },
    { key: 'Sailings', title: 'pricing.voyage-lanes', align: 'num', render: ({ sailings }) => sailings },
    { key: 'BoxesBooked', title: 'pricing.boxes-booked', align: 'num', render: ({ boxesBooked }) => boxesBooked },
    ...(onDelay
      ? [
          {
            key: 'Delay',
            isActions: true,
            title: 'pricing.delay',
            render: (voyage: Voyage) => <DelayButton onClick={() => onDelay(voyage)} />,
          } as const,
        ]
      : []),
  ]
}

const Sails = ({ voyage: { etd, etdZone } }: { voyage: Voyage }) => (
  <span className="nowrap">{useFormat().dayTime(etd, etdZone)}</span>
)

function DelayButton({ onClick }: { onClick: () => void }) {
  const text = useText()
  return (
    <Button look="ghost" low onClick={onClick}>
      {text('pricing.delay')}
    </Button>
  )
}
