import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { useCallback } from 'react'
import { type TextKey, useText } from '../../platform/text.tsx'
import { placeOf } from './rail-form-issues.ts'

/** Both ends of the lane are called as the trade calls them. */
const ends: Readonly<Record<string, TextKey>> = { originCode: 'booking.origin', destinationCode: 'booking.destination' }

/** How a field is called to people: its label, and the line, stop or person it belongs to. */
export function useFieldName(form: Pick<BookingForm, 'parties' | 'stops'>): (path: string) => string {
  const text = useText()
  const { parties, stops } = form
  return useCallback(
    (path) => {
      const { name, list, line } = placeOf(path)
      const field = text(ends[name] ?? (`field.${name}` as TextKey))
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
    [text, parties, stops],
  )
}
