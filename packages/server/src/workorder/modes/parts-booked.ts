import { goodsTotals } from '@landbridge/contract/booking/form/form-defaults'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import { sharedContainerMeasure } from '../../charge/index.ts'
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

/** The boxes that a booking asks for, equal ones in a line. */
const boxesAsked = ({ boxes }: BookingForm): PartsLine[] =>
  (boxes ?? []).flatMap(({ containerType, containerOwner, containerQty }) =>
    containerType && containerQty
      ? [{ kind: 'box', containerType, containerOwner: containerOwner ?? 'C', qty: containerQty }]
      : [],
  )

function toldOfBox(
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

/** What work orders take of a booking where the cargo travels in boxes; a warehouse receives what shares one. */
export const inBoxes = {
  partsAsked: boxesAsked,
  toldOfPart: toldOfBox,
  measureOf: (loadType: string) => (sharesContainer(loadType) ? sharedContainerMeasure : undefined),
}
