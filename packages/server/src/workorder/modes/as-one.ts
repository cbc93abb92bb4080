import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { goodsTotals } from '@landbridge/contract/booking/form/form-defaults'
import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import type { JobPart } from '../job.ts'
import type { PartsLine } from '../job-rules.ts'

/** What all goods of a booking come to, as the only part of its job knows it. */
export function toldOfAll(form: BookingForm): Pick<JobPart, 'packages' | 'grossWeightKg' | 'volumeM3'> {
  const { packages, grossWeightKg, volumeM3 } = goodsTotals(form)
  return { packages: packages ?? null, grossWeightKg: grossWeightKg ?? null, volumeM3: volumeM3 ?? null }
}

/** So many parts that have neither box type nor owner. */
export const plainParts = (kind: PartKind, qty: number): PartsLine[] =>
  qty > 0 ? [{ kind, containerType: null, containerOwner: null, qty }] : []

/** What work orders take of a booking whose cargo travels as one consignment. */
export const asOne = {
  partsAsked: () => plainParts('piece', 1),
  toldOfPart: toldOfAll,
}
