import { modes } from '@landbridge/contract/shared/modes'
import { type TrackedMode, trackedModes } from '@landbridge/contract/tracking/modes/tracked-modes'
import type { TrackingFilter } from '@landbridge/contract/tracking/tracking-endpoints'
import { dayRange } from '@landbridge/contract/tracking/tracking-values'
import type { ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { DatesFilter } from '../../platform/ui/filter-bar.tsx'
import { keyword, type ListFilter } from '../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { ButtonLink, Chip, Segments } from '../../platform/ui/parts.tsx'
import { PlaceSelect } from '../../reference/index.ts'
import { listAddress, trackingModes } from '../modes/tracking-modes.ts'
import styles from '../tracking.module.css'
import { useTrackingList } from '../tracking-api.ts'
import { RowRoute, trackingCardColumns, trackPage } from '../tracking-columns.tsx'

/** Boxes of the company under way in one mode, the latest news first. */
export function trackingListPageOf(mode: TrackedMode): ComponentType {
  const list = underwayIn(mode)
  return function TrackingListPage() {
    return (
      <div key={mode} className={styles.cards}>
        <ListPage list={list} />
      </div>
    )
  }
}

const underwayIn = (mode: TrackedMode) => {
  const { listId, columns, searchedBy } = trackingModes[mode]
  return describeList({
    id: listId,
    title: 'tracking.list-title',
    defaults: { filters: { filter: '', atd: '', ata: '', originCode: '', destinationCode: '', blFed: '' } },
    query: ({ input: { atd, ata, blFed, ...input } }) =>
      useTrackingList(mode, {
        ...input,
        ...rangeIn('atd', atd),
        ...rangeIn('ata', ata),
        hasFeederLeg: blFed === 'T',
      }),
    columns,
    cardColumns: trackingCardColumns(columns[0]),
    rowKey: ({ id }) => id,
    rowLink: trackPage,
    cardTop: (row) => <RowRoute row={row} />,
    filters: [
      keyword('filter', searchedBy),
      stationFilter(mode, 'origin', 'tracking.origin'),
      stationFilter(mode, 'destination', 'tracking.destination'),
      rangeFilter('atd', 'tracking.departure'),
      rangeFilter('ata', 'tracking.arrival'),
      ...(modes[mode].freesBoxes ? [FeederFilter] : []),
    ],
    Actions: () => <ModeChoice mode={mode} />,
    empty: { title: 'tracking.list-empty', hint: 'tracking.list-empty-hint', icon: 'track', Action: ToBook },
  })
}

const rangeIn = <Name extends 'atd' | 'ata'>(name: Name, value: string | undefined) =>
  value ? ({ [name]: dayRange.decode(value) } as Pick<TrackingFilter, Name>) : {}

function ToBook() {
  const text = useText()
  return <ButtonLink to={paths.startBooking()}>{text('tracking.book')}</ButtonLink>
}

/** Links to the lists of the other modes. */
function ModeChoice({ mode }: { mode: TrackedMode }) {
  const text = useText()
  const navigate = useNavigate()
  return (
    <Segments
      label={text('tracking.mode')}
      value={mode}
      choices={trackedModes.map((value) => ({ value, label: text(trackingModes[value].name) }))}
      onChange={(other) => void navigate(listAddress(other))}
    />
  )
}

/** A range of days under one name of the address. */
const rangeFilter = <Name extends 'atd' | 'ata'>(name: Name, label: TextKey): ListFilter<Name> =>
  function Range({ state }) {
    const text = useText()
    const [from = '', to = ''] = state.filters[name].split(',')
    const change = (start: string, end: string) =>
      state.set({ [name]: start || end ? `${start},${end}` : '' } as { [One in Name]: string })
    return <DatesFilter label={text(label)} from={from} to={to} onChange={change} />
  }

const stationFilter = <End extends 'origin' | 'destination'>(
  mode: TrackedMode,
  end: End,
  label: TextKey,
): ListFilter<`${End}Code`> =>
  function Station({ state }) {
    const text = useText()
    const { placeMode, endKind } = modes[mode]
    const name = `${end}Code` as const
    return (
      <span className={styles.station}>
        <PlaceSelect
          look="low"
          mode={placeMode}
          {...(endKind && { kind: endKind })}
          end={end}
          label={text(label)}
          placeholder={text(label)}
          value={state.filters[name]}
          onChange={(code) => state.set({ [name]: code } as { [One in `${End}Code`]: string })}
        />
      </span>
    )
  }

const FeederFilter: ListFilter<'blFed'> = ({ state: { filters, set } }) => {
  const text = useText()
  return (
    <Chip isPressed={filters.blFed === 'T'} onClick={() => set({ blFed: filters.blFed === 'T' ? '' : 'T' })}>
      {text('tracking.feeder')}
    </Chip>
  )
}
