import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreesIn, type OfferedPrice, quoteConditions } from './quote-conditions.ts'

const legType = fc.constantFrom('Q', 'T', 'H')
const place = fc.constantFrom('CNXIA', 'CNZGZ', 'DEHAM')
const border = fc.constantFrom('CNHRS', 'CNEHT')
const line = fc.constantFrom('first version', 'second version')
const day = fc.integer({ min: 10, max: 19 }).map((n) => `2031-01-${n}`)
const lane = { legType, originCode: place, destinationCode: place }

const maybeBorder = fc.option(border, { nil: undefined })
const form = fc.record({ ...lane, entryPortCode: maybeBorder, borderPortCode: maybeBorder, quoteId: line })
const given = fc.record({
  ...lane,
  entryPortCode: border,
  id: line,
  pricedFor: day,
  validFrom: day,
  validTo: day,
  amount: fc.option(fc.constant('5700.00'), { nil: undefined }),
})

/** An offer as it was given for a question: with doors at both ends where it is of the whole way. */
function offerOf({ originCode, destinationCode, ...rest }: typeof given extends fc.Arbitrary<infer T> ? T : never) {
  const part = (type: 'T' | 'M' | 'H', from: string, to: string): OfferedPrice['parts'][number] => ({
    legType: type,
    originCode: from,
    originName: from,
    destinationCode: to,
    destinationName: to,
    transitDaysMin: 1,
    transitDaysMax: 2,
  })
  const own = part(rest.legType === 'Q' ? 'M' : rest.legType, originCode, destinationCode)
  const parts =
    rest.legType === 'Q' ? [part('T', 'a door', originCode), own, part('H', destinationCode, 'a door')] : [own]
  return { ...rest, parts }
}

/** Counts a quote only where all it was given for is what is booked now, and it holds on its day. */
const property = (counts: ReturnType<typeof agreesIn>) =>
  fc.property(form, given, (booked, quoted) => {
    if (!counts(booked, offerOf(quoted))) return
    expect({ ...booked, quoteId: undefined }).toEqual({
      legType: quoted.legType,
      originCode: quoted.originCode,
      destinationCode: quoted.destinationCode,
      entryPortCode: booked.entryPortCode && quoted.entryPortCode,
      borderPortCode: booked.borderPortCode && quoted.entryPortCode,
      quoteId: undefined,
    })
    expect(booked.quoteId).toBe(quoted.id)
    expect(quoted.amount).toBeDefined()
    expect([quoted.validFrom, quoted.pricedFor, quoted.validTo].toSorted()).toEqual([
      ...[quoted.validFrom, quoted.pricedFor, quoted.validTo],
    ])
  })
const runs = { seed: 11, numRuns: 20_000 }

describe('a quote', () => {
  it('counts only for the lane, border, version and day that it was given for, and where all of it is priced', () => {
    fc.assert(property(agreesIn(Object.values(quoteConditions))), runs)
    const fits = fc
      .sample(fc.tuple(form, given), runs)
      .filter(([booked, quoted]) => agreesIn(Object.values(quoteConditions))(booked, offerOf(quoted)))
    expect(fits.length).toBeGreaterThan(0)
  })

  // The control: a comparison that leaves out one of its conditions is found by the same property.
  it.each(Object.keys(quoteConditions))('would be found to count wrongly without the comparison of its %s', (name) => {
    const laxer = Object.entries(quoteConditions).flatMap(([one, holds]) => (one === name ? [] : [holds]))
    expect(fc.check(property(agreesIn(laxer)), runs).failed).toBe(true)
  })
})
