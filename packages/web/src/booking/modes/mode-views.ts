import type { Mode } from '@landbridge/contract/shared/modes'
import { createContext, useContext } from 'react'
import { loadPart } from '../../platform/load-part.ts'
import type { BookingModeView } from '../state/booking-mode-view.ts'

const viewsOf: Readonly<Record<Mode, () => Promise<BookingModeView>>> = {
  railway: async () => (await import('./rail.ts')).railMode,
  sea: async () => (await import('./sea.ts')).seaMode,
  air: async () => (await import('./air.ts')).airMode,
  truck: async () => (await import('./road.ts')).roadMode,
  multiTrans: async () => (await import('./plain-mode.ts')).plainMode('multiTrans'),
}
const views = new Map<Mode, Promise<BookingModeView>>()

export function loadModeView(mode: Mode): Promise<BookingModeView> {
  const view = views.get(mode) ?? shownAtOnce(loadPart(viewsOf[mode]))
  views.set(mode, view)
  return view
}

// React reads these two marks of a promise: with them a loaded part is drawn at once instead of in the next turn.
function shownAtOnce<T>(coming: Promise<T>): Promise<T> {
  coming.then(
    (value) => Object.assign(coming, { status: 'fulfilled', value }),
    () => undefined,
  )
  return coming
}

const ModeContext = createContext<BookingModeView | undefined>(undefined)

export const BookingModeProvider = ModeContext.Provider

export const useModeOfPage = (): BookingModeView | undefined => useContext(ModeContext) ?? undefined

export function useBookingMode(): BookingModeView {
  const view = useContext(ModeContext)
  if (!view) throw new Error('This part of a page stands in no page of a transport mode.')
  return view
}
