import type { WorkbenchFigures } from '@landbridge/contract/insight/workbench'
import { type Mode, modeNames, modes } from '@landbridge/contract/shared/modes'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { PlotCard } from '../../platform/ui/plot/plot-card.tsx'
import styles from './workbench.module.css'

/** Tonnage and cost by month, once there are any. */
export function MonthPlots({ figures: { months, costCurrency, withoutRate } }: { figures: WorkbenchFigures }) {
  const hasAny = months.some(({ tonnage, cost }) => tonnage.length > 0 || Number(cost) !== 0)
  if (!hasAny) return null
  return (
    <div className={styles.plots}>
      <TonnagePlot months={months} />
      <CostPlot months={months} currency={costCurrency} withoutRate={withoutRate} />
    </div>
  )
}

type Months = { months: WorkbenchFigures['months'] }

const useMonthNames = ({ months }: Months) => {
  const format = useFormat()
  return months.map(({ month }) => ({ short: format.month(month, 'short'), long: format.month(month) }))
}

function TonnagePlot({ months }: Months) {
  const text = useText()
  const format = useFormat()
  const names = useMonthNames({ months })
  const tonsOf = (mode: Mode) =>
    months.map(({ tonnage }) => {
      const moved = tonnage.find(({ serviceModeId }) => serviceModeId === modes[mode].code)
      return Number(moved?.grossWeightKg ?? 0) / 1000
    })
  const parts = modeNames
    .map((mode) => ({
      key: mode,
      label: text(`booking.mode-${modes[mode].code}`),
      colour: `--${modes[mode].icon}`,
      values: tonsOf(mode),
    }))
    .filter(({ values }) => values.some((tons) => tons > 0))
  return (
    <PlotCard
      title={text('insight.tonnage')}
      toggle={{ table: text('insight.show-table'), plot: text('insight.show-plot') }}
      label={text('insight.tonnage-by-month')}
      namesTitle={text('insight.month')}
      names={names}
      parts={parts}
      figureWithUnit={(tons) => text('insight.tons', { figure: format.number(tons, 1) })}
      figure={(tons) => format.compact(tons)}
    />
  )
}

function CostPlot({ months, currency, withoutRate }: Months & { currency: string; withoutRate: readonly string[] }) {
  const text = useText()
  const format = useFormat()
  const names = useMonthNames({ months })
  const values = months.map(({ cost }) => Number(cost))
  const [before = 0, now = 0] = values.slice(-2)
  const aside = (
    <small className="muted desk-only">
      {withoutRate.length > 0
        ? text('insight.cost-without', { currencies: withoutRate.join(', ') })
        : text('insight.cost-now', { now: format.compact(now), before: format.compact(before) })}
    </small>
  )
  return (
    <PlotCard
      title={
        <>
          {text('insight.cost')} <small className="muted">{currency}</small>
        </>
      }
      aside={aside}
      toggle={{ table: text('insight.show-table'), plot: text('insight.show-plot') }}
      label={text('insight.cost-by-month', { currency })}
      namesTitle={text('insight.month')}
      names={names}
      parts={[{ key: 'cost', label: currency, colour: '--bars', values }]}
      lastColour="--bars-now"
      figureWithUnit={(amount) => format.money(amount, currency)}
      figure={(amount) => format.compact(amount)}
    />
  )
}
