import { randomInt } from 'node:crypto'

/** A container number that nobody had before, with its right check digit (ISO 6346), and the same with a wrong one. */
export function newContainerNumber(): { right: string; wrong: string } {
  const begin = `TSTU${String(randomInt(1_000_000)).padStart(6, '0')}`
  // Letters count from 10 up, and 11, 22 and 33 are left out.
  const values = [...Array(39).keys()].slice(10).filter((value) => value % 11 !== 0)
  const worth = (sign: string) => (/\d/.test(sign) ? Number(sign) : (values[sign.charCodeAt(0) - 65] ?? 0))
  const sum = [...begin].reduce((total, sign, i) => total + worth(sign) * 2 ** i, 0)
  const digit = (sum % 11) % 10
  return { right: `${begin}${digit}`, wrong: `${begin}${(digit + 1) % 10}` }
}
