import type { DepartureView } from '@landbridge/contract/pricing/departure'
import { expect, it } from 'vitest'
import { spaceTone } from './offer-words.ts'

const full = { containerType: '40HQ', total: 50, surplus: 0 }
const toneOf = (spaces: DepartureView['spaces'], slotsTotal: number, slotsLeft: number) =>
  spaceTone({ spaces, slotsTotal, slotsLeft } as DepartureView)

it('goes by the places of a departure where no size of box is counted apart', () => {
  expect([toneOf([], 100, 60), toneOf([], 100, 12), toneOf([], 100, 0)]).toEqual(['ok', 'warn', 'bad'])
})

it('calls a departure full whose sizes are all gone, whatever places are left', () => {
  expect([toneOf([full], 100, 60), toneOf([full, { ...full, surplus: 3 }], 100, 60)]).toEqual(['bad', 'ok'])
})

it('has no word against a departure whose places nobody counts', () => {
  expect(toneOf([], 0, 0)).toBe('ok')
})
