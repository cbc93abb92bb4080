import type { Mode } from '@landbridge/contract/shared/modes'
import type { TextKey } from '../../platform/text.tsx'

/** The list's title and search hint, where a mode has its own. */
export const listWords: Readonly<Partial<Record<Mode, { title?: TextKey; searchedBy: TextKey }>>> = {
  air: { searchedBy: 'booking.filter-keyword-air' },
  truck: { title: 'booking.list-title-truck', searchedBy: 'booking.filter-keyword-truck' },
}
