import type { FormSection } from '@landbridge/contract/booking/form/form-blocks'
import { headFields } from '@landbridge/contract/booking/form/form-fields'
import type { FormName } from '@landbridge/contract/booking/form/form-names'

/** What a part of a form is called: where nothing goes in containers, its equipment is vehicles and a warehouse. */
export const sectionKey = (section: FormSection, name: FormName) =>
  section === 'equipment' && !headFields.boxes.forms.includes(name)
    ? ('booking.section-carriage' as const)
    : (`booking.section-${section}` as const)
