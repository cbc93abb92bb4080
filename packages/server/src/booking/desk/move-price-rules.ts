import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import type { MoveCharge, MovePrice } from '@landbridge/contract/booking/move-price'
import { type ChargePayer, sumsByPayer } from '@landbridge/contract/pricing/payers'
import { Decimal } from 'decimal.js'
import { countedBy, countsBox } from '../../pricing/index.ts'
import type { AgreedPrice, BoxCount } from '../life/booking.ts'
import { isFee, priceOfLines } from '../life/booking-price-rules.ts'

/** The part of a booking's cargo that goes by another departure. */
export type MovedShare = { isWhole: boolean; boxes: readonly BoxCount[]; trucks: number }

const countOf = (boxes: readonly BoxCount[], { unit, containerType }: PriceLine): number =>
  boxes
    .filter((box) => countsBox(countedBy(unit), box.containerType))
    .filter((box) => !containerType || box.containerType === containerType)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** The quantity of a charge that moves; what is charged for the whole moves with the last of its cargo. */
function movedOf(line: PriceLine, { isWhole, boxes, trucks }: MovedShare): Decimal {
  if (isWhole) return new Decimal(line.quantity)
  return Decimal.min(line.quantity, line.unit === 'TRUCK' ? trucks : countOf(boxes, line))
}

const isLike = (one: PriceLine, other: PriceLine): boolean =>
  (['chargeCode', 'currency', 'unit', 'containerType'] as const).every((name) => one[name] === other[name])

/** The agreed price with what moves at the charges of the other day: fees stay, and whatever is charged for the cargo that stays. */
export function linesOnOtherDay(agreed: AgreedPrice, other: readonly PriceLine[], share: MovedShare): PriceLine[] {
  const stay = agreed.lines.flatMap((line): PriceLine[] => {
    if (isFee(line)) return [line]
    const left = new Decimal(line.quantity).minus(movedOf(line, share))
    return left.gt(0) ? [{ ...line, quantity: left.toFixed() }] : []
  })
  const go = other.flatMap((line): PriceLine[] => {
    const quantity = movedOf(line, share)
    return quantity.gt(0) ? [{ ...line, quantity: quantity.toFixed() }] : []
  })
  return [...go, ...stay]
}

/** Each charge of what moves as it was agreed and as it is on the other day. */
export function chargesCompared(agreed: AgreedPrice, other: readonly PriceLine[], share: MovedShare): MoveCharge[] {
  const open = agreed.lines.filter((line) => !isFee(line))
  const rows = other.flatMap(({ amount: _, unitPrice, block: __, ...line }): MoveCharge[] => {
    const at = open.findIndex((one) => isLike(one, { ...line, unitPrice }))
    const [before] = at < 0 ? [] : open.splice(at, 1)
    return [{ ...line, ...(before && { unitPrice: before.unitPrice }), newUnitPrice: unitPrice }]
  })
  const dropped = open.map(({ amount: _, block: __, ...line }): MoveCharge => line)
  return [...rows, ...dropped].flatMap((row) => {
    const quantity = movedOf({ ...row, unitPrice: row.unitPrice ?? '0' }, share)
    return quantity.gt(0) ? [{ ...row, quantity: quantity.toFixed() }] : []
  })
}

/** By how much a price is above another for each who pays it; nobody for whom it stays. */
export function differencesBetween(
  before: readonly PriceLine[],
  after: readonly PriceLine[],
  { own, at }: { own: ChargePayer; at: Date },
): NonNullable<MovePrice['differences']> {
  const amountsOf = (lines: readonly PriceLine[]) =>
    priceOfLines(lines, { at }).lines.map(({ amount = '0', currency, payer }) => ({ amount, currency, payer }))
  const less = amountsOf(before).map((line) => ({ ...line, amount: new Decimal(line.amount).neg().toFixed() }))
  return sumsByPayer([...amountsOf(after), ...less], own).filter(({ amount }) => !new Decimal(amount).isZero())
}
