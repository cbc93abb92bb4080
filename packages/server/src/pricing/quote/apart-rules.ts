import type { PieceAsk } from '@landbridge/contract/pricing/load-ask'
import { fitsInto, type Room } from '@landbridge/contract/pricing/piece-fit'
import type { QuotedApart } from '@landbridge/contract/pricing/price'
import { isReeferBox } from '@landbridge/contract/reference/box-kinds'
import type { ChargeAsk, Equipment, PricingMode, QuotedCharge, QuoteWarning } from '../modes/pricing-mode.ts'
import type { Parts } from '../tariff/tariff-rules.ts'

type Asked = { ask: ChargeAsk; mode: PricingMode; equipment: Equipment }

/** Something special about cargo that costs more than what is ordinary, and the charge by which a tariff prices it. */
type Special = {
  warning: QuoteWarning['code']
  isAsked(asked: Asked): boolean
  /** None where only the equipment itself prices it. */
  chargeCode?: string
}

/** Bodies of trucks that keep a temperature. */
const cooledBodies: ReadonlySet<string> = new Set(['REEFER', 'TEMP'])

/** Whether everything that carries a load keeps its temperature, so that the price of the equipment has it in it. */
function isCooled({ ask: { boxes, trucks = [] }, equipment }: Asked): boolean {
  const carriers = [
    ...boxes.map(({ containerType }) => isReeferBox(containerType)),
    ...trucks.map(({ truckType }) => cooledBodies.has(equipment.trucks.get(truckType)?.body ?? '')),
  ]
  return carriers.length > 0 && carriers.every(Boolean)
}

const specials: readonly Special[] = [
  { warning: 'pricing.warn-dangerous-apart', chargeCode: 'DG', isAsked: ({ ask }) => ask.dangerous === true },
  {
    warning: 'pricing.warn-batteries-apart',
    chargeCode: 'DG',
    isAsked: ({ ask, mode }) => mode.chargesBatteries === true && ask.containsBatteries === true && !ask.dangerous,
  },
  { warning: 'pricing.warn-oversize-apart', chargeCode: 'OOG', isAsked: ({ ask }) => ask.oversize === true },
  {
    warning: 'pricing.warn-temperature-apart',
    isAsked: (asked) => asked.ask.temperatureControlled === true && !isCooled(asked),
  },
]

/** The charges that special cargo asks for by itself, where a tariff has them. */
export const specialCharges = (asked: Asked): string[] =>
  specials.flatMap(({ isAsked, chargeCode }) => (chargeCode && isAsked(asked) ? [chargeCode] : []))

/** What of special cargo no charge of a line prices: it is quoted apart, and what is known is no whole. */
export function specialsApart(
  asked: Asked,
  { charges, parts: { line } }: { charges: readonly QuotedCharge[]; parts: Parts },
): QuoteWarning[] {
  const charged = new Set(charges.map(({ chargeCode }) => chargeCode))
  const forDanger = (line?.terms.surcharges ?? []).filter(({ occasion }) => occasion === 'dangerous')
  const isCharged = ({ warning, chargeCode }: Special) =>
    charged.has(chargeCode ?? '') ||
    (warning === 'pricing.warn-dangerous-apart' && forDanger.some((one) => charged.has(one.chargeCode)))
  return specials
    .filter((special) => special.isAsked(asked) && !isCharged(special))
    .map(({ warning }) => ({ code: warning }))
}

/** A piece that goes into none of the equipment that is asked for: it is asked for a price of its own. */
export function pieceOver(
  pieces: readonly PieceAsk[],
  rooms: readonly Room[],
  sizes: readonly string[],
): QuoteWarning[] {
  const over = pieces.find((piece) => rooms.length > 0 && !rooms.some((room) => fitsInto(piece, room)))
  if (!over) return []
  const { lengthCm: length, widthCm: width, heightCm: height } = over
  const weight = over.pieceWeightKg ?? '—'
  return [{ code: 'pricing.warn-piece-over', values: { size: sizes[0] ?? '', length, width, height, weight } }]
}

/** Something that is quoted apart as a price keeps it. */
export const keptApart = ({ code, values }: QuoteWarning): Omit<QuotedApart, 'message'> => ({
  code,
  ...(values && { values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) }),
})
