import type { Readable } from 'node:stream'
import type { DeskBookingRow, DeskExportFilter } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { Opened } from '../../platform/serve.ts'
import type { Cell } from '../../platform/xlsx.ts'
import type { BookingTextKey } from '../life/booking-texts.ts'
import { asTime, columnsFor, pageSize, sheetOf } from '../list/booking-export.ts'
import { listDeskBookings } from './booking-desk-queries.ts'

const deskColumnsFor = (
  filter: DeskExportFilter,
): readonly (readonly [heading: BookingTextKey, cell: (row: DeskBookingRow) => Cell])[] => [
  ['booking.column-customer', (row) => row.customerShortName],
  ...columnsFor(filter),
  ['booking.column-first-cutoff', (row) => asTime(row.firstCutoff)],
  ['booking.column-checks', (row) => row.checks.map((check) => check.checkLabel).join('; ')],
  ['booking.column-operator', (row) => row.operatorName],
]

export const exportDeskBookings = ({ input, read, language }: Opened<DeskExportFilter, 'staff'>): Readable =>
  sheetOf(language, deskColumnsFor(input), (pageIndex) =>
    read(async (call) => (await listDeskBookings({ ...input, pageIndex, pageSize }, call)).items),
  )
