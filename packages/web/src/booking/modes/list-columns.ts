import type { BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import type { Mode } from '@landbridge/contract/shared/modes'
import type { Column } from '../../platform/ui/table-columns.tsx'

type Columns = readonly Column<BookingRow>[]

export const loadListColumns: Readonly<Record<Mode, () => Promise<Columns>>> = {
  railway: async () => (await import('./rail-columns.tsx')).railColumns,
  sea: async () => (await import('./sea-columns.tsx')).seaColumns,
  air: async () => (await import('./air-columns.tsx')).airColumns,
  truck: async () => (await import('./truck-columns.tsx')).truckColumns,
  multiTrans: async () => (await import('../shown/booking-columns.tsx')).modeColumns(),
}
