import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { goodsTotals } from '@landbridge/contract/booking/form/form-defaults'
import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import { sharedContainerMeasure } from '../../charge/index.ts'
import type { JobPart } from '../job.ts'
import type { PartsLine } from '../job-rules.ts'

/** The sums of all goods of a booking, for the only part of its job. */
export function cargoAsBooked(form: BookingForm): Pick<JobPart, 'packages' | 'grossWeightKg' | 'volumeM3'> {
  const { packages, grossWeightKg, volumeM3 } = goodsTotals(form)
  return { packages: packages ?? null, grossWeightKg: grossWeightKg ?? null, volumeM3: volumeM3 ?? null }
}

export const plainParts = (kind: PartKind, qty: number): PartsLine[] =>
  qty > 0 ? [{ kind, containerType: null, containerOwner: null, qty }] : []

export const asOne = {
  partsOrdered: () => plainParts('piece', 1),
  partAsBooked: cargoAsBooked,
}

const boxesOrdered = ({ boxes }: BookingForm): PartsLine[] =>
  (boxes ?? []).flatMap(({ containerType, containerOwner, containerQty }) =>
    containerType && containerQty
      ? [{ kind: 'box', containerType, containerOwner: containerOwner ?? 'C', qty: containerQty }]
      : [],
  )

function boxAsBooked(
  { boxes }: BookingForm,
  { containerType, containerOwner }: Omit<PartsLine, 'qty'>,
): Pick<JobPart, 'grossWeightKg' | 'emptyPickUpPlace' | 'emptyReturnPlace'> {
  const line = boxes?.find(
    (one) => one.containerType === containerType && (one.containerOwner ?? 'C') === containerOwner,
  )
  return {
    grossWeightKg: line?.containerCargoKg ?? null,
    emptyPickUpPlace: line?.emptyPickUpPlace ?? null,
    emptyReturnPlace: line?.emptyReturnPlace ?? null,
  }
}

/** Cargo that travels in boxes, in work orders; a warehouse receives what shares one. */
export const inBoxes = {
  partsOrdered: boxesOrdered,
  partAsBooked: boxAsBooked,
  measureOf: (loadType: string) => (sharesContainer(loadType) ? sharedContainerMeasure : undefined),
}
