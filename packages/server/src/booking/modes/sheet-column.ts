import type { BookingTextKey } from '@landbridge/contract/booking/booking-labels'
import type { BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import type { Cell } from '../../platform/xlsx.ts'

export type SheetColumn = readonly [heading: BookingTextKey, cell: (row: BookingRow) => Cell]

export const asNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text))
