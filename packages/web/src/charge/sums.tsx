import { useFormat } from '../platform/format.ts'

/** One sum per currency: currencies are never added together. */
export function Sums({ sums }: { sums: readonly { currency: string; amount: string }[] }) {
  const format = useFormat()
  return (
    <>
      {sums.map(({ currency, amount }) => (
        <div key={currency} className="nowrap">
          {format.money(amount)} <span className="muted">{currency}</span>
        </div>
      ))}
    </>
  )
}
