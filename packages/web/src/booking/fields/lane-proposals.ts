import { type BookingForm, type HeadName, headFields } from '@landbridge/contract/booking/fields/form-fields'
import { europeanUnion } from '@landbridge/contract/reference/tax-numbers'
import type { UseFormReturn } from 'react-hook-form'

const eurasian = new Set(['RU', 'BY', 'KZ', 'KG', 'AM'])

type Country = string | undefined

function directionOf(from: Country, to: Country): Pick<BookingForm, 'direction' | 'crossTrade'> {
  if (from === 'CN' && to === 'CN') return { direction: 'NM', crossTrade: false }
  if (to === 'CN') return { direction: 'I', crossTrade: false }
  return { direction: 'E', crossTrade: from !== 'CN' }
}

function transitOf(to: Country): BookingForm['transitType'] {
  if (europeanUnion.has(to ?? '')) return 'T1'
  return eurasian.has(to ?? '') ? 'EAEU' : 'NONE'
}

const departureNames = (Object.keys(headFields) as HeadName[]).filter((name) => headFields[name].block === 'departure')

/**
 * Changes after one end was chosen: the former departure is cleared, direction and transit follow from the countries.
 */
export function proposeFromLane(
  form: UseFormReturn<BookingForm>,
  end: 'origin' | 'destination',
  country: Country,
): void {
  const other = form.getValues(end === 'origin' ? 'destinationCode' : 'originCode')?.slice(0, 2)
  const [from, to] = end === 'origin' ? [country, other] : [other, country]
  for (const name of departureNames) form.setValue(name, null)
  if (!from || !to) return
  const { direction, crossTrade } = directionOf(from, to)
  form.setValue('direction', direction)
  form.setValue('crossTrade', crossTrade)
  if (!form.getFieldState('transitType').isDirty) form.setValue('transitType', transitOf(to))
}
