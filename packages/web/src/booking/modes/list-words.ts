import type { Mode } from '@landbridge/contract/shared/modes'
import type { TextKey } from '../../platform/text.tsx'

/** The title of a mode's list where that is not bookings, and the hint of its search where that is no container. */
export const listWords: Readonly<Partial<Record<Mode, { title?: TextKey; searchedBy: TextKey }>>> = {
  air: { searchedBy: 'booking.filter-keyword-air' },
  truck: { title: 'booking.list-title-truck', searchedBy: 'booking.filter-keyword-truck' },
}
