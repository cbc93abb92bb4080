import { clockKinds, clockLabels, type FreeTimeLine, rateDayOf } from '@landbridge/contract/pricing/free-time'
import type { TariffDetail } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card } from '../../platform/ui/parts.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'

/** By clock in the order of the route, then by day. */
const inOrder = (one: FreeTimeLine, other: FreeTimeLine) =>
  clockKinds.indexOf(one.clock) - clockKinds.indexOf(other.clock) || rateDayOf(one) - rateDayOf(other)

/** Days of a rate up to the clock's next one, 11–20, or open-ended, 21+. */
function daysOf(line: FreeTimeLine, next: FreeTimeLine | undefined): string {
  const first = rateDayOf(line)
  return next?.clock === line.clock ? `${first}–${rateDayOf(next) - 1}` : `${first}+`
}

const isNextRate = (lines: readonly FreeTimeLine[], index: number) => lines[index - 1]?.clock === lines[index]?.clock

/** Free days and the rising rates after them. */
export function FreeTime({ tariff }: { tariff: Pick<TariffDetail, 'freeTimes' | 'currency'> }) {
  const text = useText()
  const format = useFormat()
  const lines = (tariff.freeTimes ?? []).toSorted(inOrder)
  if (lines.length === 0) return null
  const cost = (amount: string | null | undefined) => (amount ? format.money(amount, tariff.currency) : '—')
  return (
    <Card title={text('pricing.free-time')}>
      <TableBox>
        <table className="table card-table stacked">
          <thead>
            <tr>
              <th>{text('pricing.clock')}</th>
              <th className="num">{text('pricing.free-days-column')}</th>
              <th className="num">{text('pricing.days-charged')}</th>
              <th className="num">{text('pricing.per-20')}</th>
              <th className="num">{text('pricing.per-40')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, i) => (
              <tr key={`${line.clock} ${line.fromDay ?? ''}`}>
                <td className="strong">
                  <span className={isNextRate(lines, i) ? 'phone-only' : undefined}>
                    {text(clockLabels[line.clock])}
                  </span>
                </td>
                <td className="num" data-label={text('pricing.free-days-column')}>
                  {!isNextRate(lines, i) && line.freeDays}
                </td>
                <td className="num" data-label={text('pricing.days-charged')}>
                  {daysOf(line, lines[i + 1])}
                </td>
                <td className="num" data-label={text('pricing.per-20')}>
                  {cost(line.per20)}
                </td>
                <td className="num" data-label={text('pricing.per-40')}>
                  {cost(line.per40)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </Card>
  )
}
