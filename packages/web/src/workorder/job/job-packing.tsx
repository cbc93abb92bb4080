import { sumOfQuantities } from '@landbridge/contract/shared/money'
import type { PackingView } from '@landbridge/contract/workorder/job-parts'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { whole } from './job-containers.tsx'
import { spaced } from './job-parts.tsx'

/** The columns of a packing list, with its sums at the foot. */
export function usePackingColumns(lines: readonly PackingView[]): Column<PackingView>[] {
  const format = useFormat()
  const sum = (figures: readonly (string | undefined)[]) =>
    figures.some(Boolean) ? format.number(sumOfQuantities(figures.filter(Boolean) as string[], 3)) : ''
  return [
    {
      key: 'ConNo',
      title: 'workorder.container',
      render: ({ containerNo }) => <span className="mono nowrap">{containerNo && spaced(containerNo)}</span>,
    },
    { key: 'GoodsName', title: 'workorder.goods-name', long: true, render: ({ goodsName }) => goodsName },
    { key: 'HsCd', title: 'workorder.hs-code', render: ({ hsCode }) => <span className="mono">{hsCode}</span> },
    {
      key: 'Ctns',
      title: 'workorder.packages',
      align: 'num',
      render: ({ packages }) => format.number(packages, 0),
      total: format.number(
        lines.reduce((all, { packages }) => all + packages, 0),
        0,
      ),
    },
    { key: 'PackUnit', title: 'workorder.package-type', render: ({ packageTypeLabel }) => packageTypeLabel },
    {
      key: 'Weight',
      title: 'workorder.gross-weight',
      align: 'num',
      render: ({ grossWeightKg }) => format.number(grossWeightKg),
      total: sum(lines.map(({ grossWeightKg }) => grossWeightKg)),
    },
    {
      key: 'NetWeight',
      title: 'workorder.net-weight',
      align: 'num',
      render: ({ netWeightKg }) => format.number(netWeightKg),
      total: sum(lines.map(({ netWeightKg }) => netWeightKg)),
    },
    {
      key: 'Meas',
      title: 'workorder.volume',
      align: 'num',
      render: ({ volumeM3 }) => format.number(volumeM3),
      total: sum(lines.map(({ volumeM3 }) => volumeM3)),
    },
  ]
}

export function PackingCard({ job }: { job: JobDetail }) {
  const text = useText()
  const columns = usePackingColumns(job.packing)
  return (
    <Card title={text('workorder.packing-list')}>
      {job.packing.length === 0 ? (
        <EmptyState title={text('workorder.packing-empty')} icon="box" />
      ) : (
        <DataTable id="workorder.packing" inCard columns={columns} list={whole(job.packing)} rowKey={({ id }) => id} />
      )}
    </Card>
  )
}
