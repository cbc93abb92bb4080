import { Problem } from '@landbridge/contract/shared/problem'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guestPace, ownAddress } from './guest-pace.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2031-01-15T08:00:30Z') }))
afterEach(() => void vi.useRealTimers())

/** Asks as often as told, and tells of each whether it was let through, or how many seconds to wait. */
function asking(most: number) {
  const count = guestPace({ shiftMs: 0 }, { guestQueriesMinute: most })
  return (address: string, times: number) =>
    Array.from({ length: times }, () => {
      try {
        count(address)
        return 'yes'
      } catch (refusal) {
        if (!(refusal instanceof Problem) || refusal.code !== 'shared.too-many') throw refusal
        return (refusal.data as { retryAfterS: number }).retryAfterS
      }
    })
}

it('lets a network ask so many times a minute, and says how long to wait', () => {
  const ask = asking(2)
  expect(ask('198.51.100.7', 3)).toEqual(['yes', 'yes', 60])
  vi.advanceTimersByTime(45_500)
  expect(ask('198.51.100.7', 1)).toEqual([15])
  vi.advanceTimersByTime(15_000)
  expect(ask('198.51.100.7', 3)).toEqual(['yes', 'yes', 60])
})

it('counts a household’s addresses together, others’ apart, and our own not at all', () => {
  const ask = asking(1)
  expect(ask('2001:db8:1:2::1', 1)).toEqual(['yes'])
  expect(ask('2001:db8:1:2::2', 1)).toEqual([60])
  expect(ask('2001:db8:1:3::1', 1)).toEqual(['yes'])
  expect(ask(ownAddress, 3)).toEqual(['yes', 'yes', 'yes'])
})

it('counts nobody where no limit is set', () => {
  expect(asking(0)('198.51.100.7', 3)).toEqual(['yes', 'yes', 'yes'])
})
