import type { FieldSpec } from '@landbridge/contract/booking/fields/form-catalogue'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { FieldLook } from '../../platform/fields/field-look.ts'
import type { FrameProps } from '../../platform/form/field-frame.tsx'
import type { FormPath } from '../state/form-state.ts'

export type FieldWidgetProps = {
  name: string
  spec: FieldSpec
  siblings: Readonly<Record<string, FieldSpec>>
  look: FieldLook
  placeholder: string | undefined
  frame: FrameProps<BookingForm, FormPath>
}
