import type { BookingForm, HeadName } from '@landbridge/contract/booking/fields/form-fields'
import type { Path, UseFormReturn } from 'react-hook-form'

export type FormState = UseFormReturn<BookingForm>
export type FormPath = Path<BookingForm>

export type BlockProps = { names: readonly HeadName[] }
