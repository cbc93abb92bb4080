import type { BookingForm } from './form-fields.ts'

/** The border crossing that a form asks for, whichever field of its mode names it. */
export const borderOf = ({ entryPortCode, borderPortCode }: BookingForm): string | undefined =>
  entryPortCode ?? borderPortCode ?? undefined

/** The field that names it. */
export const borderField = ({ borderPortCode }: BookingForm) => (borderPortCode ? 'borderPortCode' : 'entryPortCode')
