import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { PaperFacts } from '../job/paper-facts.ts'

/** A kind of goods as the packing list names it, or the booking. */
export type BilledGoods = {
  goodsName?: string | null | undefined
  hsCode?: string | null | undefined
  packages?: number | null | undefined
  packageType?: string | null | undefined
  grossWeightKg?: string | null | undefined
  volumeM3?: string | null | undefined
  marks?: string | null | undefined
  containerNo?: string | null | undefined
}
/** One of the bills of a job, with its goods and the boxes that hold them. */
export type Bill = { no: number; count: number; goods: BilledGoods[]; boxes: ContainerView[] }

/**
 * The bills of a job: as many as its booking asks for. The goods lines of the booking fall on them in turn, the first on the first bill; what the
 * packing list says of a kind of goods goes with its line of the booking. A box stands on every bill that has goods in it, on all of them where nobody
 * has said what it holds.
 */
export function billsOf({
  shown,
  packing,
  booking: { form },
}: Pick<PaperFacts, 'shown' | 'packing' | 'booking'>): Bill[] {
  const count = form.billQty ?? 1
  const booked = form.goods ?? []
  const lineOf = (name: string) =>
    booked.findIndex(({ goodsName, goodsNameEnglish }) => [goodsName, goodsNameEnglish].includes(name))
  const placed = packing.length
    ? packing.map((line, at) => ({ line, seq: lineOf(line.goodsName) === -1 ? at : lineOf(line.goodsName) }))
    : booked.map((line, at) => ({ line, seq: at }))
  return Array.from({ length: count }, (_, at) => {
    const goods: BilledGoods[] = placed.flatMap(({ line, seq }) => (seq % count === at ? [line] : []))
    const named = new Set(goods.flatMap(({ containerNo }) => containerNo ?? []))
    const boxes =
      named.size === 0 ? shown.containers : shown.containers.filter(({ containerNo = '' }) => named.has(containerNo))
    return { no: at + 1, count, goods, boxes }
  })
}
