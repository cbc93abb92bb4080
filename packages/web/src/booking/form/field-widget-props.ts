import type { FieldSpec } from '@landbridge/contract/booking/fields/form-catalogue'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { FrameProps } from '../../platform/form/field-frame.tsx'
import type { FieldLook } from './field-looks.ts'
import type { FormPath } from './form-state.ts'

/** A field's line in the catalogue, its looks, and the frame that it stands in. */
export type FieldWidgetProps = {
  name: string
  spec: FieldSpec
  among: Readonly<Record<string, FieldSpec>>
  look: FieldLook
  placeholder: string | undefined
  frame: FrameProps<BookingForm, FormPath>
}
