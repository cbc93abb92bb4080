import { randomInt } from 'node:crypto'

/** The number of an air waybill that nothing else has, with its right check digit and with a wrong one. */
export function newWaybillNumber(prefix = '112') {
  const serial = randomInt(1_000_000, 9_999_999)
  const digit = serial % 7
  return { right: `${prefix}-${serial}${digit}`, wrong: `${prefix}-${serial}${(digit + 1) % 7}` }
}
