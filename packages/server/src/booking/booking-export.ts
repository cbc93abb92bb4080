import type { Readable } from 'node:stream'
import type { BookingExportFilter } from '@landbridge/contract/booking/booking-endpoints'
import type { BookingRow } from '@landbridge/contract/booking/rail-booking-endpoints'
import { instant } from '@landbridge/contract/shared/wire-values'
import type { Opened } from '../platform/serve.ts'
import { type Cell, xlsxOf } from '../platform/xlsx.ts'
import { listAllBookings } from './booking-queries.ts'
import { type BookingTextKey, say } from './booking-texts.ts'

const columns: readonly [heading: BookingTextKey, cell: (row: BookingRow) => Cell][] = [
  ['booking.column-booking-no', (row) => row.bookingNo],
  ['booking.column-state', (row) => row.stateLabel],
  ['booking.column-origin', (row) => row.originName],
  ['booking.column-entry-port', (row) => row.entryPortName],
  ['booking.column-destination', (row) => row.destinationName],
  ['booking.column-load-type', (row) => row.loadType],
  ['booking.column-containers', (row) => row.boxText],
  ['booking.column-goods', (row) => row.goodsName],
  ['booking.column-packages', (row) => row.packages],
  ['booking.column-weight', (row) => asNumber(row.grossWeightKg)],
  ['booking.column-volume', (row) => asNumber(row.volumeM3)],
  ['booking.column-wanted-date', (row) => row.wantedDate],
  ['booking.column-etd', (row) => asTime(row.atd ?? row.etd)],
  ['booking.column-eta', (row) => asTime(row.ata ?? row.eta)],
  ['booking.column-track', (row) => row.trackLabel],
  ['booking.column-ordered', (row) => asTime(row.orderedAt)],
  ['booking.column-reference', (row) => row.customerReference],
  ['booking.column-job-no', (row) => row.jobNo],
  ['booking.column-container-no', (row) => row.containerNo],
  ['booking.column-amount', (row) => asNumber(row.quoteAmount)],
  ['booking.column-currency', (row) => row.currency],
  ['booking.column-salesperson', (row) => row.salesperson],
  ['booking.column-created-by', (row) => row.createdBy],
  ['booking.column-remark', (row) => row.remark],
]

const asNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text))
const asTime = (at: Date | undefined) => at && instant.encode(at)

const pageSize = 200
const mostRows = 50_000

/** What a list of the caller's bookings shows, as a sheet. It is read page by page, each in a short transaction of its own. */
export function exportBookings({ input, read, language }: Opened<BookingExportFilter, 'customer'>): Readable {
  async function* rows() {
    for (let pageIndex = 1; (pageIndex - 1) * pageSize < mostRows; pageIndex++) {
      const page = await read((call) => listAllBookings({ ...input, pageIndex, pageSize }, call))
      yield page.items.map((row) => columns.map(([, cell]) => cell(row)))
      if (page.items.length < pageSize) return
    }
  }
  const headings = columns.map(([heading]) => say(language, heading))
  return xlsxOf({ name: say(language, 'booking.sheet-name'), headings, rows: rows() })
}
