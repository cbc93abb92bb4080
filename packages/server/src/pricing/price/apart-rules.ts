import type { PieceAsk } from '@landbridge/contract/pricing/load-ask'
import { fitsInto, type Room } from '@landbridge/contract/pricing/piece-fit'
import type { QuotedApart } from '@landbridge/contract/pricing/price'
import { isReeferBox } from '@landbridge/contract/reference/box-kinds'
import type { Parts } from './line-rules.ts'
import type { ChargeAsk, Equipment, PricingMode, QuoteWarning, UnpaidCharge } from './pricing-mode.ts'

type PriceRequest = { ask: ChargeAsk; mode: PricingMode; equipment: Equipment }

type SpecialCargo = {
  warning: QuoteWarning['code']
  isRequested(request: PriceRequest): boolean
  /** None where only the equipment itself prices it. */
  chargeCode?: string
}

const cooledBodies: ReadonlySet<string> = new Set(['REEFER', 'TEMP'])

/** Everything that carries the load keeps its temperature, so that the price of the equipment has it in it. */
function isCooled({ ask: { boxes, trucks = [] }, equipment }: PriceRequest): boolean {
  const carriers = [
    ...boxes.map(({ containerType }) => isReeferBox(containerType)),
    ...trucks.map(({ truckType }) => cooledBodies.has(equipment.trucks.get(truckType)?.body ?? '')),
  ]
  return carriers.length > 0 && carriers.every(Boolean)
}

const specialCargo: readonly SpecialCargo[] = [
  { warning: 'pricing.warn-dangerous-apart', chargeCode: 'DG', isRequested: ({ ask }) => ask.dangerous === true },
  {
    warning: 'pricing.warn-batteries-apart',
    chargeCode: 'DG',
    isRequested: ({ ask, mode }) => mode.chargesBatteries === true && ask.containsBatteries === true && !ask.dangerous,
  },
  { warning: 'pricing.warn-oversize-apart', chargeCode: 'OOG', isRequested: ({ ask }) => ask.oversize === true },
  {
    warning: 'pricing.warn-temperature-apart',
    isRequested: (request) => request.ask.temperatureControlled === true && !isCooled(request),
  },
]

export const specialCharges = (request: PriceRequest): string[] =>
  specialCargo.flatMap(({ isRequested, chargeCode }) => (chargeCode && isRequested(request) ? [chargeCode] : []))

/** Special cargo without a charge on the line is quoted apart, and the known charges are no whole. */
export function specialsApart(
  request: PriceRequest,
  { charges, parts: { line } }: { charges: readonly Pick<UnpaidCharge, 'chargeCode'>[]; parts: Parts },
): QuoteWarning[] {
  const charged = new Set(charges.map(({ chargeCode }) => chargeCode))
  const forDanger = (line?.terms.surcharges ?? []).filter(({ occasion }) => occasion === 'dangerous')
  const isCharged = ({ warning, chargeCode }: SpecialCargo) =>
    charged.has(chargeCode ?? '') ||
    (warning === 'pricing.warn-dangerous-apart' && forDanger.some((one) => charged.has(one.chargeCode)))
  return specialCargo
    .filter((special) => special.isRequested(request) && !isCharged(special))
    .map(({ warning }) => ({ code: warning }))
}

/** The warning about the first piece that fits no requested equipment, and is priced apart. */
export function pieceOver(
  pieces: readonly PieceAsk[],
  rooms: readonly Room[],
  sizes: readonly string[],
): QuoteWarning[] {
  const oversized = pieces.find((piece) => rooms.length > 0 && !rooms.some((room) => fitsInto(piece, room)))
  if (!oversized) return []
  const { lengthCm: length, widthCm: width, heightCm: height } = oversized
  const weight = oversized.pieceWeightKg ?? '—'
  return [{ code: 'pricing.warn-piece-over', values: { size: sizes[0] ?? '', length, width, height, weight } }]
}

const openWarnings: ReadonlySet<string> = new Set([
  'pricing.warn-unpriced',
  'pricing.warn-empty-place',
  'pricing.warn-no-rate',
  'pricing.warn-insurance',
  'pricing.warn-service',
  'pricing.warn-largest-piece',
  'pricing.warn-truck-needed',
  'pricing.warn-truck-payload',
  'pricing.warn-truck-volume',
  'pricing.warn-payload',
  'pricing.warn-piece-over',
  'pricing.warn-dangerous-apart',
  'pricing.warn-batteries-apart',
  'pricing.warn-oversize-apart',
  'pricing.warn-temperature-apart',
])

export const leavesPriceOpen = ({ code }: QuoteWarning): boolean => openWarnings.has(code)

export const keptApart = ({ code, values }: QuoteWarning): Omit<QuotedApart, 'message'> => ({
  code,
  ...(values && { values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) }),
})
