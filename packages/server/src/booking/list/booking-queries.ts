import type { AllBookingFilter, AnyBookingRow } from '@landbridge/contract/booking/booking-endpoints'
import { bookingStateLabels } from '@landbridge/contract/booking/booking-labels'
import { goodsNameFor } from '@landbridge/contract/booking/form/goods-names'
import type { BookingFilter, BookingRow } from '@landbridge/contract/booking/mode-booking-endpoints'
import { businessZone, dayIn } from '@landbridge/contract/shared/business-day'
import { type LegModeCode, legModesOf, type ModeCode } from '@landbridge/contract/shared/modes'
import { userNamesInLists } from '../../access/index.ts'
import { askList } from '../../platform/list.ts'
import type { Call } from '../../platform/serve.ts'
import { type ReaderNames, readerNames, shortPlaceName, trackLabel } from '../../reference/index.ts'
import type { Carried } from '../life/booking.ts'
import { ownerOf } from '../life/booking-store.ts'
import { say } from '../life/booking-texts.ts'
import { bookingOrder, customerConditions, ownedBy, rowColumns } from './booking-list-sql.ts'
import { firstTodos } from './waiting-queries.ts'

/** Newest first by default, with the number of bookings in each state. */
export async function listBookings(mode: ModeCode, filter: BookingFilter, call: Call<'customer'>) {
  const { rows, ...rest } = await askBookings({ ...filter, mode }, call)
  return { items: rows, ...rest }
}

export async function listAllBookings({ serviceModeId, ...filter }: AllBookingFilter, call: Call<'customer'>) {
  const { rows, ...rest } = await askBookings({ ...filter, mode: serviceModeId }, call)
  const items = rows.map((row): AnyBookingRow => ({ ...row, serviceModeId: row.mode, bookingState: row.state }))
  return { items, ...rest }
}

async function askBookings(filter: BookingFilter & { mode: ModeCode | undefined }, call: Call<'customer'>) {
  const { tx, language } = call
  const { pageIndex, pageSize, orderState, mode } = filter
  const owner = ownerOf(call)
  const narrowed = await customerConditions(tx, filter)
  const isWhole = narrowed.length === 0 && 'customerId' in owner
  const [{ rows, ...rest }, names, namesById, todos] = await Promise.all([
    askList<ListedBooking>(tx, {
      from: 'booking b',
      key: 'b.id',
      columns: rowColumns,
      where: [ownedBy(owner), mode && ['b.mode = $1', mode], ...narrowed],
      order: bookingOrder(filter),
      page: { pageIndex, pageSize },
      state: { column: 'b.state', chosen: orderState },
      kept: isWhole ? { thing: 'booking', customerId: owner.customerId, mode } : undefined,
    }),
    readerNames(tx, language),
    userNamesInLists(tx),
    firstTodos(call),
  ])
  const people = await namesById(rows.flatMap(peopleIn))
  const shown = rows.map((row) => ({ ...bookingRowOf(row, { names, people }), toDo: todos.get(row.id) }))
  return { rows: shown, ...rest, pageIndex, pageSize }
}

/** A row as the database answers it: what it has for its reader, and what names are made of. */
export type ListedBooking = Omit<BookingRow, 'stateLabel' | 'originName' | 'destinationName' | 'entryPortName'> & {
  mode: ModeCode
  legModes?: LegModeCode[]
  salespersonId?: string
  createdById?: string
  writtenOrigin?: string
  writtenDestination?: string
  goodsNameEnglish?: string
  goodsNameRussian?: string
  lastEventCode?: string
  lastPlaceCode?: string
  carried?: Carried
}

export const peopleIn = ({ salespersonId, createdById }: ListedBooking) => [salespersonId, createdById]

/** The flight of a booking by air: the one that carries it, else the one that it was given; its day is that of the departure once it is known. */
const flightOf = ({ flightDate, carried, departureNo, etd, etdZone }: ListedBooking) =>
  flightDate && {
    flightNo: carried?.flightNo ?? departureNo,
    flightDate: etd ? dayIn(etdZone ?? businessZone, etd) : flightDate,
  }

export function bookingRowOf<Row extends ListedBooking>(
  row: Row,
  { names, people }: { names: ReaderNames; people: ReadonlyMap<string, string> },
): Row & BookingRow {
  const { language } = names
  const { airline, ...carried } = row.carried ?? {}
  const carrierCode = airline ?? row.carrierCode
  const modes = row.legModes ?? legModesOf(row.mode)
  const nameOf = (code: string | undefined, by = modes) => {
    const place = names.findPlace(code, by)
    return place && shortPlaceName(place, language)
  }
  return {
    ...row,
    ...carried,
    ...flightOf(row),
    stateLabel: say(language, bookingStateLabels[row.state]),
    originName: nameOf(row.originCode) ?? row.writtenOrigin,
    entryPortName: nameOf(row.entryPortCode),
    destinationName: nameOf(row.destinationCode, modes.toReversed()) ?? row.writtenDestination,
    ...(row.carrierCode && { carrierName: names.carrier(row.carrierCode) }),
    truckTypeDomestic: row.truckTypeDomestic && names.truckType(row.truckTypeDomestic),
    truckTypeForeign: row.truckTypeForeign && names.truckType(row.truckTypeForeign),
    ...(row.flightDate && { airline: carrierCode && names.carrier(carrierCode) }),
    goodsName: goodsNameFor(row, language) || undefined,
    salesperson: people.get(row.salespersonId ?? ''),
    createdBy: people.get(row.createdById ?? ''),
    trackLabel: trackLabel(
      { code: row.lastEventCode, placeName: nameOf(row.lastPlaceCode) ?? row.lastPlaceCode, mode: row.mode },
      language,
    ),
  }
}
