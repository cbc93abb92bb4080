import type { BookingRow } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { Mode } from '@landbridge/contract/shared/modes'
import type { TextKey } from '../../platform/text.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'

/** What the list of a mode shows, and what it is searched by, as the field says it, where that is no container. */
export type ModeList = { columns: readonly Column<BookingRow>[]; searchedBy?: TextKey }

/** The list of each mode, which comes with its page. */
export const loadList: Readonly<Record<Mode, () => Promise<ModeList>>> = {
  railway: async () => ({ columns: (await import('./rail-columns.tsx')).railColumns }),
  sea: async () => ({ columns: (await import('./sea-columns.tsx')).seaColumns }),
  air: async () => ({
    columns: (await import('./air-columns.tsx')).airColumns,
    searchedBy: 'booking.filter-keyword-air',
  }),
  truck: async () => ({
    columns: (await import('./truck-columns.tsx')).truckColumns,
    searchedBy: 'booking.filter-keyword-truck',
  }),
  multiTrans: async () => ({ columns: (await import('../list/booking-columns.tsx')).modeColumns() }),
}
