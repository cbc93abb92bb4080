import { isSame } from '@landbridge/contract/shared/differences'
import type { JobHead } from '../job.ts'
import { inBoxes } from './in-boxes.ts'
import type { JobMode, Opening } from './job-mode.ts'
import { jobMode } from './plain-job.ts'
import type { SeaBox, SeaHead } from './sea-parts.ts'

const timeOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

/** How far the verified mass may lie below cargo and tare before it is doubted. */
const vgmTolerance = 0.95

/** The line, its vessel and the cut-offs that only ports have, by the sailing that was given or else by the form. */
function headOfSailing({ form, given, departure, carrierName }: Opening): SeaHead {
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
  openingHead: (booking) => ({
    ...headOfSailing(booking),
    billKind: booking.form.billKind ?? undefined,
    billRelease: booking.form.billRelease ?? undefined,
    billOriginals: booking.form.billOriginals ?? undefined,
  }),
  ...inBoxes,
  openingPart: ({ vgmWay }) => ({ vgmWay: vgmWay ?? null }),
  headOfWay: (booking) => ({
    ...headOfSailing(booking),
    imoNo: undefined,
    secondVessel: undefined,
    secondVoyage: undefined,
    transhipPortCode: undefined,
  }),
  headGiven: (form) => ({
    carrierCode: form.carrierCode,
    carrierName: form.carrierName,
    vessel: form.vessel,
    imoNo: form.imoNo,
    secondVessel: form.secondVessel,
    secondVoyage: form.secondVoyage,
    transhipPortCode: form.transhipPortCode,
    loadTerminal: form.loadTerminal,
    dischargeTerminal: form.dischargeTerminal,
    // Whoever says the load terminal anew says it in place of the one field that was there before.
    terminal: form.loadTerminal === undefined ? undefined : null,
    houseBillNo: form.houseBillNo,
    billKind: form.billKind,
    billRelease: form.billRelease,
    billOriginals: form.billOriginals,
    filingState: form.filingState,
    filingNo: form.filingNo,
    arrivalNoticeNo: form.arrivalNoticeNo,
    arrivalNoticeAt: asKept(form.arrivalNoticeAt),
    deliveryOrderNo: form.deliveryOrderNo,
    vgmCutoff: asKept(form.vgmCutoff),
    filingCutoff: asKept(form.filingCutoff),
  }),
  isFreedByBill: ({ billRelease }) => billRelease !== 'SWB',
  placesOf: ({ transhipPortCode }) =>
    transhipPortCode ? [{ field: 'transhipPortCode', placeCode: transhipPortCode }] : [],
  rowView: ({ head, masterBillNo }) => ({
    houseBillNo: head.houseBillNo,
    masterBillNo: masterBillNo ?? undefined,
    carrierName: head.carrierName ?? head.carrierCode,
    vessel: head.vessel,
    vgmCutoff: timeOf(head.vgmCutoff),
    billRelease: head.billRelease,
  }),
  headView: (head, named) => ({
    carrierCode: head.carrierCode,
    imoNo: head.imoNo,
    secondVessel: head.secondVessel,
    secondVoyage: head.secondVoyage,
    ...portOf(head, named),
    loadTerminal: head.loadTerminal ?? head.terminal,
    dischargeTerminal: head.dischargeTerminal,
    billKind: head.billKind,
    billOriginals: head.billOriginals,
    filingState: head.filingState ?? 'none',
    filingNo: head.filingNo,
    filingCutoff: timeOf(head.filingCutoff),
    arrivalNoticeNo: head.arrivalNoticeNo,
    arrivalNoticeAt: timeOf(head.arrivalNoticeAt),
    deliveryOrderNo: head.deliveryOrderNo,
  }),
  neededParts: () => ['containerNo', 'seal', 'vgm', 'masterBill', 'packing', 'charges'],
  doubtsOn: (box, type) => {
    const { grossWeightKg } = box
    const [vgmKg, tareKg] = [figureOf(box.vgmKg), figureOf(box.tareKg) ?? type?.tareKg]
    if (vgmKg === undefined) return {}
    const isTooLow =
      grossWeightKg !== null && tareKg !== undefined && vgmKg < (Number(grossWeightKg) + tareKg) * vgmTolerance
    const isTooHigh = type?.tareKg !== undefined && vgmKg > type.maxPayloadKg + type.tareKg
    return {
      ...(isTooLow && { vgmKg: 'workorder.warn-vgm-low' }),
      ...(isTooHigh && { vgmKg: 'workorder.warn-vgm-high' }),
    }
  },
})

const asKept = (at: Date | null | undefined) => (at === null ? null : at?.toISOString())
const figureOf = (kept: SeaBox['vgmKg']) => (kept === null ? undefined : Number(kept))

function portOf({ transhipPortCode }: JobHead, named: Parameters<JobMode['headView']>[1]) {
  if (!transhipPortCode) return {}
  const { placeCode, placeName } = named(transhipPortCode)
  return { transhipPortCode: placeCode, transhipPortName: placeName }
}
