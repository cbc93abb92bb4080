import type { FieldProblems } from '../shared/problem.ts'
import type { BoxLine, RailBookingForm } from './rail-booking.ts'
import { isBlank } from './rail-booking-needs.ts'

/** A container as the checks need it. */
export type BoxFacts = {
  innerLengthM: number
  innerWidthM: number
  innerHeightM: number
  maxPayloadKg: number
  volumeM3: number
  doorWidthM?: number | undefined
  doorHeightM?: number | undefined
}

/** The price that the form stands on, as the checks need it. Weights are of the cargo in one box. */
export type PriceFacts = {
  validTo: string
  /** The boxes it prices, as owner and type: C40HQ. */
  priced: readonly string[]
  weightLimitKg: Readonly<Record<string, number>>
  transitDaysMax?: number | undefined
  siCutoffHours?: number | undefined
  returnPlaces?: readonly string[] | undefined
  /** Hazard classes that the line does not take; all of them where it takes none. */
  closedClasses?: readonly string[] | 'all' | undefined
  amount?: string | undefined
  currency?: string | undefined
}

/** The train that was chosen, as the checks need it. */
export type DepartureFacts = {
  isOpen: boolean
  firstCutoff?: Date | undefined
  etd: Date
  spaceTotal: Readonly<Record<string, number>>
}

export type CategoryFacts = {
  isDangerous: boolean
  isReefer: boolean
  hasBatteries?: boolean | undefined
  hsHeadings: readonly string[]
}

/** Everything that the checks of a form read. What is not known is left out, and is then not checked. */
export type CheckFacts = {
  today: string
  now: Date
  boxes: Readonly<Record<string, BoxFacts>>
  price?: PriceFacts | undefined
  /** The price as it was when the form took it, where it is another now. */
  earlierPrice?: PriceFacts | undefined
  departure?: DepartureFacts | undefined
  categories?: Readonly<Record<string, CategoryFacts>> | undefined
  customer?: { certification: string; isOverCredit?: boolean; isOverdue?: boolean } | undefined
  bookedAlready?: { bookingNo: string } | undefined
  sameReference?: { bookingNo: string } | undefined
}

/** Something that can be kept after a warning: where, why, and the figures of the sentence. */
export type Warning = { path: string; key: string; values?: Readonly<Record<string, string>> | undefined }

const daysLater = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
export const figure = (text: string | null | undefined) => Number(text ?? 0)

/** What stops a submit although nothing is missing: fields that contradict the day or each other. */
export function refusalsOf(form: RailBookingForm, facts: CheckFacts): FieldProblems {
  return Object.fromEntries([...dateRefusals(form, facts), ...cargoRefusals(form, facts), ...lineRefusals(form)])
}

type Refusal = readonly [path: string, key: string]

function dateRefusals(form: RailBookingForm, { today, now, departure }: CheckFacts): Refusal[] {
  const { readyDate, wantedDate, wantedDateTo } = form
  const found: Refusal[] = []
  if (form.originCode && form.originCode === form.destinationCode) found.push(['destinationCode', 'booking.same-place'])
  if (readyDate && readyDate < today) found.push(['readyDate', 'booking.ready-date-past'])
  if (readyDate && readyDate > daysLater(today, 180)) found.push(['readyDate', 'booking.ready-date-far'])
  if (wantedDate && readyDate && wantedDate < readyDate) found.push(['wantedDate', 'booking.wanted-before-ready'])
  if (wantedDate && wantedDate > daysLater(today, 365)) found.push(['wantedDate', 'booking.wanted-date-far'])
  if (wantedDateTo && wantedDate && wantedDateTo < wantedDate)
    found.push(['wantedDateTo', 'booking.latest-before-wanted'])
  if (departure && !departure.isOpen) found.push(['departureId', 'booking.departure-closed'])
  else if (departure?.firstCutoff && departure.firstCutoff <= now) found.push(['departureId', 'booking.cut-off-past'])
  return found
}

function cargoRefusals(form: RailBookingForm, { price }: CheckFacts): Refusal[] {
  const found: Refusal[] = []
  const hasReeferBox = form.boxes?.some((box) => box.containerType?.endsWith('RF'))
  if (hasReeferBox && form.temperatureControlled !== true) {
    found.push(['temperatureControlled', 'booking.reefer-without-temperature'])
  }
  const [least, set, most] = [form.minTemperatureC, form.setTemperatureC, form.maxTemperatureC]
  if (!isBlank(set) && Math.abs(figure(set)) > 30) found.push(['setTemperatureC', 'booking.temperature-out-of-range'])
  if (!isBlank(set) && !isBlank(least) && figure(least) > figure(set)) {
    found.push(['minTemperatureC', 'booking.temperature-order'])
  }
  if (!isBlank(set) && !isBlank(most) && figure(most) < figure(set)) {
    found.push(['maxTemperatureC', 'booking.temperature-order'])
  }
  const closed = price?.closedClasses
  for (const [i, { hazardClass }] of (form.cargoKind === 'D' ? (form.danger ?? []) : []).entries()) {
    if (hazardClass && (closed === 'all' || closed?.includes(hazardClass))) {
      found.push([`danger.${i}.hazardClass`, 'booking.class-not-taken'])
    }
  }
  return found
}

function lineRefusals(form: RailBookingForm): Refusal[] {
  const found: Refusal[] = []
  for (const [i, line] of (form.goods ?? []).entries()) {
    if (line.netWeightKg && line.grossWeightKg && figure(line.netWeightKg) > figure(line.grossWeightKg)) {
      found.push([`goods.${i}.netWeightKg`, 'booking.net-above-gross'])
    }
    if (line.goodsNameEnglish && !/^[A-Za-z0-9., \-/()&%]*$/.test(line.goodsNameEnglish)) {
      found.push([`goods.${i}.goodsNameEnglish`, 'booking.latin-only'])
    }
  }
  for (const [i, line] of (form.danger ?? []).entries()) {
    if ((line.goodsSeq ?? 1) > (form.goods?.length ?? 0))
      found.push([`danger.${i}.goodsSeq`, 'booking.no-such-goods-line'])
  }
  for (const [i, box] of (form.boxes ?? []).entries()) {
    const numbers = box.shipperContainerNos?.length ?? 0
    if (numbers > (box.containerQty ?? 0))
      found.push([`boxes.${i}.shipperContainerNos`, 'booking.too-many-container-numbers'])
    if (box.cscValidTo && form.wantedArrivalDate && box.cscValidTo < form.wantedArrivalDate) {
      found.push([`boxes.${i}.cscValidTo`, 'booking.csc-too-short'])
    }
  }
  return [...found, ...partyRefusals(form), ...stopRefusals(form)]
}

function partyRefusals(form: RailBookingForm): Refusal[] {
  const found: Refusal[] = []
  const seen = new Set<string>()
  for (const [i, { partyType, partyName }] of (form.parties ?? []).entries()) {
    if (partyName && !/^[\p{Script=Latin}\p{N}\p{P}\p{S} ]*$/u.test(partyName)) {
      found.push([`parties.${i}.partyName`, 'booking.latin-only'])
    }
    if (partyType === 'CNE' && /^to order/i.test(partyName ?? '')) {
      found.push([`parties.${i}.partyName`, 'booking.to-order-by-rail'])
    }
    if (partyType && seen.has(partyType)) found.push([`parties.${i}.partyType`, 'booking.party-twice'])
    if (partyType === 'SHP' || partyType === 'CNE') seen.add(partyType)
  }
  return found
}

/** Stops of one kind stand in the order of their days. */
function stopRefusals(form: RailBookingForm): Refusal[] {
  const stops = [...(form.stops ?? []).entries()]
  return (['L', 'U'] as const).flatMap((type) => {
    const ofType = stops
      .filter(([, stop]) => stop.stopType === type)
      .toSorted(([, a], [, b]) => (a.stopSeq ?? 0) - (b.stopSeq ?? 0))
    return ofType.flatMap(([i, stop], at) => {
      const before = ofType[at - 1]?.[1].stopDate
      return before && stop.stopDate && stop.stopDate < before
        ? [[`stops.${i}.stopDate`, 'booking.stop-order'] as const]
        : []
    })
  })
}

/** How much one line of boxes is allowed to carry in each box: the payload, and the lane's own limit where it is lower. */
export function cargoLimitKg(box: BoxLine, { boxes, price }: Pick<CheckFacts, 'boxes' | 'price'>): number | undefined {
  const type = box.containerType ?? ''
  const limits = [boxes[type]?.maxPayloadKg, price?.weightLimitKg[type]].filter((limit) => limit !== undefined)
  return limits.length > 0 ? Math.min(...limits) : undefined
}
