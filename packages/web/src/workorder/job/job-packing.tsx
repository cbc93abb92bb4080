import { packingFields } from '@landbridge/contract/packing/packing-fields'
import type { PackingView } from '@landbridge/contract/packing/packing-list'
import { hsCodeText } from '@landbridge/contract/shared/hs-code'
import { sumOfQuantities } from '@landbridge/contract/shared/money'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { kindOf, partNoNames } from '@landbridge/contract/workorder/part-kinds'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Figure, Mono } from '../../platform/ui/cells.tsx'
import { Foreign } from '../../platform/ui/foreign.tsx'
import { TableCard } from '../../platform/ui/table-card.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { fieldColumn } from '../shown/field-columns.tsx'
import { spaced } from '../shown/job-parts.tsx'

type PackingName = keyof typeof packingFields

const packingColumn = (
  name: PackingName,
  options?: Parameters<typeof fieldColumn<PackingView>>[2],
): Column<PackingView> => fieldColumn(name, packingFields[name], options)
const measured = (name: 'grossWeightKg' | 'netWeightKg' | 'volumeM3') =>
  packingColumn(name, { total: (lines) => <Figure value={sumOf(lines.map((line) => line[name]))} /> })

function sumOf(figures: readonly (string | undefined)[]): string | undefined {
  const known = figures.filter((one) => one !== undefined)
  return known.length > 0 ? sumOfQuantities(known, 3) : undefined
}

/** The number of the container or truck around a line. */
const withinColumn = (name: 'containerNo' | 'truckPlate'): Column<PackingView> => ({
  ...packingColumn(name),
  render: ({ [name]: partNo }) => <Mono>{partNo && (name === 'containerNo' ? spaced(partNo) : partNo)}</Mono>,
})

export function packingColumns({ containers }: Pick<JobDetail, 'containers'>): Column<PackingView>[] {
  const within = partNoNames[kindOf(containers[0] ?? {})]
  return [
    ...(within ? [withinColumn(within)] : []),
    { ...packingColumn('goodsName', { truncates: true }), render: ({ goodsName }) => <Foreign>{goodsName}</Foreign> },
    { ...packingColumn('hsCode'), render: ({ hsCode }) => <span className="mono">{hsCodeText(hsCode)}</span> },
    packingColumn('packages', {
      total: (lines) => <Figure value={lines.reduce((all, { packages }) => all + packages, 0)} decimals={0} />,
    }),
    packingColumn('packageType'),
    measured('grossWeightKg'),
    measured('netWeightKg'),
    measured('volumeM3'),
    packingColumn('marks', { truncates: true, isFilled: true }),
    {
      key: 'SizeCm',
      title: 'workorder.size-cm',
      align: 'num',
      hasValue: (line) => sidesOf(line).some(Boolean),
      render: (line) => <Sides line={line} />,
    },
    {
      ...packingColumn('customerOrderNo', { isFilled: true }),
      render: ({ customerOrderNo }) => <span className="nowrap">{customerOrderNo}</span>,
    },
    packingColumn('remark', { truncates: true, isFilled: true }),
  ]
}

const sidesOf = ({ lengthCm, widthCm, heightCm }: PackingView) => [lengthCm, widthCm, heightCm]

function Sides({ line }: { line: PackingView }) {
  const format = useFormat()
  const sides = sidesOf(line)
  return sides.some(Boolean) && sides.map((side) => format.number(side) || '–').join(' × ')
}

/** The container or truck of a line's subtotal. */
export const packedIn = ({ containerNo, truckPlate }: PackingView): string =>
  containerNo ? spaced(containerNo) : (truckPlate ?? '–')

export function PackingCard({ job }: { job: JobDetail }) {
  const text = useText()
  if (job.packing.length === 0) return null
  return (
    <TableCard
      id="workorder.packing"
      title={text('workorder.packing-list')}
      columns={packingColumns(job)}
      rows={job.packing}
      rowKey={({ id }) => id}
      subtotalBy={packedIn}
    />
  )
}
