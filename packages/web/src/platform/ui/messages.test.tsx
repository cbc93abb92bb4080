import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { confirm, keepMessage, Messages, sayKeptMessage, toast } from './messages.tsx'

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

it('says on a page that the server has drawn what the page before has left to be said', async () => {
  await openPart(null)
  cleanup()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Messages />)
  keepMessage('Exit succeeded')
  sayKeptMessage()
  const differs = vi.fn()
  const drawn = await act(async () => hydrateRoot(root, <Messages />, { onRecoverableError: differs }))
  expect(differs).not.toHaveBeenCalled()
  expect(screen.getByText('Exit succeeded')).toBeTruthy()
  act(() => drawn.unmount())
  root.remove()
})
