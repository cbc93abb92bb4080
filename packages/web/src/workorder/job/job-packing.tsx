import type { PackingView } from '@landbridge/contract/packing/packing-list'
import { hsCodeText } from '@landbridge/contract/shared/hs-code'
import { sumOfQuantities } from '@landbridge/contract/shared/money'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { kindOf, partNoNames } from '@landbridge/contract/workorder/part-kinds'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Foreign } from '../../platform/ui/foreign.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { plateColumn } from '../modes/plate-column.ts'
import { spaced } from '../shown/job-parts.tsx'

/** What a line lies in, by the kind of what carries it: a container, or a truck. */
const withinColumns = {
  containerNo: {
    key: 'ConNo',
    title: 'workorder.container',
    render: ({ containerNo }) => <span className="mono nowrap">{containerNo && spaced(containerNo)}</span>,
  },
  truckPlate: { ...plateColumn, render: ({ truckPlate }) => <span className="mono nowrap">{truckPlate}</span> },
} as const satisfies Record<string, Column<PackingView>>

/** The columns of a packing list, with its sums at the foot. */
export function usePackingColumns({ containers }: Pick<JobDetail, 'containers'>): Column<PackingView>[] {
  const format = useFormat()
  const within = partNoNames[kindOf(containers[0] ?? {})]
  const sumOf = (figure: (line: PackingView) => string | undefined) => (lines: readonly PackingView[]) => {
    const figures = lines.map(figure).filter((one) => one !== undefined)
    return figures.length > 0 && format.number(sumOfQuantities(figures, 3))
  }
  return [
    ...(within ? [withinColumns[within]] : []),
    {
      key: 'GoodsName',
      title: 'workorder.goods-name',
      long: true,
      render: ({ goodsName }) => <Foreign>{goodsName}</Foreign>,
    },
    {
      key: 'HsCd',
      title: 'workorder.hs-code',
      render: ({ hsCode }) => <span className="mono">{hsCodeText(hsCode)}</span>,
    },
    {
      key: 'Ctns',
      title: 'workorder.packages',
      align: 'num',
      render: ({ packages }) => format.number(packages, 0),
      total: (lines) =>
        format.number(
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
      total: sumOf(({ grossWeightKg }) => grossWeightKg),
    },
    {
      key: 'NetWeight',
      title: 'workorder.net-weight',
      align: 'num',
      render: ({ netWeightKg }) => format.number(netWeightKg),
      total: sumOf(({ netWeightKg }) => netWeightKg),
    },
    {
      key: 'Meas',
      title: 'workorder.volume',
      align: 'num',
      render: ({ volumeM3 }) => format.number(volumeM3),
      total: sumOf(({ volumeM3 }) => volumeM3),
    },
    { key: 'Marks', title: 'workorder.marks', long: true, filled: ({ marks }) => marks, render: ({ marks }) => marks },
    {
      key: 'SizeCm',
      title: 'workorder.size-cm',
      align: 'num',
      filled: ({ lengthCm, widthCm, heightCm }) => lengthCm || widthCm || heightCm,
      render: ({ lengthCm, widthCm, heightCm }) => {
        const sides = [lengthCm, widthCm, heightCm]
        return sides.some(Boolean) && sides.map((side) => format.number(side) || '–').join(' × ')
      },
    },
    {
      key: 'CusOrderNo',
      title: 'workorder.customer-order-no',
      filled: ({ customerOrderNo }) => customerOrderNo,
      render: ({ customerOrderNo }) => <span className="nowrap">{customerOrderNo}</span>,
    },
    {
      key: 'Remark',
      title: 'workorder.remark',
      long: true,
      filled: ({ remark }) => remark,
      render: ({ remark }) => remark,
    },
  ]
}

/** What lines of a packing list are added up by: the container or the truck that they are in. */
export const packedIn = ({ containerNo, truckPlate }: PackingView): string =>
  containerNo ? spaced(containerNo) : (truckPlate ?? '–')

/** The packing list of a job, once we have it. */
export function PackingCard({ job }: { job: JobDetail }) {
  const text = useText()
  const columns = usePackingColumns(job)
  if (job.packing.length === 0) return null
  return (
    <TableCard
      id="workorder.packing"
      title={text('workorder.packing-list')}
      columns={columns}
      rows={job.packing}
      rowKey={({ id }) => id}
      subtotalBy={packedIn}
    />
  )
}
