import { describe, expect, it } from 'vitest'
import { departure } from '../../pricing/pricing-fixtures.ts'
import { railForm } from '../booking-fixtures.ts'
import { bestOf, departureShown, missingPlaces } from './departure-choice-rules.ts'

const rail = (changes: Parameters<typeof railForm>[0] = {}) => ({ mode: 'R' as const, form: railForm(changes) })
const twentyNinth = departure({ id: 'later', departsOn: '2031-01-29' })
const full = departure({ id: 'full', spaces: [{ equipment: '40HQ', total: 50, surplus: 1 }] })

describe('the departure that a booking goes by', () => {
  it('is the one that its customer chose, whatever it has left', () => {
    expect(bestOf([twentyNinth, full], rail({ departureId: 'full' }))?.id).toBe('full')
  })

  it('is the first from the wanted day on that has the space, else the first of them', () => {
    expect(bestOf([full, twentyNinth], rail())?.id).toBe('later')
    expect(bestOf([full], rail())?.id).toBe('full')
    expect(bestOf([departure({ departsOn: '2031-01-19' })], rail({ wantedDate: '2031-01-20' }))).toBeUndefined()
  })

  it('crosses the border that was asked for', () => {
    const overAlashankou = departure({ id: 'alashankou', entryPortCode: 'CNALK' })
    expect(bestOf([twentyNinth, overAlashankou], rail({ entryPortCode: 'CNALK' }))?.id).toBe('alashankou')
  })
})

it('counts boxes of ours by their size, and boxes of shippers by the places that they take', () => {
  const boxes = (quantity: number, owner: 'C' | 'S') => [{ containerType: '40HQ', quantity, owner }]
  expect(missingPlaces(departure(), boxes(12, 'C'))).toEqual([])
  expect(missingPlaces(departure(), boxes(13, 'C'))).toEqual([{ containerType: '40HQ', left: 12 }])
  expect(missingPlaces(departure(), boxes(14, 'S'))).toEqual([])
  expect(missingPlaces(departure(), boxes(15, 'S'))).toEqual([{ containerType: '', left: 28 }])
})

it('shows a departure with what it has left, and beside a booking whether that is enough', () => {
  const shown = departureShown(full, rail())
  expect(shown).toMatchObject({ departureId: 'full', spaceLeft: { '40HQ': 1 }, slotsLeft: 28, hasSpace: false })
  expect(departureShown(full)).not.toHaveProperty('hasSpace')
})
