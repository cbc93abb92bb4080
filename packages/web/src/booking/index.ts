/** Booking: a customer's bookings for the workbench and the pages of later areas. */
import { lazyPart } from '../platform/load-part.ts'

export { useAllBookings } from './booking-api.ts'
export { TypedCarriageFields } from './desk/typed-carriage-fields.tsx'
export type { PartFormHandle } from './form/part-form.tsx'
export { daysOff } from './shown/booking-route.tsx'
export { DueBy } from './shown/booking-todo.tsx'
export { firstBookableMode } from './shown/mode-of-booking.ts'
export { DraftsCard } from './workbench/drafts-card.tsx'
export { FirstSteps } from './workbench/first-steps.tsx'
export { LastBookings } from './workbench/last-bookings.tsx'
export { SalespersonCard } from './workbench/own-salesperson-card.tsx'

export const PartForm = lazyPart(async () => (await import('./form/part-form.tsx')).PartForm)
