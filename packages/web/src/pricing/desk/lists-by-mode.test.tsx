import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { countedPage } from '../../testing/answers.ts'
import { emptyLists } from '../../testing/look-ups.ts'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, servePortal } from '../../testing/portal.ts'
import { pricingRoutesWith } from '../pricing-routes.tsx'

const [tariffs, departures] = [tariffDeskEndpoints.list, departureDeskEndpoints.list]
beforeEach(() => logInClerk('pricing.view', 'pricing.edit'))

async function open(address: string) {
  const { sent } = servePortal(
    emptyLists,
    answer(tariffs, { ...countedPage({}), modeCounts: { R: 40, A: 6 } }),
    answer(departures, { ...countedPage({}), modeCounts: { R: 9 } }),
  )
  await openPages(pricingRoutesWith({}).desk ?? [], address)
  return { sent, modes: within(await screen.findByRole('tablist', { name: 'Mode' })) }
}

it('shows the tariffs of one mode, for the prices of two have no column in common', async () => {
  const { sent, modes } = await open(deskPaths.tariffs())
  expect(modes.queryByRole('tab', { name: /^All/ })).toBeNull()
  expect(sent(tariffs)[0]).toMatchObject({ serviceModeId: 'R' })
  await waitFor(() => expect(modes.getByRole('tab', { name: /^Air/ }).textContent).toBe('Air6'))
  await userEvent.click(modes.getByRole('tab', { name: /^Air/ }))
  await waitFor(() => expect(sent(tariffs).at(-1)).toMatchObject({ serviceModeId: 'A' }))
})

it('opens on the departures that can be booked, and shows the closed ones too when somebody wants them', async () => {
  const { sent, modes } = await open(deskPaths.departures())
  expect(modes.getByRole('tab', { name: /^All/ })).toBeTruthy()
  expect(sent(departures)[0]).toMatchObject({ state: 'scheduled', isOpen: true })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Closed ones too' }))
  await waitFor(() => expect(sent(departures).at(-1)?.isOpen).toBeUndefined())
})
