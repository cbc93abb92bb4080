import type { TariffRow } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import type { TariffState } from '@landbridge/contract/pricing/tariff-lifecycle'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { day, moment } from '../../platform/ui/column-makers.tsx'
import { StatusPill, type Tone } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import type { DeskColumn, PricingDeskMode } from '../desk/modes/pricing-desk-mode.ts'
import styles from '../pricing.module.css'
import { LaneInWords } from '../query/lane-strip.tsx'

export const tariffTone: Readonly<Record<TariffState, Tone>> = { draft: 'warn', published: 'ok', withdrawn: 'idle' }

const number: Column<TariffRow> = {
  key: 'LineNo',
  title: 'pricing.line-no',
  pinned: true,
  sortName: 'lineNo',
  render: (row) => (
    <Link to={deskPaths.tariff(row.id)} className="nowrap">
      {row.lineNo} <small className="muted">v{row.revision}</small>
    </Link>
  ),
}
const state: Column<TariffRow> = { key: 'StateText', title: 'pricing.state', render: (row) => <State row={row} /> }

export const figureIn = (row: TariffRow, price: DeskColumn) =>
  'figureOf' in price ? price.figureOf(row) : row[price.column]

export const tariffColumnsOf = ({ columns }: PricingDeskMode): readonly Column<TariffRow>[] => [
  number,
  state,
  { key: 'Route', title: 'pricing.route', render: (row) => <LaneInWords row={row} /> },
  day('ValidFrom', 'pricing.valid-from', (row) => row.validFrom, { labelled: true, sortName: 'validFrom' }),
  day('ValidTo', 'pricing.valid-until', (row) => row.lastDay, { labelled: true, sortName: 'validTo' }),
  { key: 'Currcd', title: 'pricing.currency', render: (row) => row.currency },
  ...columns.map(
    (price): Column<TariffRow> => ({
      key: price.column,
      title: price.title,
      align: 'num',
      ...(!('figureOf' in price) && { sortName: price.column }),
      optional: price.optional ?? false,
      render: (row) => <Price price={figureIn(row, price)} />,
    }),
  ),
  {
    key: 'TransitDays',
    title: 'pricing.transit-days',
    align: 'num',
    render: (row) => `${row.transitDaysMin}–${row.transitDaysMax}`,
  },
  moment('ChangedAt', 'pricing.changed-at', (row) => row.changedAt, { sortName: 'changedAt', optional: true }),
]

export const tariffCardsOf = ({ columns }: PricingDeskMode): readonly Column<TariffRow>[] => [
  number,
  state,
  ...columns
    .filter(({ optional }) => !optional)
    .slice(0, 2)
    .map(
      (price): Column<TariffRow> => ({
        key: price.column,
        title: price.title,
        labelled: true,
        render: (row) => <Money amount={figureIn(row, price)} in={row.currency} />,
      }),
    ),
  { key: 'Validity', title: 'pricing.valid-from', fullWidth: true, render: (row) => <Validity row={row} /> },
]

function State({ row }: { row: TariffRow }) {
  const text = useText()
  return (
    <span className={styles.spaceOfAll}>
      <StatusPill tone={tariffTone[row.state]}>{row.stateLabel}</StatusPill>
      <span className="row wraps small">
        {row.isCurrent && <span className="ok-text">{text('pricing.holds-today')}</span>}
        {row.sample && <span className="muted">{text('pricing.sample')}</span>}
      </span>
    </span>
  )
}

const Price = ({ price }: { price: string | undefined }) => {
  const format = useFormat()
  return price ? format.number(price) : '—'
}
const Money = ({ amount, in: currency }: { amount: string | undefined; in: string }) => {
  const format = useFormat()
  return amount ? format.money(amount, currency) : '—'
}
const Validity = ({ row: { validFrom, lastDay } }: { row: TariffRow }) => <>{useFormat().days(validFrom, lastDay)}</>
