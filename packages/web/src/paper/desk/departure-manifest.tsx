import type { ManifestRow } from '@landbridge/contract/paper/manifest-endpoints'
import { boxWords } from '@landbridge/contract/shared/box-words'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../../platform/ui/states.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { FirstOf, spaced } from '../../workorder/index.ts'
import { fetchManifest, useManifest } from '../paper-api.ts'

export function DepartureManifest({ departureId }: { departureId: string }) {
  const text = useText()
  const manifest = useManifest(departureId)
  const columns = useManifestColumns()
  const downloadManifest = useMutation({ mutationFn: () => fetchManifest(departureId), onError: toastError })
  return (
    <Loading query={manifest}>
      {({ items }) => (
        <TableCard
          id="workorder.manifest"
          title={text('workorder.manifest')}
          actions={
            items.length > 0 && (
              <Button
                look="ghost"
                low
                icon="get"
                busy={downloadManifest.isPending}
                onClick={() => downloadManifest.mutate()}
              >
                {text('paper.manifest-take')}
              </Button>
            )
          }
          columns={columns}
          rows={items}
          rowKey={({ id }) => id}
          empty={<EmptyState title={text('paper.manifest-empty')} icon="box" />}
        />
      )}
    </Loading>
  )
}

function useManifestColumns(): readonly Column<ManifestRow>[] {
  const format = useFormat()
  return [
    {
      key: 'OrderNo',
      title: 'workorder.manifest-booking',
      render: (row) => <Link to={deskPaths.booking(row.bookingId)}>{row.bookingNo}</Link>,
    },
    {
      key: 'JobNo',
      title: 'workorder.manifest-job',
      hasValue: (row) => row.jobNo,
      render: (row) => row.jobId && <Link to={deskPaths.job(row.jobId)}>{row.jobNo}</Link>,
    },
    { key: 'Customer', title: 'workorder.manifest-customer', truncates: true, render: (row) => row.customerShortName },
    {
      key: 'Consignee',
      title: 'workorder.manifest-consignee',
      truncates: true,
      hasValue: (row) => row.consigneeName,
      render: (row) => row.consigneeName,
    },
    { key: 'Goods', title: 'workorder.manifest-goods', truncates: true, render: (row) => row.goodsName },
    { key: 'Boxes', title: 'workorder.manifest-boxes', render: (row) => boxWords(row.boxText) },
    {
      key: 'ConNo',
      title: 'workorder.manifest-container',
      hasValue: (row) => row.containerNo,
      render: (row) => row.containerNo && <span className="mono nowrap">{spaced(row.containerNo)}</span>,
    },
    {
      key: 'SealNo',
      title: 'workorder.manifest-seals',
      hasValue: (row) => row.sealNos,
      render: (row) => row.sealNos && <FirstOf many={row.sealNos} mono />,
    },
    {
      key: 'Ctns',
      title: 'workorder.manifest-packages',
      align: 'num',
      render: (row) => format.number(row.packages, 0),
    },
    {
      key: 'Weight',
      title: 'workorder.manifest-weight',
      align: 'num',
      render: (row) => format.number(row.grossWeightKg, 0),
    },
    {
      key: 'Wagon',
      title: 'workorder.manifest-wagon',
      hasValue: (row) => row.wagonNo,
      render: (row) => row.wagonNo && <span className="mono">{row.wagonNo}</span>,
    },
  ]
}
