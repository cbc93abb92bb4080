import type { BoxAsk } from '@landbridge/contract/pricing/box'
import type { text } from '@landbridge/contract/pricing/text/zh-cn'
import { Decimal } from 'decimal.js'
import { type Departure, isOpen } from '../departure/space-rules.ts'
import { extraFor, type Parts } from '../query/offer-rules.ts'
import { priceOf } from '../tariff/tariff-rules.ts'
import { weightLimitOf } from './quote-rules.ts'

export type Warning = {
  code: Extract<keyof typeof text, `pricing.warn-${string}`>
  values?: Record<string, string | number>
}

type Situation = Parts & {
  boxes: readonly BoxAsk[]
  departure?: Departure | undefined
  emptyPickUpPlace?: string | undefined
  emptyReturnPlace?: string | undefined
  payloads: ReadonlyMap<string, number>
  /** The days on which the price holds. */
  validFrom: string
  validTo: string
  today: string
  now: Date
}

/** What the reader of a quote should know before booking by it. Nothing here stops a booking. */
export function quoteWarnings(situation: Situation): Warning[] {
  return [
    ...situation.boxes.flatMap((box) => boxWarnings(box, situation)),
    ...pairWarnings(situation.boxes),
    ...departureWarnings(situation),
    ...placeWarnings(situation),
  ]
}

function boxWarnings(box: BoxAsk, { line, departure, payloads }: Situation): Warning[] {
  if (!line) return []
  const { containerType: size, containerQty, containerOwner, containerCargoKg } = box
  const warnings: Warning[] = []
  if (priceOf(line.terms, containerOwner, size) === undefined) {
    warnings.push({
      code: 'pricing.warn-unpriced',
      values: { size: `${size} ${containerOwner === 'C' ? 'COC' : 'SOC'}` },
    })
  }
  const limit = weightLimitOf(line.terms, size)
  const payload = payloads.get(size)
  if (containerCargoKg && limit !== undefined && new Decimal(containerCargoKg).gt(limit)) {
    warnings.push({ code: 'pricing.warn-weight-limit', values: { size, limit } })
  } else if (containerCargoKg && payload !== undefined && new Decimal(containerCargoKg).gt(payload)) {
    warnings.push({ code: 'pricing.warn-payload', values: { size, limit: payload } })
  }
  const space = departure?.spaces.find((one) => one.containerType === size)
  if (space && containerQty > space.total) {
    warnings.push({ code: 'pricing.warn-one-train', values: { size, total: space.total } })
  } else if (departure && containerOwner === 'C' && containerQty > (space?.surplus ?? 0)) {
    warnings.push({ code: 'pricing.warn-space', values: { size, left: space?.surplus ?? 0 } })
  }
  return warnings
}

/** 20-foot boxes ride in pairs. */
function pairWarnings(boxes: readonly BoxAsk[]): Warning[] {
  const twenties = boxes
    .filter((box) => box.containerType.startsWith('2'))
    .reduce((sum, box) => sum + box.containerQty, 0)
  return twenties % 2 === 1 ? [{ code: 'pricing.warn-odd-twenties' }] : []
}

function departureWarnings({ departure, validFrom, validTo, today, now }: Situation): Warning[] {
  const isClosed = departure !== undefined && !isOpen(departure, now)
  const day = departure?.departsOn ?? today
  const isOutside = day > validTo || (departure !== undefined && day < validFrom)
  return [
    ...(isClosed ? [{ code: 'pricing.warn-cutoff-passed' } as const] : []),
    ...(isOutside ? [{ code: 'pricing.warn-expired' } as const] : []),
  ]
}

function placeWarnings({ line, emptyPickUpPlace, emptyReturnPlace }: Situation): Warning[] {
  if (!line) return []
  const isUnpriced =
    extraFor(line.terms.pickUpPlaces, emptyPickUpPlace) === undefined ||
    extraFor(line.terms.returnPlaces, emptyReturnPlace) === undefined
  return isUnpriced ? [{ code: 'pricing.warn-empty-place' }] : []
}
