import type { FormSection } from '@landbridge/contract/booking/fields/form-blocks'
import { headFields } from '@landbridge/contract/booking/fields/form-fields'
import type { FormName } from '@landbridge/contract/booking/fields/form-names'

const { boxes, wagonQty, truckQty, loadingMetres } = headFields

/** The text key of a section, which differs for forms without containers. */
export const sectionKey = (section: FormSection, name: FormName) => {
  if (section !== 'equipment' || boxes.forms.includes(name)) return `booking.section-${section}` as const
  const hasVehicles = [wagonQty, truckQty, loadingMetres].some(({ forms }) => forms.includes(name))
  return hasVehicles ? ('booking.section-carriage' as const) : ('booking.section-warehouse' as const)
}
