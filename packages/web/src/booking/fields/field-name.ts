import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { labelKey } from '@landbridge/contract/booking/fields/form-words'
import { useCallback } from 'react'
import { namedText, useText } from '../../platform/text.tsx'
import { useBookingMode } from '../modes/mode-views.ts'
import { placeOf } from '../state/form-issues.ts'
import { lookOf } from './field-looks.ts'
import { findSpec } from './field-spec.ts'

/** A field's label with its line, stop or person. */
export function useFieldName(form: Pick<BookingForm, 'loadType' | 'parties' | 'stops'>): (path: string) => string {
  const text = useText()
  const { code } = useBookingMode()
  const { loadType, parties, stops } = form
  return useCallback(
    (path) => {
      const { name, list, line } = placeOf(path)
      const label = lookOf(path).label ?? labelKey(name, findSpec(path) ?? {}, formNameOf(code, loadType))
      const field = namedText(text, label)
      if (line === undefined) return field
      const party = list === 'parties' ? parties?.[line - 1]?.partyType : undefined
      if (party) return text('booking.at-party', { party: text(`booking.party-${party}`), field })
      const stop = list === 'stops' ? stops?.[line - 1]?.stopType : undefined
      if (stop)
        return text('booking.at-stop', {
          stop: text(stop === 'L' ? 'booking.stop-loading' : 'booking.stop-unloading'),
          field,
        })
      return text('booking.at-line', { field, line })
    },
    [text, code, loadType, parties, stops],
  )
}
