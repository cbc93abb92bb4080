import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  containerCheckDigit,
  isContainerNo,
  isInn,
  isSocialCreditCode,
  isStationCode,
  isUicWagonNo,
  isWideGaugeWagonNo,
} from './check-digits.ts'

const companySigns = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** The one number that begins so and that the check takes, if there is one: its last sign is found by trying. */
const completed = (check: (text: string) => boolean, begin: string, signs = '0123456789') =>
  [...signs].map((sign) => begin + sign).filter(check)

type Numbered = {
  name: string
  check: (text: string) => boolean
  begin: fc.Arbitrary<string>
  signs?: string
  /** What share of single wrong digits and of neighbours changed round the rule lets pass. */
  misses: { digit: number; swap: number }
}

const digits = (many: number) => fc.stringMatching(new RegExp(`^\\d{${many}}$`))

const numbers: Numbered[] = [
  // A remainder of 10 is written 0, which lets a few wrong numbers pass; the standard advises against such serials.
  {
    name: 'container',
    check: isContainerNo,
    begin: fc.stringMatching(/^[A-Z]{3}[UJZ]\d{6}$/),
    misses: { digit: 0.02, swap: 0.1 },
  },
  // Luhn's rule takes 09 for 90.
  { name: 'wagon of 1435 mm', check: isUicWagonNo, begin: digits(11), misses: { digit: 0, swap: 0.04 } },
  { name: 'wagon of 1520 mm', check: isWideGaugeWagonNo, begin: digits(7), misses: { digit: 0, swap: 0.04 } },
  { name: 'station of 1520 mm', check: isStationCode, begin: digits(5), misses: { digit: 0.1, swap: 0.2 } },
  { name: 'company in Russia', check: isInn, begin: digits(9), misses: { digit: 0.05, swap: 0.12 } },
  {
    name: 'company in China',
    check: isSocialCreditCode,
    begin: fc.stringMatching(/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{9}$/),
    signs: companySigns,
    misses: { digit: 0, swap: 0 },
  },
]

/** A right number, a place in it and another sign for that place. */
const wronged = ({ check, begin, signs }: Numbered) =>
  fc.tuple(begin, fc.nat(), fc.integer({ min: 1, max: 9 })).map(([start, pick, by]) => {
    const [right] = completed(check, start, signs)
    if (right === undefined) return undefined
    const places = [...right].flatMap((sign, index) => (/\d/.test(sign) ? [index] : []))
    const at = places[pick % places.length] ?? 0
    const digit = String((Number(right[at]) + by) % 10)
    return { right, changed: right.slice(0, at) + digit + right.slice(at + 1) }
  })

/** A right number with two different digits beside each other changed round. */
const swapped = ({ check, begin, signs }: Numbered) =>
  fc.tuple(begin, fc.nat()).map(([start, pick]) => {
    const [right = ''] = completed(check, start, signs)
    const places = [...right].flatMap((sign, index) => {
      const next = right[index + 1] ?? ''
      return /\d/.test(sign) && /\d/.test(next) && sign !== next ? [index] : []
    })
    const at = places[pick % places.length]
    if (at === undefined) return undefined
    return { right, changed: right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2) }
  })

const shareMissed = (check: Numbered['check'], faults: readonly ({ changed: string } | undefined)[]) => {
  const planted = faults.filter((fault) => fault !== undefined)
  expect(planted.length).toBeGreaterThan(500)
  return planted.filter(({ changed }) => check(changed)).length / planted.length
}

describe.each(numbers)('the number of a $name', (number) => {
  const { check, begin, signs, misses } = number

  it('has one check digit at most for each beginning', () => {
    fc.assert(
      fc.property(begin, (start) => {
        expect(completed(check, start, signs).length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('shows a wrong digit', () => {
    expect(shareMissed(check, fc.sample(wronged(number), { numRuns: 1500, seed: 7 }))).toBeLessThanOrEqual(misses.digit)
  })

  it('shows two neighbours changed round', () => {
    expect(shareMissed(check, fc.sample(swapped(number), { numRuns: 1500, seed: 7 }))).toBeLessThanOrEqual(misses.swap)
  })

  it('is neither shorter nor longer, nor has it anything around it', () => {
    const around = fc.property(begin, (start) => {
      const [right] = completed(check, start, signs)
      fc.pre(right !== undefined)
      const others = [right?.slice(1), right?.slice(0, -1), `${right}0`, `x${right}`, `${right}x`]
      for (const other of others) expect(check(other ?? ''), other).toBe(false)
    })
    fc.assert(around)
  })
})

it('writes the check digit of every container that it would take', () => {
  const written = fc.property(fc.stringMatching(/^[A-Z]{3}U\d{6}$/), (start) => {
    expect(isContainerNo(`${start}${containerCheckDigit(start)}`)).toBe(true)
  })
  fc.assert(written)
})

it('reads a wagon’s number with or without what parts its groups', () => {
  for (const said of ['218124712173', '21-81-2471217-3', '21 81 2471 217 3'])
    expect(isUicWagonNo(said), said).toBe(true)
})

it('knows a person in Russia by two check digits', () => {
  const both = fc.property(digits(10), (start) => {
    const right = Array.from({ length: 100 }, (_, n) => start + String(n).padStart(2, '0')).filter(isInn)
    expect(right).toHaveLength(1)
  })
  fc.assert(both, { numRuns: 30 })
})
