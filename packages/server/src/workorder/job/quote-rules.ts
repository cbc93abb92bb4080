import type { QuotedLine } from '@landbridge/contract/charge/quoted-line'
import type { ChargePayer } from '@landbridge/contract/pricing/payers'
import { lineAmount } from '@landbridge/contract/shared/money'
import { vehicle } from '@landbridge/contract/workorder/part-kinds'
import { Decimal } from 'decimal.js'
import type { Measured } from '../../charge/index.ts'
import type { JobPart } from '../job.ts'
import type { PartsLine } from '../job-rules.ts'
import type { CustomsLegs } from './leg-rules.ts'

export type AgreedLine = {
  chargeCode: string
  currency: string
  unit: string
  quantity: string
  unitPrice: string
  containerType?: string | undefined
  /** The leg that it was agreed for; a line that names none is for the whole. */
  legSeq?: number | undefined
  payer?: ChargePayer | undefined
}

/** Units that count boxes or trucks: such a line is shared between the jobs of its leg, any other stands on the first of them. */
const partUnits = ['BOX', 'B20', 'B40', 'B45', 'TRUCK']

type CountedPart = Pick<JobPart, 'kind' | 'containerType'>
export type PriceShare = {
  legSeq: number
  customs: CustomsLegs
  booked: readonly (CountedPart & Pick<PartsLine, 'qty'>)[]
  carried: readonly CountedPart[]
  isFirst: boolean
  /** The measure of the cargo by its warehouse: lines that are charged by it follow it. */
  measured?: Measured | undefined
  /** The hours that its trucks waited beyond the free ones: what is agreed by the hour is charged by them. */
  waitHours?: number | undefined
}

const customsOf: Readonly<Record<string, keyof CustomsLegs>> = { CUSEXP: 'export', CUSIMP: 'import' }

/** The leg of a line: its own, the customs leg, else the first, as with freight of a shipment. */
export function legOfLine(
  { chargeCode, legSeq }: Pick<AgreedLine, 'chargeCode' | 'legSeq'>,
  customs: CustomsLegs,
): number {
  const side = customsOf[chargeCode]
  return legSeq ?? (side ? customs[side] : 1)
}

export function quotedLinesOf(agreed: readonly AgreedLine[], share: PriceShare): Omit<QuotedLine, 'chargeName'>[] {
  return agreed.flatMap((line, index) => {
    if (legOfLine(line, share.customs) !== share.legSeq) return []
    const part = partOf(line, share)
    const agreedQuantity = new Decimal(line.quantity).mul(part).toDecimalPlaces(3)
    const followed = share.measured?.by.followed(line, share.measured)
    const isByHour = line.unit === 'HOUR' && share.waitHours !== undefined
    const ofMeasure = followed ? new Decimal(followed.quantity).mul(part).toDecimalPlaces(3) : agreedQuantity
    const quantity = isByHour ? new Decimal(share.waitHours ?? 0) : ofMeasure
    if (quantity.lte(0)) return []
    const { chargeCode, currency, payer } = line
    const { unit, unitPrice } = followed ?? line
    const ours = { currency, unit, unitPrice, quantity: quantity.toString() }
    const isOther = !quantity.eq(agreedQuantity) || !new Decimal(unitPrice).eq(line.unitPrice)
    const agreedAmount = lineAmount({ ...line, quantity: agreedQuantity.toString() })
    const before = isOther ? { agreedQuantity: agreedQuantity.toString(), agreedAmount } : {}
    return [
      {
        quoteLineId: String(index + 1),
        chargeCode,
        ...ours,
        ...before,
        amount: lineAmount(ours),
        ...(payer && { payer }),
      },
    ]
  })
}

function partOf({ unit, containerType }: AgreedLine, { booked, carried, isFirst }: PriceShare): Decimal {
  if (!containerType && !partUnits.includes(unit)) return new Decimal(isFirst ? 1 : 0)
  const isMeant = (part: CountedPart) => {
    if (unit === 'TRUCK') return part.kind === vehicle
    if (part.containerType === null) return false
    return containerType
      ? part.containerType === containerType
      : unit === 'BOX' || part.containerType.startsWith(unit.slice(1))
  }
  const bookedQuantity = booked.filter(isMeant).reduce((sum, line) => sum + line.qty, 0)
  const ours = carried.filter(isMeant).length
  return bookedQuantity === 0 ? new Decimal(isFirst ? 1 : 0) : new Decimal(ours).div(bookedQuantity)
}
