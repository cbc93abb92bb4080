import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Card, PageHead } from './parts.tsx'

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
