import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aBooking, railForm } from '../booking-fixtures.ts'
import { aChain, givenBy } from '../chain-fixtures.ts'
import { bookingOf, rowOf } from './booking-row-store.ts'
import { searchWords } from './booking-search-words.ts'
import { departureIdsOf, givenOverall, inLegs, legsOf, modesOfLegs, withGiven } from './leg.ts'

const day = (offset: number) => new Date(Date.UTC(2031, 1, 1 + offset, 12))

describe('a booking that one mode carries', () => {
  it('is one leg out of its own columns, whichever mode it is', () => {
    const given = givenBy({ departureId: 'train', entryPortCode: 'CNHRS' })
    for (const mode of ['R', 'S', 'A', 'T'] as const) {
      const booking = aBooking({ mode, given, quote: { tariffId: 'line' } as never })
      const [leg, ...others] = legsOf(booking)
      expect(others).toEqual([])
      expect(leg).toMatchObject({ seq: 1, mode, originCode: 'CNXIA', destinationCode: 'DEDUI', entryPortCode: 'CNHRS' })
      expect(leg).toMatchObject({ given, quoted: { tariffId: 'line' }, form: booking.form })
    }
  })

  it('keeps how it goes in its own columns, and goes by the border that it asks for until it is given another', () => {
    const booking = aBooking({ form: railForm({ entryPortCode: 'CNALK' }) })
    expect(legsOf(booking)[0]).toMatchObject({ entryPortCode: 'CNALK', given: undefined })
    const given = givenBy({})
    expect(withGiven(booking, [given])).toEqual({ ...booking, given })
  })
})

describe('a booking of several legs', () => {
  it('has them in the order in which its cargo goes, each with the ends, the day and the departure that are its own', () => {
    const [train, vessel] = [givenBy({ departureId: 'b' }), givenBy({ departureId: 'a' })]
    const chain = withGiven(aChain(), [train, vessel])
    expect(legsOf(chain)).toMatchObject([
      {
        seq: 1,
        mode: 'R',
        originCode: 'CNXIA',
        destinationCode: 'DEHAM',
        form: { goods: chain.form.goods },
        given: train,
      },
      {
        seq: 2,
        mode: 'S',
        originCode: 'DEHAM',
        destinationCode: 'GBFXT',
        form: { boxes: chain.form.boxes },
        given: vessel,
      },
    ])
    expect(legsOf({ ...chain, legs: chain.legs?.toReversed() })).toEqual(legsOf(chain))
    expect(modesOfLegs(chain)).toEqual(['R', 'S'])
    expect(departureIdsOf(legsOf(chain))).toEqual(['a', 'b'])
  })

  it('leaves with its first leg and arrives with its last, and no one departure is that of all', () => {
    const instants = fc.array(fc.nat({ max: 60 }), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(instants, (offsets) => {
        const givens = offsets.map((at, i) =>
          givenBy({ departureId: `d${i}`, etd: day(at), eta: day(at + 3), promisedEta: day(at + 3) }),
        )
        const whole = givenOverall(givens)
        expect(whole).toMatchObject({ etd: givens[0]?.etd, eta: givens.at(-1)?.eta, cutoffs: givens[0]?.cutoffs })
        expect(whole).not.toHaveProperty('departureId')
        expect(givenOverall(givens.slice(0, 1))).toBe(givens[0])
      }),
    )
    expect(givenOverall([])).toBeUndefined()
  })

  it('says behind its acceptance by its legs alone how it goes', () => {
    const seen = inLegs(withGiven(aChain(), [givenBy({}), givenBy({})]))
    for (const name of ['mode', 'given', 'quote']) expect(seen).not.toHaveProperty(name)
    expect(seen.legs).toHaveLength(2)
  })

  it('is found by the departure and the vessel of each of its legs', () => {
    const chain = withGiven(aChain(), [
      givenBy({ departureNo: 'X8101' }),
      givenBy({ departureNo: '104N', vessel: 'Heron' }),
    ])
    for (const word of ['x8101', '104n', 'heron']) expect(searchWords(chain).toLowerCase()).toContain(word)
  })

  it('comes back from its row as it was, with the departures that it is found by', () => {
    const chain = withGiven(aChain(), [
      givenBy({ departureId: 'b', cutoffs: [{ cutoffKind: 'SI', at: day(0), timeZone: 'Asia/Shanghai' }] }),
      givenBy({ departureId: 'a' }),
    ])
    const row = rowOf(chain)
    expect(row.legDepartureIds).toEqual(['a', 'b'])
    expect(row).toMatchObject({ departureId: null, etd: chain.given?.etd, eta: chain.given?.eta })
    const kept = JSON.parse(JSON.stringify(row.legs))
    expect(bookingOf({ ...row, legs: kept } as never).legs).toEqual(chain.legs)
    expect(rowOf(aBooking())).toMatchObject({ legs: null, legDepartureIds: null })
  })
})
