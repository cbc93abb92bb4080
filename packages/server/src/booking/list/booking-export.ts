import type { Readable } from 'node:stream'
import type { BookingTextKey } from '@landbridge/contract/booking/booking-labels'
import type { BookingExportFilter, BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import { openModes } from '@landbridge/contract/booking/modes/open-forms'
import type { Language } from '@landbridge/contract/shared/languages'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { instant } from '@landbridge/contract/shared/wire-values'
import type { Opened } from '../../platform/serve.ts'
import { type Cell, xlsxOf } from '../../platform/xlsx.ts'
import { workOf } from '../booking-works.ts'
import { say } from '../life/booking-texts.ts'
import { asNumber, type SheetColumn } from '../modes/sheet-column.ts'
import { listAllBookings } from './booking-queries.ts'

const columns: readonly SheetColumn[] = [
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
  ['booking.column-etd', (row) => atPlace(row.atd ?? row.etd, row.etdZone)],
  ['booking.column-eta', (row) => atPlace(row.ata ?? row.eta, row.etaZone)],
  ['booking.column-track', (row) => row.trackLabel],
  ['booking.column-ordered', (row) => asTime(row.orderedAt)],
  ['booking.column-reference', (row) => row.customerReference],
  ['booking.column-job-no', (row) => row.jobNo],
  ['booking.column-container-no', (row) => row.containerNo],
  ['booking.column-amount', (row) => amountInCell(row)],
  ['booking.column-currency', (row) => row.currency],
  ['booking.column-salesperson', (row) => row.salesperson],
  ['booking.column-created-by', (row) => row.createdBy],
  ['booking.column-remark', (row) => row.remark],
]

/** An export of one mode has that mode's own columns as well. */
export const columnsFor = ({ serviceModeId }: { serviceModeId?: ModeCode | undefined }): readonly SheetColumn[] =>
  serviceModeId && openModes.includes(serviceModeId)
    ? [...columns, ...(workOf(serviceModeId).sheetColumns ?? [])]
    : columns

/** A figure to reckon with; where the price has several currencies, each of its sums in words. */
const amountInCell = ({ agreedTotals, quoteAmount }: BookingRow) =>
  agreedTotals?.map(({ amount, currency }) => `${currency} ${amount}`).join(' + ') ?? asNumber(quoteAmount)

export const asTime = (at: Date | undefined) => at && instant.encode(at)

/** A departure or an arrival by the clock of its place, whose zone stands beside it: 2031-02-27 05:00 UTC+1. */
function atPlace(at: Date | undefined, timeZone: string | undefined): string | undefined {
  if (!at || !timeZone) return asTime(at)
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${clock} ${offset.replace('GMT', 'UTC').replace('-', '−')}`
}

export const pageSize = 200
const mostRows = 50_000

/** The sheet is read page by page, each in a short transaction of its own. */
export const exportBookings = ({ input, read, language }: Opened<BookingExportFilter, 'customer'>): Readable =>
  sheetOf(language, columnsFor(input), (pageIndex) =>
    read(async (call) => (await listAllBookings({ ...input, pageIndex, pageSize }, call)).items),
  )

export function sheetOf<Row>(
  language: Language,
  shown: readonly (readonly [heading: BookingTextKey, cell: (row: Row) => Cell])[],
  page: (pageIndex: number) => Promise<Row[]>,
): Readable {
  async function* rows() {
    for (let pageIndex = 1; (pageIndex - 1) * pageSize < mostRows; pageIndex++) {
      const items = await page(pageIndex)
      yield items.map((row) => shown.map(([, cell]) => cell(row)))
      if (items.length < pageSize) return
    }
  }
  const headings = shown.map(([heading]) => say(language, heading))
  return xlsxOf({ name: say(language, 'booking.sheet-name'), headings, rows: rows() })
}
