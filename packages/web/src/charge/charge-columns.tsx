import type { ChargeView, CurrencySum } from '@landbridge/contract/charge/charge-line'
import { compareAmounts } from '@landbridge/contract/shared/money'
import { useFormat } from '../platform/format.ts'
import { useText } from '../platform/text.tsx'
import { EmptyState } from '../platform/ui/states.tsx'
import { TableCard } from '../platform/ui/table-card.tsx'
import type { Column } from '../platform/ui/table-columns.tsx'
import { Sums } from './sums.tsx'

/** The quoted amount, how far a charge is above or below it, and why; the agreed one where the warehouse measured otherwise since. */
function Against({ charge }: { charge: ChargeView }) {
  const { difference, currency, diffReason, quotedAmount, agreedAmount } = charge
  const text = useText()
  const format = useFormat()
  if (quotedAmount === undefined) {
    return (
      <span className="muted" title={diffReason}>
        {text('charge.not-quoted')}
      </span>
    )
  }
  const off = compareAmounts(difference ?? '0', '0')
  if (off === 0 && agreedAmount !== undefined)
    return (
      <span className="muted nowrap">
        {text('charge.as-measured', { amount: `${format.money(agreedAmount)} ${currency}` })}
      </span>
    )
  if (off === 0) return <span className="muted">{text('charge.as-quoted')}</span>
  return (
    <>
      <span className={off > 0 ? 'late nowrap' : 'ok-text nowrap'} title={diffReason}>
        {off > 0 ? '+' : '−'}
        {format.money((difference ?? '').replace('-', ''))} {currency}
      </span>{' '}
      <small className="muted nowrap">
        {text('charge.quoted-at', { amount: `${format.money(quotedAmount)} ${currency}` })}
      </small>
    </>
  )
}

/** The columns of a cost list, with one sum per currency at the foot. */
export function useChargeColumns<Row extends ChargeView>(sums: readonly CurrencySum[]): Column<Row>[] {
  const format = useFormat()
  return [
    { key: 'CostName', title: 'charge.charge', render: ({ chargeName }) => chargeName },
    {
      key: 'Rate',
      title: 'charge.unit-price',
      align: 'num',
      render: ({ unitPrice, currency }) => (
        <span className="nowrap">
          {format.money(unitPrice)} <span className="muted">{currency}</span>
        </span>
      ),
    },
    {
      key: 'Quantity',
      title: 'charge.quantity',
      align: 'num',
      render: ({ quantity, unit, unitLabel }) => (
        <span className="nowrap">
          {format.number(quantity)} {unit !== 'PCT' && '× '}
          <span className="muted">{unitLabel}</span>
        </span>
      ),
    },
    {
      key: 'Amount',
      title: 'charge.amount',
      align: 'num',
      render: ({ amount, currency }) => (
        <span className="nowrap strong">
          {format.money(amount)} <span className="muted">{currency}</span>
        </span>
      ),
      total: () => <Sums sums={sums} />,
    },
    {
      key: 'ChgRate',
      title: 'charge.exchange-rate',
      align: 'num',
      optional: true,
      render: ({ exchangeRate }) => exchangeRate && format.number(exchangeRate),
    },
    {
      key: 'TaxRate',
      title: 'charge.tax-rate',
      align: 'num',
      filled: isTaxed,
      render: (charge) => isTaxed(charge) && `${format.number(charge.taxRate)} %`,
    },
    {
      key: 'TaxAmount',
      title: 'charge.tax-amount',
      align: 'num',
      optional: true,
      render: (charge) =>
        isTaxed(charge) && (
          <span className="nowrap">
            {format.money(charge.taxAmount)} <span className="muted">{charge.currency}</span>
          </span>
        ),
    },
    {
      key: 'QuotedAmount',
      title: 'charge.against-quote',
      align: 'num',
      render: (charge) => <Against charge={charge} />,
    },
    {
      key: 'RecordDate',
      title: 'charge.recorded-on',
      render: ({ recordedOn }) => <span className="nowrap">{format.day(recordedOn)}</span>,
    },
    {
      key: 'DunNo',
      title: 'charge.statement-no',
      filled: ({ statementNo }) => statementNo,
      render: ({ statementNo }) => <span className="nowrap">{statementNo}</span>,
    },
    {
      key: 'InvoNo',
      title: 'charge.invoice-no',
      filled: ({ invoiceNo }) => invoiceNo,
      render: ({ invoiceNo }) => <span className="nowrap">{invoiceNo}</span>,
    },
    {
      key: 'Remark',
      title: 'shared.remark',
      long: true,
      filled: ({ remark, diffReason }) => remark ?? diffReason,
      render: ({ remark, diffReason }) => [diffReason, remark].filter(Boolean).join(' · '),
    },
  ]
}

const isTaxed = ({ taxWay }: ChargeView) => taxWay === 'TAXABLE'

type Charged = { charges: ChargeView[]; amounts: readonly CurrencySum[] }

/** The charges that a customer pays, beside the price that was quoted for them. */
export function ChargesCard({ charges, amounts }: Charged) {
  const text = useText()
  return (
    <TableCard
      id="charge.charges"
      title={text('charge.charges')}
      columns={useChargeColumns<ChargeView>(amounts)}
      rows={charges}
      rowKey={({ id }) => id}
      empty={<EmptyState title={text('charge.charges-empty')} icon="bill" />}
    />
  )
}
