import type { BookingForm } from './form-fields.ts'

/** The border crossing of a form, whichever field of its mode names it. */
export const borderOf = ({ entryPortCode, borderPortCode }: BookingForm): string | undefined =>
  entryPortCode ?? borderPortCode ?? undefined

export const borderField = ({ borderPortCode }: BookingForm) => (borderPortCode ? 'borderPortCode' : 'entryPortCode')
