import { isLoadingUnitNo } from '@landbridge/contract/shared/container-number'
import { isSame } from '@landbridge/contract/shared/differences'
import type { JobHead, JobPart } from '../job.ts'
import { jobMode, type Opening } from '../job-mode.ts'
import { inBoxes } from './parts-booked.ts'

/** The verified mass is doubted below this share of cargo and tare. */
const vgmTolerance = 0.95

/** The line, its vessel and the cut-offs that only ports have, by the sailing that was given or else by the form. */
function headOfSailing({ form, given, departure, carrierName }: Opening): JobHead {
  const cutoffAt = (kind: 'VGM' | 'FILING') =>
    given.cutoffs.find(({ cutoffKind }) => cutoffKind === kind)?.at.toISOString()
  const carrierCode = departure?.carrierCode ?? form.carrierCode ?? undefined
  const isAsWished = isSame(carrierCode, form.carrierCode ?? undefined)
  return {
    carrierCode,
    carrierName: carrierName ?? (isAsWished ? (form.carrierName ?? undefined) : undefined),
    vessel: departure?.vessel ?? form.vessel ?? undefined,
    vgmCutoff: cutoffAt('VGM'),
    filingCutoff: cutoffAt('FILING'),
  }
}

/** Sea: full containers on a line's vessel, under our house bill or the line's master bill. */
export const sea = jobMode({
  openingHead: headOfSailing,
  ...inBoxes,
  headOfWay: (booking) => ({
    ...headOfSailing(booking),
    imoNo: undefined,
    secondVessel: undefined,
    secondVoyage: undefined,
    transhipPortCode: undefined,
  }),
  // Cut-offs go with the vessel only where the line has said so, which is in its sailing.
  headRetimed: ({ vgmCutoff, filingCutoff }, times) =>
    times.etd
      ? {
          vgmCutoff: times.vgmCutoff?.toISOString() ?? vgmCutoff,
          filingCutoff: times.filingCutoff?.toISOString() ?? filingCutoff,
        }
      : {},
  isFreedByBill: ({ billRelease }) => billRelease !== 'SWB',
  rowView: ({ head, masterBillNo }) => ({
    houseBillNo: head.houseBillNo,
    masterBillNo: masterBillNo ?? undefined,
    carrierName: head.carrierName ?? head.carrierCode,
  }),
  neededParts: () => ['containerNo', 'seal', 'vgm', 'masterBill', 'packing', 'charges'],
  doubtsOn: (box, type) => {
    const { containerNo, grossWeightKg } = box
    const unitDoubt = isLoadingUnitNo(containerNo ?? '') ? { containerNo: 'workorder.warn-unit-at-sea' as const } : {}
    const [vgmKg, tareKg] = [figureOf(box.vgmKg), figureOf(box.tareKg) ?? type?.tareKg]
    if (vgmKg === undefined) return unitDoubt
    const isTooLow =
      grossWeightKg !== null && tareKg !== undefined && vgmKg < (Number(grossWeightKg) + tareKg) * vgmTolerance
    const isTooHigh = type?.tareKg !== undefined && vgmKg > type.maxPayloadKg + type.tareKg
    return {
      ...unitDoubt,
      ...(isTooLow && { vgmKg: 'workorder.warn-vgm-low' }),
      ...(isTooHigh && { vgmKg: 'workorder.warn-vgm-high' }),
    }
  },
})

const figureOf = (kept: JobPart['vgmKg']) => (kept === null ? undefined : Number(kept))
