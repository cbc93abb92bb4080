import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnFor, runningDays, sampleSpaces, sampleSurcharges, sampleValidity } from './sample-rules.ts'

const today = '2031-01-15'
const days = fc.integer({ min: 0, max: 400 })

it('draws a number for words, always the same and spread over all of them', () => {
  const drawn = Array.from({ length: 1_000 }, (_, i) => drawnFor(`line ${i}`))
  expect(drawn).toEqual(Array.from({ length: 1_000 }, (_, i) => drawnFor(`line ${i}`)))
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...drawn)).toBeLessThan(1)
  expect(drawn.reduce((sum, one) => sum + one, 0) / drawn.length).toBeCloseTo(0.5, 1)
})

it('holds today and for months from now, whenever the sample was written and however long it was to hold', () => {
  fc.assert(
    fc.property(days, days, (written, long) => {
      const validFrom = dayAfter('2029-06-01', written)
      const validity = sampleValidity({ validFrom, validTo: dayAfter(validFrom, long) }, today)
      expect(validity.validFrom < today).toBe(true)
      expect(validity.validTo).toBe(dayAfter(today, 200))
    }),
  )
})

it('runs on its days of the week and no others, both ends in', () => {
  expect(runningDays([1, 5], '2031-01-13', '2031-01-20')).toEqual(['2031-01-13', '2031-01-17', '2031-01-20'])
  expect(runningDays([7], '2031-01-13', '2031-01-18')).toEqual([])
  expect(runningDays([1, 2, 3, 4, 5, 6, 7], today, dayAfter(today, 6))).toHaveLength(7)
})

describe('the boxes of a sample departure', () => {
  const line = { id: 'L1', space: { '20GP': { Total: 10 }, '40HQ': { Total: 50 }, '45HQ': { Total: 0 } } }

  it('are never fewer than none nor more than there were, and fewer are left the nearer the day', () => {
    fc.assert(
      fc.property(days, days, days, (on, one, other) => {
        const day = dayAfter(today, on)
        const [near, far] = [Math.min(one, other), Math.max(one, other)]
        const later = sampleSpaces(line, day, far)
        for (const [i, { equipment, total, surplus }] of sampleSpaces(line, day, near).entries()) {
          expect(surplus).toBeGreaterThanOrEqual(0)
          expect(surplus).toBeLessThanOrEqual(total)
          expect(later[i]).toMatchObject({ equipment, total })
          expect(surplus).toBeLessThanOrEqual(later[i]?.surplus ?? 0)
        }
      }),
    )
    expect(
      sampleSpaces(line, today, 28)
        .map(({ equipment }) => equipment)
        .toSorted(),
    ).toEqual(['20GP', '40HQ'])
  })
})

it('has of the surcharges those of a mode, each with its rate by unit and the occasion on which it falls', () => {
  const rows = [
    { CostCd: 'DOC', Modes: ['R', 'S'], CurrCd: 'CNY', Rate: { BILL: 450 } },
    { CostCd: 'DG', Modes: ['R'], CurrCd: 'USD', Rate: { 'BOX-20': 400, 'BOX-40': 600 } },
    { CostCd: 'INS', Modes: ['S'], CurrCd: 'USD', Rate: { PCT: 0.08 } },
  ]
  expect(sampleSurcharges(rows, 'R')).toEqual([
    { chargeCode: 'DOC', currency: 'CNY', unit: 'BILL', unitPrice: '450', occasion: 'always' },
    { chargeCode: 'DG', currency: 'USD', unit: 'BOX-20', unitPrice: '400', occasion: 'dangerous' },
    { chargeCode: 'DG', currency: 'USD', unit: 'BOX-40', unitPrice: '600', occasion: 'dangerous' },
  ])
  expect(sampleSurcharges(rows, 'S').map(({ occasion }) => occasion)).toEqual(['always', 'asked'])
})
