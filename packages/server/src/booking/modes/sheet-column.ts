import type { BookingRow } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { Cell } from '../../platform/xlsx.ts'
import type { BookingTextKey } from '../life/booking-texts.ts'

export type SheetColumn = readonly [heading: BookingTextKey, cell: (row: BookingRow) => Cell]

export const asNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text))
