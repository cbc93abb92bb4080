import type { FieldUnit } from '@landbridge/contract/shared/fields/field-lines'
import { useCallback } from 'react'
import { type TextKey, useText } from '../../platform/text.tsx'

const unitKeys: Readonly<Record<FieldUnit, TextKey>> = {
  kg: 'booking.unit-kg',
  t: 'booking.unit-t',
  cm: 'booking.unit-cm',
  'm³': 'booking.unit-m3',
  'm³/h': 'booking.unit-m3-h',
  't/m³': 'booking.unit-t-m3',
  '°C': 'booking.unit-celsius',
  '%': 'booking.unit-percent',
  LDM: 'booking.unit-ldm',
  Wh: 'booking.unit-wh',
}

export function useUnitText(): (unit: FieldUnit) => string {
  const text = useText()
  return useCallback((unit) => text(unitKeys[unit]), [text])
}
