import { unitNoPattern } from '../shared/container-number.ts'

/** Identifiers that carry a check digit. Each answers whether the text can be one as it stands. */

/** Letters of container numbers count from 10, leaving out the multiples of 11. */
const containerValue = (sign: string) => {
  const place = sign.charCodeAt(0) - 65
  return /\d/.test(sign) ? Number(sign) : 10 + place + Math.floor((place + 9) / 10)
}

/** The check digit of a container's owner code, category and serial number (ISO 6346). */
export function containerCheckDigit(first10: string): number {
  const sum = [...first10].reduce((total, sign, at) => total + containerValue(sign) * 2 ** at, 0)
  return (sum % 11) % 10
}

/** A container's number, or that of a European loading unit, whose check digit is made alike. */
export const isContainerNo = (text: string): boolean =>
  unitNoPattern.test(text) && containerCheckDigit(text.slice(0, 10)) === Number(text[10])

/** A wagon of 1435 mm: twelve digits, hyphens and spaces aside. */
export const isUicWagonNo = (text: string): boolean => isLuhnFromLeft(text.replace(/[\s-]/g, ''), 12)

/** A wagon of 1520 mm: eight digits by the same rule. */
export const isWideGaugeWagonNo = (text: string): boolean => isLuhnFromLeft(text, 8)

/** A station of 1520 mm in the unified network marking. */
export function isStationCode(text: string): boolean {
  if (!/^\d{6}$/.test(text)) return false
  const first = weightedSum(text, [1, 2, 3, 4, 5]) % 11
  const second = first === 10 ? weightedSum(text, [3, 4, 5, 6, 7]) % 11 : first
  return (second === 10 ? 0 : second) === Number(text[5])
}

/** A ship by the number that it keeps for life: its first six digits weighed 7 to 2, and the last digit of their sum. */
export const isImoNo = (text: string): boolean =>
  /^\d{7}$/.test(text) && weightedSum(text, [7, 6, 5, 4, 3, 2]) % 10 === Number(text[6])

/** The check digit of an airline's waybill: what is left of its seven-digit serial number, divided by 7. */
const waybillCheckDigit = (serial7: string): number => Number(serial7) % 7

/** An airline's waybill as it is kept: the airline's three digits, a dash, seven digits and the check digit. */
export const isWaybillNo = (text: string): boolean =>
  /^\d{3}-\d{8}$/.test(text) && waybillCheckDigit(text.slice(4, 11)) === Number(text[11])

const companySigns = '0123456789ABCDEFGHJKLMNPQRTUWXY'

export function isSocialCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false
  const sum = [...text.slice(0, 17)].reduce((total, sign, at) => total + companySigns.indexOf(sign) * (3 ** at % 31), 0)
  return companySigns[(31 - (sum % 31)) % 31] === text[17]
}

const innWeights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** A company (10 digits) or person (12 digits) in Russia. */
export function isInn(text: string): boolean {
  const check = (weights: readonly number[]) => (weightedSum(text, weights) % 11) % 10
  if (/^\d{10}$/.test(text)) return check(innWeights.slice(2)) === Number(text[9])
  return (
    /^\d{12}$/.test(text) && check(innWeights.slice(1)) === Number(text[10]) && check(innWeights) === Number(text[11])
  )
}

const weightedSum = (digits: string, weights: readonly number[]) =>
  weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)

/** Digits doubled in turn from the left, the digits of each product added, and the whole a multiple of ten. */
function isLuhnFromLeft(digits: string, length: number): boolean {
  if (!new RegExp(`^\\d{${length}}$`).test(digits)) return false
  const sum = [...digits.slice(0, -1)].reduce((total, digit, at) => {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1))
}
