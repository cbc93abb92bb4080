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
/** A refusal and whether it holds. */
type Finding = readonly [holds: unknown, path: string, key: string]
const holding = (findings: readonly Finding[]): Refusal[] =>
  findings.filter(([holds]) => Boolean(holds)).map(([, path, key]) => [path, key])

const isBefore = (a: string | null | undefined, b: string | null | undefined) => Boolean(a && b && a < b)

function dateRefusals(form: RailBookingForm, { today, now, departure }: CheckFacts): Refusal[] {
  const { originCode, destinationCode, readyDate, wantedDate, wantedDateTo } = form
  const isPast = departure?.firstCutoff && departure.firstCutoff <= now
  return holding([
    [originCode && originCode === destinationCode, 'destinationCode', 'booking.same-place'],
    [isBefore(readyDate, today), 'readyDate', 'booking.ready-date-past'],
    [isBefore(daysLater(today, 180), readyDate), 'readyDate', 'booking.ready-date-far'],
    [isBefore(wantedDate, readyDate), 'wantedDate', 'booking.wanted-before-ready'],
    [isBefore(daysLater(today, 365), wantedDate), 'wantedDate', 'booking.wanted-date-far'],
    [isBefore(wantedDateTo, wantedDate), 'wantedDateTo', 'booking.latest-before-wanted'],
    [departure && !departure.isOpen, 'departureId', 'booking.departure-closed'],
    [departure?.isOpen && isPast, 'departureId', 'booking.cut-off-past'],
  ])
}

const isBelow = (a: string | null | undefined, b: string | null | undefined) =>
  !isBlank(a) && !isBlank(b) && figure(a) < figure(b)

function cargoRefusals(form: RailBookingForm, { price }: CheckFacts): Refusal[] {
  const { setTemperatureC: set, minTemperatureC: least, maxTemperatureC: most } = form
  const hasReeferBox = form.boxes?.some((box) => box.containerType?.endsWith('RF'))
  const closed = price?.closedClasses ?? []
  const isClosed = (hazardClass: string) => closed === 'all' || closed.includes(hazardClass)
  const danger = form.cargoKind === 'D' ? (form.danger ?? []) : []
  return holding([
    [hasReeferBox && !form.temperatureControlled, 'temperatureControlled', 'booking.reefer-without-temperature'],
    [Math.abs(figure(set)) > 30, 'setTemperatureC', 'booking.temperature-out-of-range'],
    [isBelow(set, least), 'minTemperatureC', 'booking.temperature-order'],
    [isBelow(most, set), 'maxTemperatureC', 'booking.temperature-order'],
    ...danger.map(
      ({ hazardClass }, i): Finding => [
        hazardClass && isClosed(hazardClass),
        `danger.${i}.hazardClass`,
        'booking.class-not-taken',
      ],
    ),
  ])
}

function lineRefusals(form: RailBookingForm): Refusal[] {
  const latin = /^[A-Za-z0-9., \-/()&%]*$/
  const goods = (form.goods ?? []).flatMap((line, i): Finding[] => [
    [isBelow(line.grossWeightKg, line.netWeightKg), `goods.${i}.netWeightKg`, 'booking.net-above-gross'],
    [!latin.test(line.goodsNameEnglish ?? ''), `goods.${i}.goodsNameEnglish`, 'booking.latin-only'],
  ])
  const danger = (form.danger ?? []).map((line, i): Finding => {
    const isElsewhere = (line.goodsSeq ?? 1) > (form.goods?.length ?? 0)
    return [isElsewhere, `danger.${i}.goodsSeq`, 'booking.no-such-goods-line']
  })
  const boxes = (form.boxes ?? []).flatMap((box, i): Finding[] => {
    const numbers = box.shipperContainerNos?.length ?? 0
    const isShort = isBefore(box.cscValidTo, form.wantedArrivalDate)
    return [
      [numbers > (box.containerQty ?? 0), `boxes.${i}.shipperContainerNos`, 'booking.too-many-container-numbers'],
      [isShort, `boxes.${i}.cscValidTo`, 'booking.csc-too-short'],
    ]
  })
  return [...holding([...goods, ...danger, ...boxes]), ...partyRefusals(form), ...stopRefusals(form)]
}

function partyRefusals(form: RailBookingForm): Refusal[] {
  const parties = form.parties ?? []
  const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]*$/u
  const isTwice = (type: string | null | undefined, at: number) =>
    (type === 'SHP' || type === 'CNE') && parties.findIndex((one) => one.partyType === type) < at
  return holding(
    parties.flatMap(({ partyType, partyName }, i): Finding[] => [
      [!latin.test(partyName ?? ''), `parties.${i}.partyName`, 'booking.latin-only'],
      [partyType === 'CNE' && /^to order/i.test(partyName ?? ''), `parties.${i}.partyName`, 'booking.to-order-by-rail'],
      [isTwice(partyType, i), `parties.${i}.partyType`, 'booking.party-twice'],
    ]),
  )
}

/** Stops of one kind stand in the order of their days. */
function stopRefusals(form: RailBookingForm): Refusal[] {
  const stops = [...(form.stops ?? []).entries()]
  return (['L', 'U'] as const).flatMap((type) => {
    const ofType = stops
      .filter(([, stop]) => stop.stopType === type)
      .toSorted(([, a], [, b]) => (a.stopSeq ?? 0) - (b.stopSeq ?? 0))
    return holding(
      ofType.map(([i, stop], at) => {
        const isEarlier = isBefore(stop.stopDate, ofType[at - 1]?.[1].stopDate)
        return [isEarlier, `stops.${i}.stopDate`, 'booking.stop-order']
      }),
    )
  })
}

/** How much one line of boxes is allowed to carry in each box: the payload, and the lane's own limit where it is lower. */
export function cargoLimitKg(box: BoxLine, { boxes, price }: Pick<CheckFacts, 'boxes' | 'price'>): number | undefined {
  const type = box.containerType ?? ''
  const limits = [boxes[type]?.maxPayloadKg, price?.weightLimitKg[type]].filter((limit) => limit !== undefined)
  return limits.length > 0 ? Math.min(...limits) : undefined
}
