import type { DepartureView } from '@landbridge/contract/pricing/departure'
import { expect, it } from 'vitest'
import type { Text } from '../../platform/text.tsx'
import { spaceInWords, spaceTone, spaceWord } from './offer-words.ts'

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

it('says the space of the chosen size in words, and that others are no help to it', () => {
  const text = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as unknown as Text
  const room = (surplus: number, containerType = '40HQ') =>
    ({ spaces: [{ containerType, total: 50, surplus }], slotsTotal: 100, slotsLeft: 60 }) as unknown as DepartureView
  const words = (departure: DepartureView) => [
    spaceInWords(departure, '40HQ', text)?.words,
    spaceWord(departure, '40HQ', text),
  ]
  expect(words(room(12))).toEqual(['pricing.boxes-left 12 40HQ', '12 × 40HQ'])
  expect(words(room(2))).toEqual(['pricing.last-boxes 2 40HQ', '2 × 40HQ'])
  expect(words(room(5, '20GP'))).toEqual(['pricing.none-of-size 40HQ', 'pricing.size-full'])
  expect(words(room(0))).toEqual(['pricing.wait-list', 'pricing.wait-list'])
  const uncounted = { spaces: [], slotsTotal: 0, slotsLeft: 0 } as unknown as DepartureView
  expect(words(uncounted)).toEqual([undefined, ''])
})
