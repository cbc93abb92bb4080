/** Decimals of the currencies that have another number than two (ISO 4217). */
const minorUnits: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, VND: 0, ISK: 0, CLP: 0, KWD: 3, BHD: 3, OMR: 3 }

/** How many decimals amounts in this currency have. */
export const decimalsOf = (currency: string): number => minorUnits[currency] ?? 2

/** Money as the specification shows it: decimals of the currency (two unless it has others), thousands separated; what is no number gives `fallback`. */
export function showMoney(value: unknown, { decimals = 2, fallback = '0.00' } = {}): string {
  const text = typeof value === 'number' ? String(value) : String(value ?? '').trim()
  if (!/^-?\d+(\.\d+)?$/.test(text)) return fallback
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  const scaled = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  const rounded = (scaled + (Number(fraction[decimals] ?? 0) >= 5 ? 1n : 0n)).toString().padStart(decimals + 1, '0')
  const units = rounded.slice(0, rounded.length - decimals).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${rounded === '0'.repeat(rounded.length) ? '' : sign}${units}${decimals > 0 ? `.${rounded.slice(-decimals)}` : ''}`
}
