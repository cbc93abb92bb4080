import type { BookingForm, HeadName } from '@landbridge/contract/booking/form/form-fields'
import type { Path, UseFormReturn } from 'react-hook-form'

/** A booking form while it is filled in, and the path of a field of it. */
export type FormState = UseFormReturn<BookingForm>
export type FormPath = Path<BookingForm>

export type BlockProps = { names: readonly HeadName[] }
