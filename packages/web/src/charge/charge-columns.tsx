import type { ChargeView, CurrencySum } from '@landbridge/contract/charge/charge-line'
import type { QuotedLine } from '@landbridge/contract/charge/quoted-line'
import type { ChargePayer } from '@landbridge/contract/pricing/payers'
import { compareAmounts } from '@landbridge/contract/shared/money'
import { useFormat } from '../platform/format.ts'
import { useText } from '../platform/text.tsx'
import { Figure } from '../platform/ui/cells.tsx'
import { day, figure } from '../platform/ui/column-makers.tsx'
import { Card } from '../platform/ui/parts.tsx'
import { EmptyState } from '../platform/ui/states.tsx'
import { TableCard } from '../platform/ui/table-card.tsx'
import type { Column } from '../platform/ui/table-columns.tsx'
import { Sums } from './sums.tsx'

/** The quoted or agreed amount, with the charge's difference and its reason. */
function QuoteComparison({ charge }: { charge: ChargeView }) {
  const { chargeCode, difference, currency, diffReason, quotedAmount, agreedAmount } = charge
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
  if (off === 0)
    return <span className="muted">{text(isFee(chargeCode) ? 'charge.extra-agreed' : 'charge.as-quoted')}</span>
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

/** True for fees of changes, which no quote contains. */
const isFee = (chargeCode: string): boolean => chargeCode === 'AMND' || chargeCode === 'CANC'

type AmountProps = { value: string | undefined; currency: string; isStrong?: boolean }

function Amount({ value, currency, isStrong }: AmountProps) {
  const format = useFormat()
  return (
    <span className={isStrong ? 'nowrap strong' : 'nowrap'}>
      {format.money(value)} <span className="muted">{currency}</span>
    </span>
  )
}

const Quantity = ({ charge: { quantity, unit, unitLabel } }: { charge: ChargeView }) => (
  <span className="nowrap">
    <Figure value={quantity} /> {unit !== 'PCT' && '× '}
    <span className="muted">{unitLabel}</span>
  </span>
)

const columns: readonly Column<ChargeView>[] = [
  { key: 'CostName', title: 'charge.charge', render: ({ chargeName }) => chargeName },
  {
    key: 'Payer',
    title: 'charge.payer',
    hasValue: ({ payer }) => payer,
    render: ({ payer }) => payer && <PayerWord payer={payer} />,
  },
  {
    key: 'Rate',
    title: 'charge.unit-price',
    align: 'num',
    render: ({ unitPrice, currency }) => <Amount value={unitPrice} currency={currency} />,
  },
  { key: 'Quantity', title: 'charge.quantity', align: 'num', render: (charge) => <Quantity charge={charge} /> },
  {
    key: 'Amount',
    title: 'charge.amount',
    align: 'num',
    render: ({ amount, currency }) => <Amount value={amount} currency={currency} isStrong />,
  },
  figure('ChgRate', 'charge.exchange-rate', ({ exchangeRate }) => exchangeRate, { optional: true }),
  {
    key: 'TaxRate',
    title: 'charge.tax-rate',
    align: 'num',
    hasValue: (charge) => isTaxed(charge),
    render: (charge) => isTaxed(charge) && <TaxRate rate={charge.taxRate} />,
  },
  {
    key: 'TaxAmount',
    title: 'charge.tax-amount',
    align: 'num',
    optional: true,
    render: (charge) => isTaxed(charge) && <Amount value={charge.taxAmount} currency={charge.currency} />,
  },
  {
    key: 'QuotedAmount',
    title: 'charge.against-quote',
    align: 'num',
    render: (charge) => <QuoteComparison charge={charge} />,
  },
  day('RecordDate', 'charge.recorded-on', ({ recordedOn }) => recordedOn),
  {
    key: 'DunNo',
    title: 'charge.statement-no',
    hasValue: ({ statementNo }) => statementNo,
    render: ({ statementNo }) => <span className="nowrap">{statementNo}</span>,
  },
  {
    key: 'InvoNo',
    title: 'charge.invoice-no',
    hasValue: ({ invoiceNo }) => invoiceNo,
    render: ({ invoiceNo }) => <span className="nowrap">{invoiceNo}</span>,
  },
  {
    key: 'Remark',
    title: 'shared.remark',
    truncates: true,
    hasValue: ({ remark, diffReason }) => remark ?? diffReason,
    render: ({ remark, diffReason }) => [diffReason, remark].filter(Boolean).join(' · '),
  },
]

export const chargeColumns = (sums: readonly CurrencySum[]): Column<ChargeView>[] =>
  columns.map((column) => (column.key === 'Amount' ? { ...column, total: () => <Sums sums={sums} /> } : column))

const TaxRate = ({ rate }: { rate: string | undefined }) => (
  <>
    <Figure value={rate} /> %
  </>
)

const isTaxed = ({ taxWay }: ChargeView) => taxWay === 'TAXABLE'

function PayerWord({ payer }: { payer: ChargePayer }) {
  const text = useText()
  return <span className="nowrap">{text(`charge.payer-${payer}`)}</span>
}

type OtherPayersChargesProps = { charges: readonly QuotedLine[] }

/** Agreed lines that another party of the sale pays, which are neither our receivable nor the reader's debt. */
export function OtherPayersCharges({ charges }: OtherPayersChargesProps) {
  const text = useText()
  const format = useFormat()
  if (charges.length === 0) return null
  return (
    <Card title={text('charge.others-charges')} actions={<span className="muted">{text('charge.others-hint')}</span>}>
      <dl className="pad stack tight">
        {charges.map(({ quoteLineId, chargeName, payer, amount, currency }) => (
          <div key={quoteLineId} className="row between">
            <dt>
              {chargeName} {payer && <small className="muted">{text(`charge.payer-${payer}`)}</small>}
            </dt>
            <dd className="nowrap">{format.money(amount, currency)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

type ChargesCardProps = { charges: ChargeView[]; amounts: readonly CurrencySum[] }

export function ChargesCard({ charges, amounts }: ChargesCardProps) {
  const text = useText()
  return (
    <TableCard
      id="charge.charges"
      title={text('charge.charges')}
      columns={chargeColumns(amounts)}
      rows={charges}
      rowKey={({ id }) => id}
      empty={<EmptyState title={text('charge.charges-empty')} icon="bill" />}
    />
  )
}
