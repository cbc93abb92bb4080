import type { Mode } from '@landbridge/contract/shared/modes'
import { createContext, useContext } from 'react'
import { airMode } from './air.ts'
import type { BookingModeView } from './booking-mode-view.ts'
import { firstBookableMode } from './mode-of-booking.ts'
import { plainMode } from './plain-mode.ts'
import { railMode } from './rail.ts'
import { roadMode } from './road.ts'
import { seaMode } from './sea.ts'

/** What each transport mode brings to the pages of bookings. */
export const modeViews: Readonly<Record<Mode, BookingModeView>> = {
  railway: railMode,
  sea: seaMode,
  air: airMode,
  truck: roadMode,
  multiTrans: plainMode('multiTrans'),
}

const ModeContext = createContext<BookingModeView>(modeViews[firstBookableMode])

/** The mode that a page and all its parts are of. */
export const BookingModeProvider = ModeContext.Provider
export const useBookingMode = () => useContext(ModeContext)
