import type { ChargeView } from '@landbridge/contract/charge/charge-line'
import { modes } from '@landbridge/contract/shared/modes'
import { sumOf } from '@landbridge/contract/shared/money'
import { figureOnPaper } from '../../platform/paper-values.ts'
import type { PaperFacts } from '../print/paper-facts.ts'

/** A house waybill is ours and names the airline's; the airline's own stands over it, or alone. */
export type WaybillKind = 'house' | 'master'

const quantityFromKg = 45

/** True where a waybill prints rates: the airline's over ours always, every other on request, else AS AGREED. */
export const showsRates = ({ shown }: PaperFacts, kind: WaybillKind): boolean =>
  (kind === 'master' && shown.airWaybillType !== 'M') || shown.waybillRates === 'shown'

/** The charges on a waybill: the airline's to us over a house waybill, else those of our customer. */
const linesOn = ({ shown, charges, payables }: PaperFacts, kind: WaybillKind): readonly ChargeView[] =>
  kind === 'master' && shown.airWaybillType !== 'M' ? payables : charges

const freightOn = (facts: PaperFacts, kind: WaybillKind): ChargeView | undefined =>
  linesOn(facts, kind).find(({ chargeCode }) => chargeCode === modes.air.mainCharge)

/** Pieces, weights, their rating and the goods on a waybill, with figures of the warehouse in place of declared ones. */
export function ratingOf(facts: PaperFacts, kind: WaybillKind) {
  const { shown } = facts
  const freight = freightOn(facts, kind)
  const isByWeight = freight?.unit === 'KGC'
  const chargeableKg = (isByWeight ? freight.quantity : undefined) ?? shown.chargeableWeightKg
  const byQuantity = Number(chargeableKg ?? 0) >= quantityFromKg ? 'Q' : 'N'
  return {
    currency: freight?.currency ?? linesOn(facts, kind)[0]?.currency,
    packages: shown.actualPieces ?? shown.packages,
    grossWeightKg: shown.actualGrossWeightKg ?? shown.grossWeightKg,
    rateClass: shown.rateClass ?? (freight && !isByWeight ? 'M' : byQuantity),
    chargeableKg,
    unitPrice: freight?.unitPrice,
    amount: freight?.amount,
    nature: natureOf(facts),
  }
}

/** The goods in English, with their dangers, sizes and volume. */
function natureOf({ shown, booking: { form }, billNames }: PaperFacts): string {
  const names = (form.goods ?? []).map(({ goodsNameEnglish, goodsName, hsCode }) =>
    [goodsNameEnglish ?? goodsName, hsCode && `HS ${hsCode}`].filter(Boolean).join(', '),
  )
  const dangerous = (form.danger ?? []).map(({ unNo, properShippingName }) =>
    [unNo && `UN ${unNo}`, properShippingName].filter(Boolean).join(' '),
  )
  const sizes = (shown.measuredPieces ?? form.pieces ?? []).flatMap(({ pieceQty, lengthCm, widthCm, heightCm }) =>
    lengthCm && widthCm && heightCm ? [`${pieceQty} × ${lengthCm} × ${widthCm} × ${heightCm} cm`] : [],
  )
  const volume = shown.actualVolumeM3 ?? shown.volumeM3
  const cube = volume && `VOL ${figureOnPaper(volume, billNames.at(-1)?.language ?? 'en', 3)} m³`
  return [...names, ...dangerous, ...sizes, cube].filter(Boolean).join('\n')
}

/** The charges besides freight that belong on a waybill, whose they are, and the letters that the trade writes for some of them. */
const otherCharges: Readonly<Record<string, { due: 'carrier' | 'agent'; code?: string }>> = {
  FUEL: { due: 'carrier', code: 'MYC' },
  SEC: { due: 'carrier', code: 'SCC' },
  DG: { due: 'carrier', code: 'RAC' },
  PSS: { due: 'carrier' },
  AWB: { due: 'agent', code: 'AWA' },
  SCR: { due: 'agent' },
  DOC: { due: 'agent' },
}

/** The sums of a waybill in its currency, and the other charges one by one; a charge in another currency is named and not added. */
export function chargesOn(facts: PaperFacts, kind: WaybillKind) {
  const { language } = facts
  const lines = linesOn(facts, kind)
  const { currency = '' } = ratingOf(facts, kind)
  const others = lines.flatMap((line) => {
    const other = otherCharges[line.chargeCode]
    return other ? [{ line, ...other }] : []
  })
  const sum = (summed: readonly ChargeView[]) => {
    const amounts = summed.filter((line) => line.currency === currency).map(({ amount }) => amount)
    return amounts.length > 0 ? sumOf(amounts, currency) : undefined
  }
  const due = (whose: 'carrier' | 'agent') => others.filter((one) => one.due === whose).map(({ line }) => line)
  const freight = lines.filter(({ chargeCode }) => chargeCode === modes.air.mainCharge)
  return {
    currency,
    freight: sum(freight),
    dueAgent: sum(due('agent')),
    dueCarrier: sum(due('carrier')),
    total: sum([...freight, ...others.map(({ line }) => line)]),
    others: others.map(({ line, code }) =>
      [code, line.chargeName, line.currency, figureOnPaper(line.amount, language, 2)].filter(Boolean).join(' '),
    ),
  }
}
