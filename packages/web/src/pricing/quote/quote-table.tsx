import { type PriceSection, priceSections, sectionOfBlock } from '@landbridge/contract/pricing/charge-blocks'
import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PayerAsk } from '@landbridge/contract/pricing/payers'
import type { PriceQuote, PriceRow, QuoteCharge } from '@landbridge/contract/pricing/price'
import { sumOf } from '@landbridge/contract/shared/money'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'
import { ErrorState, SkeletonLines } from '../../platform/ui/states.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { usePricingMode } from '../modes/pricing-modes.ts'
import { DirectHandling, OutsideBlocks, payerKey, shareKey } from '../price/payer-parts.tsx'
import type { BoxType } from '../price/pricing-mode-view.ts'
import { type QuoteChoice, quoteQueryOf } from '../price/quote-query.ts'
import styles from '../pricing.module.css'
import { useQuote } from '../pricing-api.ts'
import { QuoteAsk } from './quote-ask.tsx'

type QuerySale = { boxType: BoxType; sale: PayerAsk }

type TableProps = {
  row: PriceRow
  state: QuerySale
  departure: DepartureView | undefined
  chosen: QuoteChoice
  onChoose: (chosen: QuoteChoice) => void
}

export function QuoteTable({ row, state: { boxType, sale }, departure, chosen, onChoose }: TableProps) {
  const text = useText()
  const { quoteLoad } = usePricingMode()
  const quote = useQuote(quoteQueryOf(row, departure, chosen, { ...quoteLoad(row, chosen, boxType), ...sale }))
  return (
    <section className="stack tight">
      <h3>{text('pricing.breakdown')}</h3>
      <QuoteAsk row={row} boxType={boxType} chosen={chosen} onChoose={onChoose} />
      {quote.data ? (
        <div aria-busy={quote.isPlaceholderData} className={quote.isPlaceholderData ? styles.stale : undefined}>
          <Charges quote={quote.data} row={row} />
        </div>
      ) : quote.error ? (
        <ErrorState error={quote.error} onRetry={() => quote.refetch()} />
      ) : (
        <SkeletonLines lines={4} />
      )}
    </section>
  )
}

function Charges({ quote, row }: { quote: PriceQuote; row: PriceRow }) {
  const text = useText()
  const format = useFormat()
  const foreign = quote.totals.filter(({ currency }) => currency !== quote.currency)
  return (
    <>
      {quote.warnings.map((warning) => (
        <Note key={warning.code + warning.message} tone="warn">
          {warning.message}
        </Note>
      ))}
      <TableBox className={styles.charges}>
        <table className="table card-table">
          <thead>
            <tr>
              <th>{text('pricing.charge')}</th>
              <th className="num">{text('pricing.quantity')}</th>
              <th className="num">{text('pricing.unit-price')}</th>
              <th className="num">{text('pricing.amount-in', { currency: quote.currency })}</th>
            </tr>
          </thead>
          <tbody>
            {priceSections.map((section) => (
              <SectionRows key={section} section={section} quote={quote} row={row} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={3}>{text(quote.amount ? 'shared.total' : 'pricing.known-charges')}</td>
              <td className="num">
                {quote.amount ? format.money(quote.amount, quote.currency) : text('pricing.price-on-request')}
              </td>
            </tr>
            {payersOf(quote).map((payer) => (
              <tr key={payer}>
                <td colSpan={3}>
                  {text(shareKey(payer, quote.ownPayer))} <small className="muted">{text(payerKey(payer))}</small>
                </td>
                <td className="num">{format.sums(quote.payerSums.filter((sum) => sum.payer === payer)) || '—'}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      </TableBox>
      <DirectHandling lines={quote.paidDirectly} />
      <OutsideBlocks blocks={quote.blocksOutside} />
      {foreign.length > 0 && (
        <p className="muted small">
          {text('pricing.as-priced', {
            sums: format.sums(quote.totals),
          })}
        </p>
      )}
    </>
  )
}

const payersOf = ({ payerSums, ownPayer }: PriceQuote) => [
  ...new Set([ownPayer, ...payerSums.map(({ payer }) => payer)]),
]

function SectionRows({ section, quote, row }: { section: PriceSection; quote: PriceQuote; row: PriceRow }) {
  const text = useText()
  const format = useFormat()
  const charges = quote.charges.filter(({ block }) => sectionOfBlock[block] === section)
  if (charges.length === 0) return null
  const sum = sumOf(
    charges.map(({ convertedAmount }) => convertedAmount),
    quote.currency,
  )
  return (
    <>
      <tr className={styles.section}>
        <th colSpan={3} scope="rowgroup">
          {text(`pricing.section-${section}`)}
        </th>
        <td className="num">{format.money(sum, quote.currency)}</td>
      </tr>
      {charges.map((charge, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same charge may stand twice, and lines never move
        <ChargeLine key={i} charge={charge} row={row} currency={quote.currency} />
      ))}
    </>
  )
}

function ChargeLine({ charge, row, currency }: { charge: QuoteCharge; row: PriceRow; currency: string }) {
  const text = useText()
  const format = useFormat()
  const note = usePricingMode().chargeNote(charge, row)
  const rate = text('pricing.at-rate', {
    rate: format.number(charge.exchangeRate),
    currency: charge.currency,
    into: currency,
  })
  return (
    <tr>
      <td>
        {charge.chargeName}
        {note && <span className="muted"> {note}</span>} <small className="muted">{text(payerKey(charge.payer))}</small>
      </td>
      <td className="num">
        {charge.unit === 'PCT' ? format.money(charge.quantity, charge.currency) : `${format.number(charge.quantity)} ×`}
        <small className="muted"> {charge.unitName}</small>
      </td>
      <td className="num">
        {charge.unit === 'PCT'
          ? `${format.number(charge.unitPrice)} %`
          : format.money(charge.unitPrice, charge.currency)}
      </td>
      <td className="num" title={charge.currency === currency ? undefined : rate}>
        {format.money(charge.convertedAmount, currency)}
      </td>
    </tr>
  )
}
