import { departureName } from '@landbridge/contract/pricing/departure'
import type { DepartureRow } from '@landbridge/contract/pricing/departure-desk-endpoints'
import type { DepartureStage } from '@landbridge/contract/pricing/departure-lifecycle'
import { boxWords } from '@landbridge/contract/shared/box-words'
import { sellsSpace } from '@landbridge/contract/shared/modes'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useText } from '../../platform/text.tsx'
import { moment } from '../../platform/ui/column-makers.tsx'
import { StatusPill, type Tone } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { modeCodeOf, priceWordsOf } from '../modes/price-words.ts'
import type { PricingModeView } from '../price/pricing-mode-view.ts'
import styles from '../pricing.module.css'
import { LaneInWords } from '../query/lane-strip.tsx'
import { isSpaceCounted, shortSpace, spaceTone } from '../query/offer-words.ts'

const number: Column<DepartureRow> = {
  key: 'TrainNo',
  title: 'pricing.departure-no',
  pinned: true,
  truncates: true,
  sortName: 'departureNo',
  render: (row) => (
    <Link to={deskPaths.departure(row.id)}>
      {row.vessel ?? departureName(row)}
      {row.vessel && (
        <>
          {' / '}
          <br />
          {row.departureNo}
        </>
      )}
    </Link>
  ),
}
const etd = moment<DepartureRow>('Etsh', 'pricing.etd', (row) => row.etd, {
  labelled: true,
  wraps: true,
  sortName: 'etd',
  zone: (row) => row.etdZone,
})
const space: Column<DepartureRow> = {
  key: 'Space',
  title: 'pricing.space-left',
  render: (row) => <Space row={row} />,
}
const slotsLeft: Column<DepartureRow> = {
  key: 'SlotsLeft',
  title: 'pricing.slots-left',
  labelled: true,
  align: 'num',
  sortName: 'slotsLeft',
  render: (row) => (isSpaceCounted(row) ? `${row.slotsLeft} / ${row.slotsTotal}` : null),
}
const state: Column<DepartureRow> = {
  key: 'StateText',
  title: 'pricing.state',
  render: (row) => <State row={row} />,
}

const allColumns: readonly Column<DepartureRow>[] = [
  number,
  etd,
  {
    key: 'Route',
    title: 'pricing.route',
    render: (row) => <LaneInWords row={row} />,
  },
  {
    key: 'Vessel',
    title: 'pricing.vessel',
    optional: true,
    render: (row) => [row.carrierCode, row.vessel].filter(Boolean).join(' · '),
  },
  space,
  slotsLeft,
  { key: 'BoxesBooked', title: 'pricing.boxes-booked', optional: true, align: 'num', render: (row) => row.boxesBooked },
  moment('SiCutoff', 'pricing.si-cutoff', (row) => row.siCutoff, { wraps: true, zone: (row) => row.cutoffZone }),
  moment('CyCutoff', 'pricing.cargo-cutoff', (row) => row.cargoCutoff, { wraps: true, zone: (row) => row.cutoffZone }),
  moment('Etad', 'pricing.eta', (row) => row.eta, { wraps: true, optional: true, zone: (row) => row.etaZone }),
  state,
]
const allCards: readonly Column<DepartureRow>[] = [
  number,
  state,
  { ...etd, fullWidth: true },
  {
    ...slotsLeft,
    labelled: false,
    render: (row) =>
      isSpaceCounted(row) && <span className="nowrap">{`${row.slotsLeft} / ${row.slotsTotal} TEU`}</span>,
  },
  space,
]

/** The title of the cut-off for papers, by mode. */
function papersTitle(mode: PricingModeView) {
  const { papersCutoff: title } = priceWordsOf(mode)
  return title && { title }
}

/** Columns of a mode: uncounted departures have no space, and the cut-off for papers has its own title. */
const inMode = (all: readonly Column<DepartureRow>[], mode: PricingModeView): readonly Column<DepartureRow>[] =>
  sellsSpace(modeCodeOf(mode))
    ? all
    : all
        .filter(({ key }) => key !== 'SlotsLeft' && key !== 'BoxesBooked')
        .map((column) => ({
          ...column,
          ...(column.key === 'Space' && { title: 'pricing.booking-column' as const }),
          ...(column.key === 'SiCutoff' && papersTitle(mode)),
        }))

/** Bookable space: none once departed or cancelled, and past a cut-off the word that booking is closed. */
function Space({ row }: { row: DepartureRow }) {
  const text = useText()
  if (row.stage !== 'scheduled') return null
  if (!row.isOpen) return <StatusPill tone="idle">{text('pricing.booking-over')}</StatusPill>
  if (!isSpaceCounted(row)) return <StatusPill tone="ok">{text('pricing.booking-open')}</StatusPill>
  return (
    <span title={boxWords(row.spaceText)}>
      <StatusPill tone={spaceTone(row)}>{boxWords(shortSpace(row)) || text('pricing.full')}</StatusPill>
    </span>
  )
}

export const stageTones: Readonly<Record<DepartureStage, Tone>> = {
  scheduled: 'info',
  departed: 'ok',
  cancelled: 'idle',
}

function State({ row }: { row: DepartureRow }) {
  const text = useText()
  return (
    <span className={styles.spaceOfAll}>
      <StatusPill tone={stageTones[row.stage]}>{row.stateLabel}</StatusPill>
      {row.sample && <span className="small muted">{text('pricing.sample')}</span>}
    </span>
  )
}

export const departureColumnsOf = (mode: PricingModeView) => inMode(allColumns, mode)
export const departureCardsOf = (mode: PricingModeView) => inMode(allCards, mode)
