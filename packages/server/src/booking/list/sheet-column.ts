import type { BookingRow } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { Cell } from '../../platform/xlsx.ts'
import type { BookingTextKey } from '../life/booking-texts.ts'

/** A column of a sheet of bookings: its heading, and what stands in it. */
export type SheetColumn = readonly [heading: BookingTextKey, cell: (row: BookingRow) => Cell]

/** A figure to reckon with. */
export const asNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text))
