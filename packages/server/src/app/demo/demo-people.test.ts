import { isInn, isSocialCreditCode } from '@landbridge/contract/reference/check-digits'
import { fileTypeFromBuffer } from 'file-type'
import { expect, it } from 'vitest'
import { demoPaper } from './demo-paper.ts'
import { customerUsers, demoCompanies, formerUser, staffUsers } from './demo-people.ts'

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
  CN: isSocialCreditCode,
  RU: isInn,
  DE: isGermanVat,
  KZ: isBin,
}

it('checks numbers as the vectors of the standards say', () => {
  expect([isSocialCreditCode('91350100M000100Y43'), isInn('7736050003'), isGermanVat('DE136695976')]).toEqual([
    true,
    true,
    true,
  ])
  expect([isSocialCreditCode('91350100M000100Y44'), isInn('7736050004'), isGermanVat('DE136695977')]).toEqual([
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

const scripts: Readonly<Record<string, readonly RegExp[]>> = {
  CN: [/\p{Script=Latin}/u, /\p{Script=Han}/u],
  DE: [/\p{Script=Latin}/u],
  RU: [/\p{Script=Cyrillic}/u],
  KZ: [/\p{Script=Cyrillic}/u],
}

it('names people as their company writes, our own and those in China in Latin and in Chinese letters', () => {
  const ofCompanies = customerUsers('').map(({ realName }, at) => [demoCompanies[at]?.countryCode ?? '', realName])
  const ours = [...staffUsers(''), formerUser()].map(({ realName }) => ['CN', realName])
  const people = [...ofCompanies, ...ours] as [string, string][]
  expect(people).toHaveLength(demoCompanies.length + 5)
  expect(people.filter(([country, name]) => !scripts[country]?.every((script) => script.test(name)))).toEqual([])
})
