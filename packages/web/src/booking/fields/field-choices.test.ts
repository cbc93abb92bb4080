import { expect, it } from 'vitest'
import { choiceKey } from './field-choices.ts'

it('stuffs boxes of the railway at a station and those that go by ship at the port', () => {
  const stuffedAt = (mode: 'R' | 'S' | 'M') => choiceKey({ choiceWords: 'stuff' }, 'STATION', mode)
  expect([stuffedAt('R'), stuffedAt('S'), stuffedAt('M')]).toEqual([
    'booking.stuff-STATION',
    'booking.stuff-PORT',
    'booking.stuff-PORT',
  ])
  expect(choiceKey({ choiceWords: 'stuff' }, 'FACTORY', 'S')).toBe('booking.stuff-FACTORY')
})
