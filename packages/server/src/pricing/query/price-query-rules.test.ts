import type { PriceQuery } from '@landbridge/contract/pricing/price-query'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { Problem } from '@landbridge/contract/shared/problem'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rail } from '../modes/rail.ts'
import { road } from '../modes/road.ts'
import { priceQuery } from '../pricing-fixtures.ts'
import { checkPriceQuery, type End, type Ends, wishOf } from './price-query-rules.ts'

const terminal = (code: string): End => ({ code, isKnown: true, isTerminal: true, cityCode: code })
const city = (code: string): End => ({ code, isKnown: true, isTerminal: false, cityCode: code })
const unknown = (code: string): End => ({ code, isKnown: false, isTerminal: false, cityCode: '' })
const [xian, duisburg] = [terminal('CNXIA'), terminal('DEDUI')]
const today = '2031-01-15'

describe('what is priced', () => {
  const parts = (query: Partial<PriceQuery>, ends: Ends = { origin: xian, destination: duisburg }) => {
    const { withFirst, withHead, withLast } = wishOf(priceQuery(query), ends)
    return [withFirst, withHead, withLast]
  }

  it('is the main haul between terminals, with the road where it is wished for', () => {
    expect(parts({})).toEqual(['no', true, 'no'])
    expect(parts({ firstLeg: true, lastLeg: true })).toEqual(['maybe', true, 'maybe'])
    expect(parts({ headLeg: false })).toEqual(['no', false, 'no'])
  })

  it('needs the road where an end is no terminal, and wishes for none where no end is named', () => {
    expect(parts({ firstLeg: false }, { origin: city('CNSGH'), destination: duisburg })).toEqual(['must', true, 'no'])
    expect(parts({ lastLeg: true }, { origin: xian })).toEqual(['no', true, 'no'])
  })
})

describe('a query', () => {
  const problems = (query: Partial<PriceQuery>, ends: Parameters<typeof checkPriceQuery>[1], mode = rail) => {
    try {
      checkPriceQuery(priceQuery(query), ends, { today, mode })
      return {}
    } catch (error) {
      if (error instanceof Problem) return error.fields
      throw error
    }
  }
  const lane = { origin: xian, destination: duisburg }

  it('names a place at least, and two that are not the same', () => {
    expect(problems({}, {})).toEqual({ originCode: 'pricing.place-needed' })
    expect(problems({}, { origin: xian })).toEqual({})
    expect(problems({}, { origin: xian, destination: xian })).toEqual({ destinationCode: 'pricing.same-place' })
    expect(problems({ legType: 'T' }, { origin: xian, destination: xian })).toEqual({})
  })

  it('names places that are known, and cities only where a road joins them', () => {
    const shanghai = city('CNSGH')
    expect(problems({}, { origin: unknown('X'), destination: duisburg })).toEqual({
      originCode: 'pricing.port-unknown',
    })
    expect(problems({}, { origin: shanghai, destination: duisburg })).toEqual({})
    expect(problems({ firstLeg: false }, { origin: shanghai, destination: duisburg })).toEqual({
      originCode: 'pricing.port-no-rail',
    })
    expect(problems({ legType: 'H' }, { origin: shanghai, destination: duisburg })).toEqual({
      originCode: 'pricing.port-no-rail',
    })
    expect(Object.keys(problems({}, { origin: shanghai, destination: duisburg }, road) ?? {})).toEqual(['originCode'])
  })

  it('names a border that is one', () => {
    expect(problems({}, { ...lane, entryPort: terminal('CNHRS') })).toEqual({})
    expect(problems({}, { ...lane, entryPort: unknown('X') })).toEqual({ entryPortCode: 'pricing.entry-port-unknown' })
  })

  it('asks for days from today to a year ahead, in their order', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -30, max: 30 }), (ahead, more) => {
        const queryDate = dayAfter(today, ahead)
        const wrong = problems({ queryDate, queryDateTo: dayAfter(queryDate, more) }, lane) ?? {}
        const first = ahead < 0 ? 'pricing.date-past' : ahead > 366 ? 'pricing.date-far' : undefined
        expect([wrong.queryDate, wrong.queryDateTo]).toEqual([first, more < 0 ? 'pricing.date-to-early' : undefined])
      }),
    )
    expect(problems({ queryDateTo: '2031-01-14' }, lane)).toEqual({ queryDateTo: 'pricing.date-to-early' })
  })
})
