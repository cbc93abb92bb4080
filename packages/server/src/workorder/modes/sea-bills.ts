import type { GoodsLine } from '@landbridge/contract/booking/form/goods-lines'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { PaperFacts } from '../job/paper-facts.ts'

/** One of the bills of a job, with its goods and the boxes that hold them. */
export type Bill = { no: number; count: number; goods: GoodsLine[]; boxes: ContainerView[] }

/** A line of goods as a bill describes it: in English, or as it is written where nobody has said that. */
export const descriptionOn = ({ goodsNameEnglish, goodsName }: GoodsLine): string => goodsNameEnglish || goodsName || ''

/**
 * The bills of a job: as many as its booking asks for. The kinds of goods fall on them in turn, the first on the first bill: as the instruction describes
 * them, and until there is one as the booking does, with whose line goes what the packing list says of such goods. A box stands on every bill that has
 * goods in it, on all of them where nobody has said what it holds.
 */
export function billsOf({
  shown,
  goods,
  isInstructed,
  booking: { form },
}: Pick<PaperFacts, 'shown' | 'goods' | 'isInstructed' | 'booking'>): Bill[] {
  const count = form.billQty ?? 1
  const kinds = isInstructed ? [...new Set(goods.map(descriptionOn))] : (form.goods ?? []).map(descriptionOn)
  const placed = goods.map((line, at) => {
    const kind = kinds.indexOf(descriptionOn(line))
    return { line, seq: kind === -1 ? at : kind }
  })
  return Array.from({ length: count }, (_, at) => {
    const own = placed.flatMap(({ line, seq }) => (seq % count === at ? [line] : []))
    const named = new Set(own.flatMap(({ containerNo }) => containerNo ?? []))
    const boxes =
      named.size === 0 ? shown.containers : shown.containers.filter(({ containerNo = '' }) => named.has(containerNo))
    return { no: at + 1, count, goods: own, boxes }
  })
}
