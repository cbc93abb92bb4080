import { teamEndpoints } from '@landbridge/contract/customer/team-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { OwnerBackPage } from './owner-back-page.tsx'

const key = 'A'.repeat(22)
const back = {
  companyName: 'Silk Road Tea',
  change: 'removed' as const,
  putOutBy: 'Chen Mei',
  expiresAt: new Date('2031-01-16T08:00:00Z'),
} as const

it('tells an owner who was put out by whom, undoes it at a press, and leads to the login', async () => {
  const { sent } = servePortal(answer(teamEndpoints.lookBack, back), answer(teamEndpoints.goBack, {}))
  await openPart(<OwnerBackPage />, 'en', `/#key=${key}`)
  expect(await screen.findByText('Chen Mei removed you from Silk Road Tea.')).toBeTruthy()
  expect(sent(teamEndpoints.goBack)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Undo it' }))
  expect(await screen.findByText('You are an owner of Silk Road Tea again. Log in as before.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(sent(teamEndpoints.goBack)).toEqual([{ key }])
})

it('says that a link is over, and why it could not be undone', async () => {
  servePortal(answer(teamEndpoints.lookBack, new Problem('customer.way-back-missing')))
  await openPart(<OwnerBackPage />, 'en', `/#key=${key}`)
  expect(await screen.findByText('This link no longer works')).toBeTruthy()
})

it('keeps the button where the undoing was refused', async () => {
  servePortal(answer(teamEndpoints.lookBack, back), answer(teamEndpoints.goBack, new Problem('customer.has-company')))
  await openPart(<OwnerBackPage />, 'en', `/#key=${key}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo it' }))
  expect(await screen.findByText('You already belong to a company')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo it' })).toBeTruthy()
})
