import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCooldown } from './use-cooldown.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-01-15T08:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('counts down by itself to the end, and goes on in a page that was reloaded', () => {
  const { result, unmount } = renderHook(() => useCooldown('login'))
  act(() => result.current[1](60))
  act(() => vi.advanceTimersByTime(3_000))
  expect(result.current[0]).toBe(57)
  unmount()
  const reloaded = renderHook(() => useCooldown('login'))
  act(() => vi.advanceTimersByTime(10_000))
  expect(reloaded.result.current[0]).toBe(47)
  act(() => vi.advanceTimersByTime(60_000))
  expect(reloaded.result.current[0]).toBe(0)
})
