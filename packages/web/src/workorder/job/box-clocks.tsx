import { clockLabels } from '@landbridge/contract/pricing/free-time'
import type { BoxClock } from '@landbridge/contract/workorder/box-clock'
import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Card, Facts, Note } from '../../platform/ui/parts.tsx'

/** False for a clock that ended within its free days. */
const isTelling = ({ endsOn, cost }: BoxClock): boolean => !endsOn || Number(cost ?? 0) > 0

/** Days of warning before the free time ends. */
const warnedDays = 2

const toneOf = ({ daysLeft }: BoxClock) => {
  if (daysLeft === undefined) return 'info'
  return daysLeft < 0 ? 'bad' : daysLeft <= warnedDays ? 'warn' : 'info'
}

/** A clock in words: days left or over, cost so far, and cost of the next day. */
function useClockText() {
  const text = useText()
  const format = useFormat()
  return ({ daysLeft, lastFreeDay, cost, dayCost, currency }: BoxClock): string => {
    const money = (amount: string) => format.money(amount, currency)
    if (daysLeft === undefined) return money(cost ?? '0')
    const next =
      dayCost && text(daysLeft < 0 ? 'workorder.clock-further' : 'workorder.clock-then', { cost: money(dayCost) })
    const soFar = daysLeft < 0 && cost && text('workorder.clock-so-far', { cost: money(cost) })
    return format.clauses([daysText(), soFar, next].filter((clause): clause is string => !!clause))

    function daysText() {
      if (daysLeft === 0) return text('workorder.clock-last-day')
      const count = Math.abs(daysLeft ?? 0)
      return (daysLeft ?? 0) > 0
        ? text('workorder.clock-left', { count, day: format.day(lastFreeDay) })
        : text('workorder.clock-over', { count })
    }
  }
}

export function BoxClockNotes({ clocks }: { clocks: readonly BoxClock[] | undefined }) {
  const text = useText()
  const clockText = useClockText()
  return (clocks ?? []).filter(isTelling).map((one) => (
    <Note key={one.clock} tone={toneOf(one)} icon="date">
      {text(clockLabels[one.clock])}: {clockText(one)}
    </Note>
  ))
}

export function FreeTimeCard({ job: { containers } }: { job: Pick<JobDetail, 'containers'> }) {
  const text = useText()
  const clockText = useClockText()
  const facts = containers.flatMap(({ containerNo, containerType, clocks }) =>
    (clocks ?? [])
      .filter(isTelling)
      .map((one) => [`${containerNo ?? containerType} · ${text(clockLabels[one.clock])}`, clockText(one)] as const),
  )
  if (facts.length === 0) return null
  return (
    <Card title={text('workorder.free-time')}>
      <Facts facts={facts} />
    </Card>
  )
}
