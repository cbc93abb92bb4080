import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import { statesOfBillOut } from '@landbridge/contract/workorder/job-lifecycle'
import type { BillOfLading } from '../bill-of-lading.ts'
import type { BillContents, BillGap } from './paper-mode.ts'

type NumberedBox = { id: string; containerNo?: string | null | undefined }

export type Bill<Box extends NumberedBox = NumberedBox> = {
  no: number
  count: number
  goods: GoodsLine[]
  boxes: Box[]
}

type BilledGoods<Box extends NumberedBox> = Pick<BillContents, 'goods' | 'isInstructed' | 'instructedBoxes'> & {
  form: Pick<BookingForm, 'billQty' | 'goods'>
  boxes: readonly Box[]
}

/** A bill's goods line, in English or else as written. */
export const descriptionOn = ({ goodsNameEnglish, goodsName }: GoodsLine): string => goodsNameEnglish || goodsName || ''

/** The bills of a job, with goods lines in turn; a box stands on each bill with its goods, or on all if unknown. */
export function billsOf<Box extends NumberedBox>(billed: BilledGoods<Box>): Bill<Box>[] {
  const { form, boxes } = billed
  const count = form.billQty ?? 1
  const goods = goodsInBoxes(billed)
  const namedBoxes = numbersIn(goods)
  const places = billed.isInstructed ? goods.map((_, index) => index) : placesInBooking(goods, form.goods ?? [])
  return Array.from({ length: count }, (_, index) => {
    const goodsOfBill = goods.filter((_line, i) => (places[i] ?? i) % count === index)
    const ownNumbers = numbersIn(goodsOfBill)
    const isOn = (no: string) => ownNumbers.size === 0 || ownNumbers.has(no) || !namedBoxes.has(no)
    const isEmpty = goodsOfBill.length === 0 && goods.length > 0
    return {
      no: index + 1,
      count,
      goods: goodsOfBill,
      boxes: isEmpty ? [] : boxes.filter((box) => isOn(numberOf(box, billed))),
    }
  })
}

/** The bills that there are: goods of one that is no bill any more stand on the first that is not out. */
export function withoutGaps<Box extends NumberedBox>(
  all: readonly Bill<Box>[],
  bills: readonly Pick<BillOfLading, 'seq' | 'state'>[],
): Bill<Box>[] {
  const seqs = new Set(bills.map(({ seq }) => seq))
  const isGone = ({ no }: Bill<Box>) => seqs.size > 0 && !seqs.has(no)
  const gone = all.filter(isGone)
  const taker = bills.find(({ state }) => !statesOfBillOut.includes(state))?.seq
  return all.flatMap((bill) => {
    if (isGone(bill)) return []
    if (bill.no !== taker || gone.length === 0) return [bill]
    const boxes = new Map([bill, ...gone].flatMap((one) => one.boxes).map((box) => [box.id, box]))
    return [{ ...bill, goods: [bill, ...gone].flatMap(({ goods }) => goods), boxes: [...boxes.values()] }]
  })
}

/** The gap that keeps bills back: a box without goods although all are placed, or a bill without goods. */
export function billGapOf({ parts, ...contents }: BillContents): BillGap | undefined {
  const billed = { ...contents, boxes: parts }
  if (!billed.isInstructed) return undefined
  const goods = goodsInBoxes(billed)
  const namedBoxes = numbersIn(goods)
  const isPlaced = goods.length > 0 && goods.every(({ containerNo }) => containerNo)
  const unnamed = isPlaced ? parts.filter((box) => !namedBoxes.has(numberOf(box, billed))) : []
  if (unnamed.length > 0)
    return { reason: 'workorder.box-on-no-bill', containerNos: unnamed.map(({ containerNo }) => containerNo ?? '') }
  return goods.length > 0 && billsOf(billed).some((bill) => bill.goods.length === 0)
    ? { reason: 'workorder.bill-without-goods' }
    : undefined
}

const numbersIn = (goods: readonly GoodsLine[]) => new Set(goods.flatMap(({ containerNo }) => containerNo || []))

const instructedNo = ({ id }: NumberedBox, { instructedBoxes }: Pick<BillContents, 'instructedBoxes'>) =>
  instructedBoxes.find(({ containerId }) => containerId === id)?.containerNo

const numberOf = (box: NumberedBox, billed: Pick<BillContents, 'instructedBoxes'>): string =>
  box.containerNo || instructedNo(box, billed) || ''

/** The goods, each in the box that it was said to be in: by the number that the job has for it, whichever the instruction had. */
function goodsInBoxes<Box extends NumberedBox>(billed: BilledGoods<Box>): GoodsLine[] {
  const { goods, isInstructed, boxes } = billed
  if (!isInstructed) return [...goods]
  const numbers = new Map(
    boxes.flatMap((box): [string, string][] => {
      const no = instructedNo(box, billed)
      return no ? [[no, numberOf(box, billed)]] : []
    }),
  )
  return goods.map((line) => ({ ...line, containerNo: numbers.get(line.containerNo ?? '') ?? line.containerNo }))
}

/** The booking's line of each goods line; several of one name take turns. */
function placesInBooking(goods: readonly GoodsLine[], booked: readonly GoodsLine[]): number[] {
  return goods.map((line, index) => {
    const isAlike = (one: GoodsLine) => descriptionOn(one) === descriptionOn(line)
    const alike = booked.flatMap((one, place) => (isAlike(one) ? [place] : []))
    return alike[goods.slice(0, index).filter(isAlike).length % alike.length] ?? index
  })
}
