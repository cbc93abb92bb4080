import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { at, countedPage, me, pageOf } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { row } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

const template = {
  id: 'a2429e76-ec14-40cc-ac40-654387e6d92c',
  templateName: 'Washing machines',
  serviceModeId: 'S',
  originName: 'Shanghai',
  destinationName: 'Hamburg',
  boxText: '1*40HQ',
  savedAt: at('2031-01-15 10:00:00'),
} as const

it('begins a booking by mode, from a template, or over a lane that was booked before', async () => {
  const booked = { ...row(), serviceModeId: 'R', bookingState: 'shipped' } as const
  const { templates, dropTemplate } = bookingEndpoints
  const { sent } = servePortal(
    answer(customerEndpoints.userInfo, me()),
    answer(bookingEndpoints.listAll, countedPage({}, booked)),
    answer(templates, pageOf(template)),
    answer(dropTemplate, new Problem('booking.missing')),
  )
  await openPages(bookingRoutesWith({}).order ?? [], paths.startBooking())
  const kept = await screen.findByText('Washing machines', { selector: 'strong' })
  const address = (words: RegExp, place: HTMLElement = document.body) =>
    within(place).getByRole('link', { name: words }).getAttribute('href')
  expect(address(/^Rail/)).toBe(paths.bookingForm('railway'))
  expect(address(/^Sea/)).toBe(paths.bookingForm('sea'))
  const line = kept.closest('li') as HTMLElement
  expect(within(line).getByText('Shanghai → Hamburg · 1 × 40HQ')).toBeTruthy()
  expect(address(/./, line)).toBe(paths.bookingForm('sea', { template: template.id }))
  const lane = (await screen.findByText("Xi'an → Hamburg", { selector: 'strong' })).closest('li') as HTMLElement
  expect(address(/./, lane)).toBe(paths.bookingForm('railway', { from: row().id }))
  expect(lane.textContent?.replace(/\s+/g, ' ')).toContain('2 × 40HQ, 1 × 20GP')

  await userEvent.click(within(line).getByRole('button', { name: 'Remove Washing machines' }))
  const question = within(await screen.findByRole('dialog', { name: /Washing machines/ }))
  await userEvent.click(question.getAllByRole('button').at(-1) as HTMLElement)
  expect(await screen.findByText('There is no such booking')).toBeTruthy()
  expect(sent(dropTemplate)).toEqual([{ id: template.id }])
})
