import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages } from '../../testing/page.tsx'
import { granted, listed, refused, sentTo, servePaths } from '../../testing/portal-by-path.ts'
import { row, user } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const template = {
  ...{ keyId: 'a2429e76-ec14-40cc-ac40-654387e6d92c', TemplateName: 'Washing machines', SvTrafficId: 'S' },
  ...{ Portl: 'Shanghai', Portd: 'Hamburg', BoxText: '1*40HQ', SavedAt: '2031-01-15 10:00:00' },
}

it('begins a booking by mode, from a template, or over a lane that was booked before', async () => {
  const sent = servePaths({
    'user-info': granted(user),
    'orderonline-alllist': listed(row({ SvTrafficId: 'R', OmsState: 'shipped' })),
    'order-template': ({ method }) => (method === 'DELETE' ? refused('booking.missing') : listed(template)),
  })
  await openPages(bookingRoutesWith({}).order ?? [], paths.startBooking())
  const kept = await screen.findByText('Washing machines', { selector: 'strong' })
  const address = (words: RegExp, place: HTMLElement = document.body) =>
    within(place).getByRole('link', { name: words }).getAttribute('href')
  expect(address(/^Rail/)).toBe(paths.bookingForm('railway'))
  expect(address(/^Sea/)).toBe(paths.bookingForm('sea'))
  const line = kept.closest('li') as HTMLElement
  expect(within(line).getByText('Shanghai → Hamburg · 1 × 40HQ')).toBeTruthy()
  expect(address(/./, line)).toBe(paths.bookingForm('sea', { template: template.keyId }))
  const lane = (await screen.findByText("Xi'an → Hamburg", { selector: 'strong' })).closest('li') as HTMLElement
  expect(address(/./, lane)).toBe(paths.bookingForm('railway', { from: row().keyId }))
  expect(lane.textContent?.replace(/\s+/g, ' ')).toContain('2 × 40HQ, 1 × 20GP')

  await userEvent.click(within(line).getByRole('button', { name: 'Remove Washing machines' }))
  const question = within(await screen.findByRole('dialog', { name: /Washing machines/ }))
  await userEvent.click(question.getAllByRole('button').at(-1) as HTMLElement)
  expect(await screen.findByText('There is no such booking')).toBeTruthy()
  await waitFor(() => expect(sentTo(sent, 'order-template').length).toBeGreaterThan(1))
})
