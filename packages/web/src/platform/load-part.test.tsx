import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPart, useMissingParts } from './load-part.ts'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
const Missing = () => <output>{useMissingParts()}</output>
const shown = () => screen.getByRole('status').textContent

beforeEach(() => {
  vi.useFakeTimers()
  render(<Missing />)
})
afterEach(() => {
  vi.useRealTimers()
})

it('says that a part is missing until it comes, and tries again by itself', async () => {
  const load = vi.fn(gone)
  const part = loadPart<string>(load)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(shown()).toBe('1')
  load.mockImplementation(async () => 'the page' as never)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(await part).toBe('the page')
  expect(shown()).toBe('0')
})

it('tries again as soon as the network is back', async () => {
  const load = vi.fn(gone)
  const part = loadPart<string>(load)
  await act(() => vi.advanceTimersByTimeAsync(0))
  load.mockImplementation(async () => 'the page' as never)
  window.dispatchEvent(new Event('online'))
  expect(await part).toBe('the page')
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(shown()).toBe('0')
})

it('takes a part for missing that does not come within 120 seconds', async () => {
  const load = vi.fn(() => new Promise<string>(() => {}))
  const part = loadPart(load)
  await act(() => vi.advanceTimersByTimeAsync(119_999))
  expect(shown()).toBe('0')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(shown()).toBe('1')
  load.mockImplementation(async () => 'the page')
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(await part).toBe('the page')
  expect(shown()).toBe('0')
})

it('does not hide what is broken in a part that did come', async () => {
  await expect(loadPart(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow('not a function')
})
