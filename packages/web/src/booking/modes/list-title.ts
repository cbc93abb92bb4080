import type { Mode } from '@landbridge/contract/shared/modes'
import type { TextKey } from '../../platform/text.tsx'

/** What the bookings of a mode are called, where not as those of all. */
const titles: Partial<Record<Mode, TextKey>> = { truck: 'booking.list-title-truck' }

export const listTitleOf = (mode: Mode): TextKey => titles[mode] ?? 'booking.list-title'
