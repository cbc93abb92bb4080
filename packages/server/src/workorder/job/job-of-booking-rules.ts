import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { isSame } from '@landbridge/contract/shared/differences'
import type { Departure } from '../../pricing/index.ts'
import type { ContainerType } from '../../reference/index.ts'
import { emptyContainer } from '../container/empty-container.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import type { AcceptedBooking } from './booking-facts.ts'
import type { Job, JobContainer, JobHead } from './job.ts'
import type { Boxes } from './job-rules.ts'

type Way = Pick<
  Job,
  | 'loadType'
  | 'transportType'
  | 'originCode'
  | 'destinationCode'
  | 'entryPortCode'
  | 'departureId'
  | 'trainNo'
  | 'etd'
  | 'promisedEta'
  | 'eta'
  | 'siCutoff'
  | 'cargoCutoff'
  | 'customsCutoff'
> & { viaPlaces: NonNullable<JobHead['viaPlaces']> }

/** What a booking says of the way of its jobs: from where to where, on which departure, and by when. */
export function wayOf({ form, given }: AcceptedBooking, departure: Departure | undefined): Way {
  const cutoffAt = (kind: 'SI' | 'CARGO' | 'CUSTOMS') =>
    given.cutoffs.find((one) => one.cutoffKind === kind)?.at ?? null
  return {
    loadType: form.loadType ?? 'FCL',
    transportType: form.serviceTerm ?? 'ST-ST',
    originCode: form.originCode ?? '',
    destinationCode: form.destinationCode ?? '',
    entryPortCode: given.entryPortCode ?? form.entryPortCode ?? null,
    departureId: given.departureId ?? null,
    trainNo: given.departureNo ?? null,
    etd: given.etd,
    promisedEta: given.promisedEta,
    eta: given.eta,
    siCutoff: cutoffAt('SI'),
    cargoCutoff: cutoffAt('CARGO'),
    customsCutoff: cutoffAt('CUSTOMS'),
    viaPlaces: (departure?.viaCodes ?? []).map((placeCode) => ({ placeCode })),
  }
}

type Making = {
  booking: AcceptedBooking
  types: ReadonlyMap<string, ContainerType>
  /** The shipper's own numbers that no job carries yet, by type; they are handed out in order. */
  numbers: Map<string, string[]>
}

/** The containers of these boxes, as the booking tells of them. `after` is the place of the last one that is there already. */
export function newContainers(
  job: Job,
  boxes: readonly Boxes[],
  { booking, types, numbers, after = 0 }: Making & { after?: number },
): JobContainer[] {
  const made = boxes.flatMap(({ containerType, containerOwner, containerQty }) => {
    return Array.from({ length: containerQty }, () => ({
      ...emptyContainer(job, containerType, containerOwner),
      ...jobModeOf(job.mode).openingBox(booking.form),
      ...toldOf(booking.form, { containerType, containerOwner }),
      containerNo: containerOwner === 'S' ? (numbers.get(containerType)?.shift() ?? null) : null,
      tareKg: types.get(containerType)?.tareKg.toString() ?? null,
    }))
  })
  return made.map((container, at) => ({ ...container, seq: after + at + 1 }))
}

/** What a booking says of a container of its kind. */
function toldOf({ boxes }: BookingForm, { containerType, containerOwner }: Omit<Boxes, 'containerQty'>) {
  const line = boxes?.find(
    (one) => one.containerType === containerType && (one.containerOwner ?? 'C') === containerOwner,
  )
  return {
    grossWeightKg: line?.containerCargoKg ?? null,
    emptyPickUpPlace: line?.emptyPickUpPlace ?? null,
    emptyReturnPlace: line?.emptyReturnPlace ?? null,
  }
}

/** What an amended booking says otherwise of a container that stays. What staff have said of it since is theirs. */
export function retold(container: JobContainer, before: BookingForm, after: BookingForm): Partial<JobContainer> {
  const [was, is] = [toldOf(before, container), toldOf(after, container)]
  const names = Object.keys(is) as (keyof typeof is)[]
  const changed = names.filter((name) => isSame(container[name], was[name]) && !isSame(was[name], is[name]))
  return Object.fromEntries(changed.map((name) => [name, is[name]]))
}

export function shipperNumbers({ form }: AcceptedBooking, taken: readonly JobContainer[]): Map<string, string[]> {
  const used = new Set(taken.map(({ containerNo }) => containerNo))
  const free = new Map<string, string[]>()
  for (const { containerType, shipperContainerNos } of form.boxes ?? []) {
    const numbers = (shipperContainerNos ?? []).filter((no) => /^[A-Z]{3}[UJZ]\d{7}$/.test(no) && !used.has(no))
    if (containerType) free.set(containerType, [...(free.get(containerType) ?? []), ...numbers])
  }
  return free
}

/** The containers that a job gives up where fewer boxes are booked than it carries: those of which nobody has said anything yet, and those of which somebody has. */
export function surplusOf(
  booked: readonly Boxes[],
  carried: readonly JobContainer[],
): { surplus: JobContainer[]; filled: JobContainer[] } {
  const left = new Map<string, number>()
  const keyOf = (one: Pick<Boxes, 'containerType' | 'containerOwner'>) => `${one.containerType} ${one.containerOwner}`
  for (const line of booked) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + line.containerQty)
  const isFilled = ({ containerNo, sealNos, consignmentNoteNo }: JobContainer) =>
    Boolean(containerNo ?? consignmentNoteNo) || sealNos.length > 0
  const inOrder = [...carried.filter(isFilled), ...carried.filter((one) => !isFilled(one))]
  const surplus = inOrder.filter((one) => {
    const places = left.get(keyOf(one)) ?? 0
    left.set(keyOf(one), places - 1)
    return places <= 0
  })
  return { surplus, filled: surplus.filter(isFilled) }
}
