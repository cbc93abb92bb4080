import { fileTypeFromBuffer } from 'file-type'
import { expect, it } from 'vitest'
import { demoPaper } from './demo-paper.ts'
import { demoCompanies } from './demo-people.ts'

const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** The credit code of a Chinese company (GB 32100): weights 3^i mod 31. */
function isCreditCode(code: string): boolean {
  const sum = [...code.slice(0, 17)].reduce((all, one, i) => all + letters.indexOf(one) * (3 ** i % 31), 0)
  return /^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code) && letters[(31 - (sum % 31)) % 31] === code[17]
}

/** The tax number of a Russian company. */
function isInn(number: string): boolean {
  const sum = [2, 4, 10, 3, 5, 9, 4, 6, 8].reduce((all, weight, i) => all + weight * Number(number[i]), 0)
  return /^\d{10}$/.test(number) && (sum % 11) % 10 === Number(number[9])
}

/** The VAT number of a German company (ISO 7064, mod 11, 10). */
function isGermanVat(number: string): boolean {
  const product = [...number.slice(2, 10)].reduce((before, digit) => {
    const sum = (Number(digit) + before) % 10
    return ((sum || 10) * 2) % 11
  }, 10)
  return /^DE\d{9}$/.test(number) && (11 - product) % 10 === Number(number[10])
}

/** The business number of a Kazakh company: weights 1 to 11. */
const isBin = (number: string): boolean =>
  /^\d{12}$/.test(number) &&
  [...number.slice(0, 11)].reduce((all, digit, i) => all + Number(digit) * (i + 1), 0) % 11 === Number(number[11])

const checks: Readonly<Record<string, (number: string) => boolean>> = {
  CN: isCreditCode,
  RU: isInn,
  DE: isGermanVat,
  KZ: isBin,
}

it('checks numbers as the vectors of the standards say', () => {
  expect([isCreditCode('91350100M000100Y43'), isInn('7736050003'), isGermanVat('DE136695976')]).toEqual([
    true,
    true,
    true,
  ])
  expect([isCreditCode('91350100M000100Y44'), isInn('7736050004'), isGermanVat('DE136695977')]).toEqual([
    false,
    false,
    false,
  ])
})

it.each(demoCompanies)('gives $name a tax number with the right check digit', ({ countryCode, taxNo }) => {
  expect(checks[countryCode]?.(taxNo)).toBe(true)
})

it('makes papers that are PDFs, whatever stands in their lines', async () => {
  const paper = demoPaper(['Business licence (copy)', 'Backslash \\ and Игорь'])
  expect((await fileTypeFromBuffer(paper))?.mime).toBe('application/pdf')
  const text = paper.toString('latin1')
  expect(text).toContain('(Business licence \\(copy\\)) Tj')
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref\n0 6\n/)
})
