import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { FavouriteKey } from '@landbridge/contract/reference/reference-endpoints'
import type { PlaceOption } from '@landbridge/contract/reference/reference-options'
import { legModeCodes, type ModeCode, modeOf, placeModeOf } from '@landbridge/contract/shared/modes'
import type { FavouriteFilter, FavouriteRow } from '@landbridge/contract/workorder/favourite-endpoints'
import { jobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useOfferUndo } from '../../platform/offer-undo.ts'
import { useText } from '../../platform/text.tsx'
import { moment, money } from '../../platform/ui/column-makers.tsx'
import { DayOf } from '../../platform/ui/lane-of.tsx'
import { describeList, ListPage } from '../../platform/ui/list-page.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { ButtonLink, IconButton, ModeDot } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { useAddFavourite, useFavouritePlaces, useRemoveFavourite } from '../../reference/index.ts'
import { collectAgain, useFavourites, useUncollect } from '../job-api.ts'
import { FirstOf, JobPill, ServiceTerm, spaced } from '../shown/job-parts.tsx'

type KeptPlaceRow = FavouriteRow & { place?: FavouriteKey }

const [firstMode] = jobModes

const laneLink = (row: FavouriteRow) =>
  paths.freightQuery(modeOf(row.mode), { PortlCd: row.originCode, PortdCd: row.destinationCode })
const pricesFrom = (row: KeptPlaceRow) => paths.freightQuery(modeOf(row.mode), { PortlCd: row.originCode })

function linkOf(row: KeptPlaceRow) {
  if (row.place) return pricesFrom(row)
  return row.jobId ? paths.job(modeOf(row.mode), row.jobId) : laneLink(row)
}

function Lane({ row }: { row: FavouriteRow }) {
  const stops = [{ label: row.originName }, { label: row.destinationName }]
  return <RouteStrip isSmall stops={stops} title={`${row.originName} → ${row.destinationName}`} />
}

function RemoveJobButton({ row }: { row: FavouriteRow }) {
  const text = useText()
  const uncollect = useUncollect()
  const offerUndo = useOfferUndo()
  const { jobId, jobNo, originCode, originName, destinationCode, destinationName, note } = row
  const again = jobId ? { id: jobId } : { mode: row.mode as ModeCode, originCode, destinationCode }
  const remove = () =>
    uncollect
      .mutateAsync({ id: row.id })
      .then(
        () =>
          offerUndo(jobNo ?? `${originName} → ${destinationName}`, () =>
            collectAgain({ ...again, ...(note && { note }) }),
          ),
        toastError,
      )
  return <IconButton name="bin" label={text('workorder.uncollect')} onClick={remove} />
}

function RemovePlaceButton({ row: { place, originName } }: { row: KeptPlaceRow }) {
  const text = useText()
  const [drop, keep] = [useRemoveFavourite(), useAddFavourite()]
  const offerUndo = useOfferUndo()
  if (!place) return null
  const remove = () =>
    drop
      .mutateAsync({ json: place })
      .then(() => offerUndo(originName, () => keep.mutateAsync({ json: place })), toastError)
  return <IconButton name="bin" label={text('workorder.uncollect')} onClick={remove} />
}

const lane: Column<KeptPlaceRow> = { key: 'Portl', title: 'workorder.lane', render: (row) => <Lane row={row} /> }
const added: Column<KeptPlaceRow> = moment('AddedAt', 'workorder.added', (row) => row.addedAt, { labelled: true })
const note: Column<KeptPlaceRow> = {
  key: 'Note',
  title: 'workorder.note',
  truncates: true,
  optional: true,
  render: (row) => row.note,
}
const removeColumn: Column<KeptPlaceRow> = {
  key: 'tools',
  title: 'shared.tools',
  render: (row) => <RemoveJobButton row={row} />,
}

const jobColumns: readonly Column<KeptPlaceRow>[] = [
  {
    key: 'JobNoIn',
    title: 'workorder.job-no',
    pinned: true,
    render: (row) => (
      <span className="row nowrap">
        <ModeDot mode={modeOf(row.mode)} />
        <Link to={linkOf(row)} className="strong">
          {row.jobNo}
        </Link>
      </span>
    ),
  },
  {
    key: 'ConNo',
    title: 'workorder.containers',
    render: (row) => <FirstOf many={row.containerNos?.map(spaced)} mono />,
  },
  lane,
  { key: 'StateText', title: 'workorder.state', render: (row) => row.state && <JobPill state={row.state} /> },
  { key: 'TrackText', title: 'workorder.latest-event', truncates: true, render: (row) => row.trackLabel },
  moment('LocationTime', 'workorder.event-at', (row) => row.locatedAt, { sortName: 'locatedAt' }),
  {
    key: 'Etad',
    title: 'workorder.arrival',
    render: (row) => <DayOf actual={row.ata} estimated={row.eta} zone={row.destinationZone} />,
  },
  {
    key: 'ServiceTerm',
    title: 'workorder.service-term',
    optional: true,
    render: (row) => <ServiceTerm term={row.serviceTerm} />,
  },
  {
    key: 'Blno',
    title: 'workorder.bill-or-note',
    optional: true,
    render: (row) => <FirstOf many={row.houseBillNo?.split(',')} mono />,
  },
  { key: 'BookingNo', title: 'workorder.booking-no', optional: true, render: (row) => row.bookingNo },
  { key: 'ProxyNo', title: 'workorder.customer-reference', optional: true, render: (row) => row.customerReference },
  note,
  { ...added, optional: true },
  removeColumn,
]

const laneColumns: readonly Column<KeptPlaceRow>[] = [
  {
    key: 'Lane',
    title: 'workorder.lane',
    pinned: true,
    render: (row) => (
      <span className="row nowrap">
        <ModeDot mode={modeOf(row.mode)} />
        <Link to={laneLink(row)} className="strong">
          {`${row.originName} → ${row.destinationName}`}
        </Link>
      </span>
    ),
  },
  money('LanePrice', 'workorder.lane-price', (row) => row.price && { amount: row.price, currency: row.currency }),
  note,
  added,
  removeColumn,
]

const placeColumns: readonly Column<KeptPlaceRow>[] = [
  {
    key: 'Place',
    title: 'workorder.place',
    pinned: true,
    render: (row) => (
      <span className="row nowrap">
        <ModeDot mode={modeOf(row.mode)} />
        <Link to={pricesFrom(row)} className="strong">
          {row.originName}
        </Link>
      </span>
    ),
  },
  { key: 'tools', title: 'shared.tools', render: (row) => <RemovePlaceButton row={row} /> },
]

function ToJobs() {
  const text = useText()
  return <ButtonLink to={paths.jobs(firstMode)}>{text('workorder.list-title')}</ButtonLink>
}

function ToPrices() {
  const text = useText()
  return <ButtonLink to={paths.freightQuery(firstMode)}>{text('workorder.to-prices')}</ButtonLink>
}

const emptyFavourites = {
  job: { hint: 'workorder.favourites-hint', Action: ToJobs },
  lane: { hint: 'workorder.favourite-lanes-hint', Action: ToPrices },
  place: { hint: 'workorder.favourite-places-hint', Action: ToPrices },
} as const

const columnsByKind = { job: jobColumns, lane: laneColumns, place: placeColumns } as const
type Kind = keyof typeof columnsByKind
const kindOf = ({ kind }: { kind: string }): Kind => (kind in columnsByKind ? (kind as Kind) : 'job')

function useKept(kind: Kind, input: object) {
  const isPlaces = kind === 'place'
  const rows = useFavourites({ ...input, kind: kind === 'lane' ? 'lane' : 'job' } as FavouriteFilter, !isPlaces)
  const places = useFavouritePlaces(isPlaces)
  const { data } = places
  return isPlaces ? { ...places, data: data && { ...data, items: data.items.map(keptOfPlace) } } : rows
}

const keptOfPlace = ({ mode, code, label }: PlaceOption): KeptPlaceRow => ({
  id: `${mode}/${code}`,
  kind: 'lane',
  mode: modeOfPlaces(mode),
  place: { mode, code },
  originCode: code,
  originName: label,
  destinationCode: '',
  destinationName: '',
  addedAt: new Date(0),
})

const modeOfPlaces = (placeMode: PlaceMode): ModeCode =>
  legModeCodes.find((code) => placeModeOf(code) === placeMode) ?? legModeCodes[0]

const favourites = describeList({
  id: (filters) => `workorder.favourite-${kindOf(filters)}`,
  title: 'workorder.favourites',
  defaults: { filters: { kind: 'job' } },
  query: ({ input, filters }) => useKept(kindOf(filters), input),
  tabs: {
    name: 'kind',
    label: 'workorder.favourites',
    choices: [
      ['job', 'workorder.favourite-jobs'],
      ['lane', 'workorder.favourite-lanes'],
      ['place', 'workorder.favourite-places'],
    ],
    areSeparateLists: true,
  },
  columns: (filters) => columnsByKind[kindOf(filters)],
  rowKey: ({ id }: KeptPlaceRow) => id,
  rowLink: linkOf,
  cardTop: (row: KeptPlaceRow) => (row.place ? null : <Lane row={row} />),
  empty: (filters) => ({ title: 'workorder.favourites-empty', icon: 'star', ...emptyFavourites[kindOf(filters)] }),
})

export const FavouritesPage = () => <ListPage list={favourites} />
