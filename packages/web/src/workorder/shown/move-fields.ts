import type { moveCauses } from '@landbridge/contract/booking/booking-lifecycle'
import type { bookingDepartureView } from '@landbridge/contract/booking/booking-views'
import { departureName } from '@landbridge/contract/pricing/departure'
import type { z } from 'zod'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { useCodes } from '../../reference/index.ts'

type Departure = z.output<typeof bookingDepartureView>

/** The field for the target departure. */
export function useMoveTo(departures: readonly Departure[], subLabel?: (one: Departure) => string) {
  const text = useText()
  const format = useFormat()
  const options = departures.map((one) => ({
    value: one.departureId,
    label: `${departureName(one)} · ${format.dayTime(one.etd, one.etdZone)}`,
    ...(subLabel && { subLabel: subLabel(one) }),
  }))
  return {
    name: 'departureId',
    kind: 'select',
    need: true,
    label: text('workorder.move-to'),
    options,
    blockedReason: text('workorder.move-choose'),
  } as const
}

export function useMoveReason(causes: readonly (typeof moveCauses)[number][]) {
  const text = useText()
  const { options: reasons } = useCodes('MOVEREASON')
  const options = causes.map((value) => ({ value, label: text(`workorder.move-cause-${value}`) }))
  return {
    reason: {
      name: 'reasonCode',
      kind: 'select',
      need: true,
      label: text('workorder.reason'),
      options: reasons,
      blockedReason: text('workorder.reason-needed'),
    },
    cause: {
      name: 'cause',
      kind: 'select',
      need: true,
      clearable: false,
      label: text('workorder.move-cause'),
      options,
    },
    note: {
      name: 'note',
      kind: 'textarea',
      rows: 3,
      maxLength: 500,
      label: text('workorder.note-customer'),
    },
  } as const
}

export const movesByUs = ['carrier', 'us'] as const
export const moveByUsStart = { departureId: '', reasonCode: '', cause: 'carrier' as 'carrier' | 'us', note: '' }
