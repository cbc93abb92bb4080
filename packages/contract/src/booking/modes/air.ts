import { airChargeableKg } from '../../pricing/chargeable.ts'
import { measuredLoad } from '../../pricing/load-ask.ts'
import {
  batteryInstructionsOf,
  chargeLimitOn,
  isBatteryUnNo,
  packingInstructionIn,
} from '../../reference/battery-rules.ts'
import { blocks, type Finding, type FormCheck, findingsThatHold, numberOf, warns } from '../checks/form-check.ts'
import { isAppraised, isBlank } from '../fields/form-conditions.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import type { FormName } from '../fields/form-names.ts'
import type { CheckFacts, Warning } from '../form/check-facts.ts'
import { needsFreighter } from '../form/form-defaults.ts'
import { queriedPieces } from '../form/form-price-query.ts'
import type { ChargeableLoad } from '../form/load-figures.ts'
import { statedLoad } from '../form/stated-load.ts'
import { type AcceptanceAsks, bookingMode } from './booking-mode.ts'

/** The day of the flight is the day on which the cargo is to leave. */
const checkFlightDay = ({ flightDate, wantedDate }: BookingForm) =>
  findingsThatHold([
    [flightDate && wantedDate && flightDate !== wantedDate, 'flightDate', 'booking.flight-date-differs'],
  ])

/** Batteries, alone, in equipment or in a vehicle, are packed by the instructions of their UN number. */
const checkBatteryInstructions = ({ danger }: BookingForm) =>
  findingsThatHold(
    (danger ?? []).map(({ unNo, packingInstruction }, i): Finding => {
      const instruction = packingInstructionIn(packingInstruction)
      const isOther = packingInstruction && !batteryInstructionsOf(unNo).includes(instruction ?? '')
      return [isBatteryUnNo(unNo) && isOther, `danger.${i}.packingInstruction`, 'booking.battery-instruction']
    }),
  )

/** Batteries by air have one packing instruction in the form and in the lines of the dangerous goods. */
function checkBatteryKind({ containsBatteries, batteryType, danger }: BookingForm): Warning[] {
  const stated = packingInstructionIn(batteryType)
  return findingsThatHold([
    [containsBatteries && batteryType === 'NONE', 'batteryType', 'booking.battery-type-needed'],
    ...(danger ?? []).map(({ unNo, packingInstruction }, i): Finding => {
      const packed = packingInstructionIn(packingInstruction)
      const differs = isBatteryUnNo(unNo) && stated && packed && stated !== packed
      return [differs, `danger.${i}.packingInstruction`, 'booking.battery-type-differs']
    }),
  ])
}

/** Batteries that are charged above the limit of their packing instruction fly only with an approval of the states. */
function checkBatteryCharge({ batteryType, batteryChargePct, batteryApprovalNo, wantedDate }: BookingForm): Warning[] {
  const limit = chargeLimitOn(packingInstructionIn(batteryType), wantedDate)
  const isOver = limit && (batteryChargePct ?? 0) > limit.mostPct
  return findingsThatHold([[isOver && isBlank(batteryApprovalNo), 'batteryChargePct', 'booking.battery-charge-high']])
}

/** Papers that take days to get are warned of with the submission; we accept once they are there. */
const checkPapersAhead = (form: BookingForm) =>
  findingsThatHold([
    [isAppraised(form) && isBlank(form.appraisalFid), 'appraisalFid', 'booking.appraisal-ahead'],
    [form.containsBatteries && isBlank(form.batteryTestFid), 'batteryTestFid', 'booking.battery-test-ahead'],
  ])

/** An appraisal holds until the end of its year: it must hold on the day of the flight. */
const checkAppraisal = ({ appraisalValidTo, wantedDate }: BookingForm) =>
  findingsThatHold([
    [
      appraisalValidTo && wantedDate && appraisalValidTo < wantedDate,
      'appraisalValidTo',
      'booking.appraisal-too-short',
    ],
  ])

/** The cargo is delivered before the flight closes. */
const checkDelivery = ({ warehouseDate }: BookingForm, { departure }: CheckFacts) =>
  findingsThatHold([
    [
      warehouseDate && departure?.cargoClosesAt && departure.cargoClosesAt < warehouseDate,
      'warehouseDate',
      'booking.warehouse-closed',
    ],
  ])

const checkDeclaredValue = ({ declaredForCarriage, declaredCurrency, goodsValue, goodsCurrency }: BookingForm) =>
  findingsThatHold([
    [
      declaredCurrency === goodsCurrency &&
        numberOf(goodsValue) > 0 &&
        numberOf(declaredForCarriage) > numberOf(goodsValue),
      'declaredForCarriage',
      'booking.declared-above-value',
    ],
  ])

/** Cargo that no passenger aircraft takes goes by a freighter, which not every lane has. */
const checkFreighter = (form: BookingForm) =>
  findingsThatHold([[needsFreighter(form), form.pieces ? 'pieces' : 'batteryType', 'booking.freighter-only']])

/** Each piece, however it is turned on the floor, is one that the line of the price takes. */
function checkLargestPiece({ pieces }: BookingForm, { price }: CheckFacts): Warning[] {
  const most = price?.largestPiece
  if (!most) return []
  const { lengthCm, widthCm, heightCm, pieceWeightKg: kg } = most
  return findingsThatHold(
    (pieces ?? []).map((piece, i): Finding => {
      const sides = [numberOf(piece.lengthCm), numberOf(piece.widthCm)]
      const isLarger =
        Math.max(...sides) > lengthCm || Math.min(...sides) > widthCm || numberOf(piece.heightCm) > heightCm
      return [
        isLarger || numberOf(piece.pieceWeightKg) > kg,
        `pieces.${i}.${isLarger ? 'lengthCm' : 'pieceWeightKg'}`,
        'booking.piece-over-line',
        { most: `${lengthCm} × ${widthCm} × ${heightCm}`, kg: String(kg) },
      ]
    }),
  )
}

const checks: readonly FormCheck[] = [
  warns('largest piece of the line', checkLargestPiece, 'A'),
  blocks('kind of batteries', checkBatteryKind, 'A'),
  blocks('charge of batteries', checkBatteryCharge, 'A'),
  warns('papers ahead', checkPapersAhead, 'A'),
  blocks('appraisal', checkAppraisal, 'A'),
  blocks('delivery before the flight', checkDelivery, 'A'),
  warns('declared value', checkDeclaredValue, 'A'),
  warns('freighter', checkFreighter, 'A'),
  blocks('day of the flight', checkFlightDay, 'A'),
  blocks('packing of batteries', checkBatteryInstructions, 'A'),
]

/** Weight against volume weight, by the largest figures of the form. */
function chargeable(_: FormName, form: BookingForm): ChargeableLoad {
  const measured = measuredLoad({ ...statedLoad(form), pieces: queriedPieces(form) })
  const { grossWeightKg, volumeWeightKg } = measured
  if (!volumeWeightKg && !grossWeightKg) return {}
  return { volumeWeightKg, chargeableWeightKg: airChargeableKg(measured) }
}

/** A flight of ours, or one that is not in our lists; both with what closes before it. */
const acceptance: AcceptanceAsks = { departure: 'or-typed', cutoffs: ['SI', 'CARGO', 'CUSTOMS'], maySay: ['WAREHOUSE'] }

export const airBookings = bookingMode({ checks, acceptance, chargeable })
