import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { confirm, toast } from './messages.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('asks, and takes closing and cancelling for no', async () => {
  await openPart(null)
  const user = userEvent.setup()
  for (const [press, said] of [
    ['OK', true],
    ['Cancel', false],
    ['Close', false],
  ] as const) {
    let answer: Promise<boolean> | undefined
    act(() => {
      answer = confirm('Cancel this booking?')
    })
    expect(screen.getByRole('dialog', { name: 'Hint' }).textContent).toContain('Cancel this booking?')
    await user.click(screen.getByRole('button', { name: press }))
    expect(await answer).toBe(said)
  }
})

it('shows a message for two seconds, or for ten', async () => {
  await openPart(null)
  vi.useFakeTimers()
  act(() => toast('Copied'))
  act(() => toast('Read this', { long: true }))
  expect(screen.getByText('Copied')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.queryByText('Copied')).toBeNull()
  expect(screen.getByText('Read this')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(8_000))
  expect(screen.queryByText('Read this')).toBeNull()
})
