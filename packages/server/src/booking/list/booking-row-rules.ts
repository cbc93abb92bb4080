import { bookingStateLabels } from '@landbridge/contract/booking/booking-labels'
import type { BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import { goodsNameFor } from '@landbridge/contract/booking/form/goods-names'
import { businessZone, dayIn } from '@landbridge/contract/shared/business-day'
import { type LegModeCode, legModesOf, type ModeCode } from '@landbridge/contract/shared/modes'
import { type ReaderNames, shortPlaceName, trackLabel } from '../../reference/index.ts'
import type { Carried } from '../life/booking.ts'
import { say } from '../life/booking-texts.ts'

/** A row as the database answers it, with the codes that its names are made of. */
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

/** The flight of a booking by air: the one that carries it, else the assigned one, on its departure's day. */
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
  const { airline, handed: _, ...carried } = row.carried ?? {}
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
    ...(row.warehouseName && { warehouseName: names.written(row.warehouseName) }),
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
