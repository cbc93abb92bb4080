import type { BookingForm } from './form-fields.ts'

export const borderOf = ({ entryPortCode, borderPortCode }: BookingForm): string | undefined =>
  entryPortCode ?? borderPortCode ?? undefined

export const borderField = ({ borderPortCode }: BookingForm) => (borderPortCode ? 'borderPortCode' : 'entryPortCode')
