import { compareAmounts } from '@landbridge/contract/shared/money'
import type { ChargeView } from '@landbridge/contract/workorder/job-charge'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { whole } from './job-containers.tsx'
import { Sums } from './job-parts.tsx'

/** How far a charge is above or below what was quoted, and why. */
function Against({ of: { difference, currency, diffReason, quotedAmount } }: { of: ChargeView }) {
  const text = useText()
  const format = useFormat()
  if (quotedAmount === undefined) {
    return (
      <span className="muted" title={diffReason}>
        {text('workorder.not-quoted')}
      </span>
    )
  }
  const off = compareAmounts(difference ?? '0', '0')
  if (off === 0) return <span className="muted">{text('workorder.as-quoted')}</span>
  return (
    <span className={off > 0 ? 'late nowrap' : 'ok-text nowrap'} title={diffReason}>
      {off > 0 ? '+' : '−'}
      {format.money((difference ?? '').replace('-', ''))} {currency}
    </span>
  )
}

/** The columns of a cost list, with one sum per currency at the foot. */
export function useChargeColumns<Row extends ChargeView>(sums: JobDetail['amounts']): Column<Row>[] {
  const format = useFormat()
  return [
    { key: 'CostName', title: 'workorder.charge', long: true, render: ({ chargeName }) => chargeName },
    {
      key: 'Rate',
      title: 'workorder.unit-price',
      align: 'num',
      render: ({ unitPrice, currency }) => (
        <span className="nowrap">
          {format.money(unitPrice)} <span className="muted">{currency}</span>
        </span>
      ),
    },
    {
      key: 'Quantity',
      title: 'workorder.quantity',
      align: 'num',
      render: ({ quantity, unitLabel }) => (
        <span className="nowrap">
          {format.number(quantity)} <span className="muted">{unitLabel}</span>
        </span>
      ),
    },
    {
      key: 'Amount',
      title: 'workorder.amount',
      align: 'num',
      render: ({ amount, currency }) => (
        <span className="nowrap strong">
          {format.money(amount)} <span className="muted">{currency}</span>
        </span>
      ),
      total: <Sums of={sums} />,
    },
    {
      key: 'TaxRate',
      title: 'workorder.tax-rate',
      align: 'num',
      render: ({ taxWay, taxRate }) => (taxWay === 'TAXABLE' ? `${format.number(taxRate)} %` : ''),
    },
    {
      key: 'QuotedAmount',
      title: 'workorder.against-quote',
      align: 'num',
      render: (charge) => <Against of={charge} />,
    },
    {
      key: 'RecordDate',
      title: 'workorder.recorded-on',
      render: ({ recordedOn }) => <span className="nowrap">{format.day(recordedOn)}</span>,
    },
    { key: 'DunNo', title: 'workorder.statement-no', render: ({ statementNo }) => statementNo },
    {
      key: 'Remark',
      title: 'workorder.remark',
      long: true,
      render: ({ remark, diffReason }) => [diffReason, remark].filter(Boolean).join(' · '),
    },
  ]
}

const sparse: Readonly<Record<string, (charge: ChargeView) => unknown>> = {
  TaxRate: ({ taxWay }) => taxWay === 'TAXABLE',
  DunNo: ({ statementNo }) => statementNo,
  Remark: ({ remark, diffReason }) => remark ?? diffReason,
}

/** Leaves out the columns that no charge has anything for. */
export const filledColumns = <Row extends ChargeView>(
  columns: readonly Column<Row>[],
  charges: readonly ChargeView[],
) => columns.filter(({ key }) => !sparse[key] || charges.some((charge) => sparse[key]?.(charge)))

/** What the customer pays for a job, beside what was quoted. */
export function ChargesCard({ job }: { job: JobDetail }) {
  const text = useText()
  const columns = filledColumns(useChargeColumns<ChargeView>(job.amounts), job.charges)
  return (
    <Card title={text('workorder.charges')}>
      {job.charges.length === 0 ? (
        <EmptyState title={text('workorder.charges-empty')} icon="bill" />
      ) : (
        <DataTable id="workorder.charges" inCard columns={columns} list={whole(job.charges)} rowKey={({ id }) => id} />
      )}
    </Card>
  )
}
