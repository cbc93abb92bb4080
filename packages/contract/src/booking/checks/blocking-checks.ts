import { isReeferBox } from '../../reference/box-kinds.ts'
import { dayAfter } from '../../shared/calendar-day.ts'
import { isBlank } from '../fields/form-conditions.ts'
import { type BookingForm, type HeadName, headFields } from '../fields/form-fields.ts'
import { boxedForms, type FormName } from '../fields/form-names.ts'
import type { CheckFacts, Warning } from '../form/check-facts.ts'
import { isEnglishDescription } from '../form/goods-names.ts'
import { blocks, type Finding, type FormCheck, findingsThatHold, numberOf } from './form-check.ts'

const isBefore = (a: string | null | undefined, b: string | null | undefined) => Boolean(a && b && a < b)
const isBelow = (a: string | null | undefined, b: string | null | undefined) =>
  !isBlank(a) && !isBlank(b) && numberOf(a) < numberOf(b)

const checkLane = ({ originCode, destinationCode }: BookingForm) =>
  findingsThatHold([[originCode && originCode === destinationCode, 'destinationCode', 'booking.same-place']])

const checkDirection = ({ direction: way }: BookingForm, { countries }: CheckFacts) =>
  findingsThatHold([
    [way === 'NM' && countries && countries.origin !== countries.destination, 'direction', 'booking.crosses-border'],
  ])

/** The reason against a wanted day before which nothing can leave; none where it lies ahead and the cargo is ready. */
export function wantedDayRefusal({ readyDate, wantedDate }: BookingForm, today: string): string | undefined {
  if (isBefore(wantedDate, readyDate)) return 'booking.wanted-before-ready'
  return isBefore(wantedDate, today) ? 'booking.wanted-date-past' : undefined
}

function checkDates(form: BookingForm, { today }: CheckFacts): Warning[] {
  const { readyDate, wantedDate, wantedDateTo } = form
  const refusal = wantedDayRefusal(form, today)
  return findingsThatHold([
    [isBefore(readyDate, today), 'readyDate', 'booking.ready-date-past'],
    [isBefore(dayAfter(today, 180), readyDate), 'readyDate', 'booking.ready-date-far'],
    [refusal, 'wantedDate', refusal ?? ''],
    [isBefore(dayAfter(today, 365), wantedDate), 'wantedDate', 'booking.wanted-date-far'],
    [isBefore(wantedDateTo, wantedDate), 'wantedDateTo', 'booking.latest-before-wanted'],
  ])
}

function checkDeparture(_: BookingForm, { now, departure: chosen }: CheckFacts): Warning[] {
  const isPast = chosen?.firstCutoff && chosen.firstCutoff <= now
  return findingsThatHold([
    [chosen && !chosen.isOpen, 'departureId', 'booking.departure-closed'],
    [chosen?.isOpen && isPast, 'departureId', 'booking.cut-off-past'],
  ])
}

function checkTemperature(form: BookingForm): Warning[] {
  const { setTemperatureC: set, minTemperatureC: least, maxTemperatureC: most } = form
  const hasReeferBox = form.boxes?.some((box) => isReeferBox(box.containerType))
  return findingsThatHold([
    [hasReeferBox && !form.temperatureControlled, 'temperatureControlled', 'booking.reefer-without-temperature'],
    [Math.abs(numberOf(set)) > 30, 'setTemperatureC', 'booking.temperature-out-of-range'],
    [isBelow(set, least), 'minTemperatureC', 'booking.temperature-order'],
    [isBelow(most, set), 'maxTemperatureC', 'booking.temperature-order'],
  ])
}

function checkHazardClasses(form: BookingForm, { price }: CheckFacts): Warning[] {
  const closed = price?.closedClasses ?? []
  const isClosed = (hazardClass: string) => closed === 'all' || closed.includes(hazardClass)
  return findingsThatHold(
    (form.danger ?? []).map(
      ({ hazardClass }, i): Finding => [
        hazardClass && isClosed(hazardClass),
        `danger.${i}.hazardClass`,
        'booking.class-not-taken',
      ],
    ),
  )
}

const checkGoods = (form: BookingForm) =>
  findingsThatHold(
    (form.goods ?? []).flatMap((line, i): Finding[] => [
      [isBelow(line.grossWeightKg, line.netWeightKg), `goods.${i}.netWeightKg`, 'booking.net-above-gross'],
      [!isEnglishDescription(line.goodsNameEnglish ?? ''), `goods.${i}.goodsNameEnglish`, 'booking.latin-only'],
    ]),
  )

const latinName = /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]*$/u
const checkDangerLines = (form: BookingForm) =>
  findingsThatHold(
    (form.danger ?? []).flatMap((line, i): Finding[] => {
      const isElsewhere = (line.goodsSeq ?? 1) > (form.goods?.length ?? 0)
      return [
        [isElsewhere, `danger.${i}.goodsSeq`, 'booking.no-such-goods-line'],
        [!latinName.test(line.properShippingName ?? ''), `danger.${i}.properShippingName`, 'booking.latin-only'],
      ]
    }),
  )

/** Of a closed list each form offers a part: a mode has values that one of its load types has not. */
const checkChoices = (form: BookingForm, _: CheckFacts, at: FormName) =>
  findingsThatHold(
    Object.entries(headFields).map(([name, { choices: offered }]): Finding => {
      const value = form[name as HeadName]
      return [value && offered && !offered(at).includes(String(value)), name, 'booking.choice-not-offered']
    }),
  )

const checkWarehouse = ({ warehouseDate }: BookingForm, { warehouseCutoff }: CheckFacts) =>
  findingsThatHold([[isBefore(warehouseCutoff, warehouseDate), 'warehouseDate', 'booking.warehouse-closed']])

const checkBoxes = (form: BookingForm) =>
  findingsThatHold(
    (form.boxes ?? []).flatMap((box, i): Finding[] => {
      const numbers = box.shipperContainerNos?.length ?? 0
      const isShort = isBefore(box.cscValidTo, form.wantedArrivalDate)
      return [
        [numbers > (box.containerQty ?? 0), `boxes.${i}.shipperContainerNos`, 'booking.too-many-container-numbers'],
        [isShort, `boxes.${i}.cscValidTo`, 'booking.csc-too-short'],
      ]
    }),
  )

function checkParties({ parties: people = [] }: BookingForm): Warning[] {
  const isTwice = (type: string | null | undefined, at: number) =>
    (type === 'SHP' || type === 'CNE') && (people ?? []).findIndex((one) => one.partyType === type) < at
  return findingsThatHold(
    (people ?? []).flatMap(({ partyType, partyName }, i): Finding[] => [
      [!latinName.test(partyName ?? ''), `parties.${i}.partyName`, 'booking.latin-only'],
      [isTwice(partyType, i), `parties.${i}.partyType`, 'booking.party-twice'],
    ]),
  )
}

/** Stops of one kind stand in the order of their days, and nothing is unloaded before it can have left. */
function checkStops(form: BookingForm, { departure }: CheckFacts): Warning[] {
  const leaves = departure?.departsOn ?? form.wantedDate
  const stopEntries = [...(form.stops ?? []).entries()]
  return (['L', 'U'] as const).flatMap((type) => {
    const ofType = stopEntries
      .filter(([, stop]) => stop.stopType === type)
      .toSorted(([, a], [, b]) => (a.stopSeq ?? 0) - (b.stopSeq ?? 0))
    return findingsThatHold(
      ofType.map(([i, { stopDate }], index): Finding => {
        const isEarlier = ofType.slice(0, index).some(([, before]) => isBefore(stopDate, before.stopDate))
        return [isEarlier, `stops.${i}.stopDate`, 'booking.stop-order']
      }),
    ).concat(
      findingsThatHold(
        ofType.map(
          ([i, { stopDate }]): Finding => [
            type === 'U' && isBefore(stopDate, leaves),
            `stops.${i}.stopDate`,
            'booking.unloaded-before-departure',
          ],
        ),
      ),
    )
  })
}

/** A stop lies ahead, and its hours end after they begin. */
const checkStopHours = (form: BookingForm, { today }: CheckFacts) =>
  findingsThatHold(
    (form.stops ?? []).flatMap(({ stopDate, timeFrom, timeTo }, i): Finding[] => [
      [isBefore(stopDate, today), `stops.${i}.stopDate`, 'booking.stop-date-past'],
      [isBefore(timeTo, timeFrom), `stops.${i}.timeTo`, 'booking.stop-hours-wrong'],
    ]),
  )

export const blockingChecks: readonly FormCheck[] = [
  blocks('lane', checkLane),
  blocks('direction', checkDirection),
  blocks('dates', checkDates),
  blocks('departure', checkDeparture, 'R.* S.* A'),
  blocks('temperature', checkTemperature),
  // A shared container by sea takes dangerous goods at a price of their own.
  blocks('hazard classes', checkHazardClasses, 'R.* T.* S.FCL A M.*'),
  blocks('choices', checkChoices),
  blocks('warehouse', checkWarehouse, 'R.LCL T.LTL S.LCL A M.LCL'),
  blocks('goods', checkGoods),
  blocks('danger lines', checkDangerLines),
  blocks('boxes', checkBoxes, boxedForms),
  blocks('parties', checkParties),
  blocks('stops', checkStops),
  blocks('hours of stops', checkStopHours),
]
