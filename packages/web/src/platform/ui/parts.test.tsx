import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { useHeaderTitle } from '../title.ts'
import { Card, IconButton, PageHead } from './parts.tsx'

it('heads a card one level under its page, so that who walks by headings misses none', () => {
  render(
    <MemoryRouter>
      <PageHead title="Bookings" />
      <Card title="Route">from here to there</Card>
    </MemoryRouter>,
  )
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName)
  expect(levels).toEqual(['H1', 'H2'])
})

it('lets a title be heard only on a telephone whose head says the same, and every other title be seen', () => {
  const Above = () => {
    useHeaderTitle('Announcements')
    return null
  }
  render(
    <MemoryRouter>
      <Above />
      <PageHead title="Announcements" />
      <PageHead title="Shipment tracking" />
    </MemoryRouter>,
  )
  const looks = screen.getAllByRole('heading').map(({ textContent, className }) => [textContent, className])
  expect(looks).toEqual([
    ['Announcements', 'in-header'],
    ['Shipment tracking', ''],
  ])
})

it('keeps a refused picture button in reach of the keyboard, which hears why, and presses nothing', async () => {
  const press = vi.fn()
  render(<IconButton name="bin" label="Delete" reason="The work order is closed" onClick={press} />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' })
  fireEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  // The words come with a part of their own.
  const hear = () => {
    fireEvent.click(button)
    return screen.getByText('The work order is closed')
  }
  expect(await waitFor(hear)).toBeTruthy()
})
