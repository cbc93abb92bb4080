import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { confirm, keepMessage, showKeptMessage, toast } from './messages.ts'
import { Messages } from './messages-shown.tsx'

afterEach(() => {
  vi.useRealTimers()
})

it('asks, and takes closing and cancelling for no', async () => {
  await openPart(null)
  const user = userEvent.setup()
  for (const [press, said] of [
    ['Cancel the booking', true],
    ['Cancel', false],
    ['Close', false],
  ] as const) {
    let answer: Promise<boolean> | undefined
    act(() => {
      answer = confirm('Cancel this booking?\nA fee is due.', { confirmLabel: 'Cancel the booking' })
    })
    const asked = await screen.findByRole('dialog', { name: 'Cancel this booking?' })
    expect(asked.textContent).toContain('A fee is due.')
    await user.click(screen.getByRole('button', { name: press }))
    expect(await answer).toBe(said)
  }
})

it('shows a message for six seconds, or for ten, until it is closed', async () => {
  await openPart(null)
  vi.useFakeTimers()
  act(() => toast('Copied'))
  act(() => toast('Read this', { long: true }))
  act(() => toast('Close this'))
  fireEvent.click(within(toastOf('Close this')).getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Close this')).toBeNull()
  act(() => void vi.advanceTimersByTime(5_999))
  expect(screen.getByText('Copied')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('Copied')).toBeNull()
  act(() => void vi.advanceTimersByTime(4_000))
  expect(screen.queryByText('Read this')).toBeNull()
})

it('leaves a message as long as it is pointed at or has the focus', async () => {
  await openPart(null)
  vi.useFakeTimers()
  for (const [hold, letGo] of [
    [fireEvent.pointerEnter, fireEvent.pointerLeave],
    [fireEvent.focus, fireEvent.blur],
  ] as const) {
    act(() => toast('Read this'))
    hold(toastOf('Read this'))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getByText('Read this')).toBeTruthy()
    letGo(toastOf('Read this'))
    act(() => void vi.advanceTimersByTime(6_000))
    expect(screen.queryByText('Read this')).toBeNull()
  }
})

const toastOf = (words: string) => screen.getByText(words).closest<HTMLElement>('.toast') ?? expect.fail(words)

it('says on a page that the server has drawn what the page before has left to be said', async () => {
  await openPart(null)
  cleanup()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Messages />)
  keepMessage('Exit succeeded')
  showKeptMessage()
  const differs = vi.fn()
  const drawn = await act(async () => hydrateRoot(root, <Messages />, { onRecoverableError: differs }))
  expect(differs).not.toHaveBeenCalled()
  expect(screen.getByText('Exit succeeded')).toBeTruthy()
  act(() => drawn.unmount())
  root.remove()
})
