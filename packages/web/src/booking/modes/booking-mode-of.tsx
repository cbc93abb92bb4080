import type { Mode } from '@landbridge/contract/shared/modes'
import { type ComponentType, type ReactNode, use } from 'react'
import { BookingModeProvider, loadModeView } from './mode-views.ts'

/** Children with the mode's view, which loads on demand. */
export const BookingModeOf = ({ mode, children }: { mode: Mode; children: ReactNode }) => (
  <BookingModeProvider value={use(loadModeView(mode))}>{children}</BookingModeProvider>
)

/** A page that loads together with its mode's view. */
export const pageOfMode = (mode: Mode, load: () => Promise<ComponentType>) => async (): Promise<ComponentType> => {
  const [Page, view] = await Promise.all([load(), loadModeView(mode)])
  return () => (
    <BookingModeProvider value={view}>
      <Page />
    </BookingModeProvider>
  )
}
