import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { type TariffRow, tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
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

const tariff: TariffRow = {
  serviceModeId: 'R',
  id: 'a2429e76-ec14-40cc-ac40-654387e6d92c',
  lineNo: 'R004',
  revision: 1,
  version: 1,
  state: 'published',
  stateLabel: 'Published',
  originCode: 'CNXIA',
  originName: 'Xi’an',
  destinationCode: 'DEHAM',
  destinationName: 'Hamburg',
  currency: 'USD',
  coc40Hq: '5600',
  validFrom: '2031-01-01',
  validTo: '2031-06-30',
  transitDaysMin: 14,
  transitDaysMax: 16,
  sample: false,
  lastDay: '2031-06-30',
  isCurrent: true,
  changedAt: new Date('2031-01-01T00:00:00Z'),
}
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
  const { sent, modes } = await open(deskPaths.tariffs({ view: 'list' }))
  expect(modes.queryByRole('tab', { name: /^All/ })).toBeNull()
  expect(sent(tariffs)[0]).toMatchObject({ serviceModeId: 'R' })
  await waitFor(() => expect(modes.getByRole('tab', { name: /^Air/ }).textContent).toBe('Air6'))
  await userEvent.click(modes.getByRole('tab', { name: /^Air/ }))
  await waitFor(() => expect(sent(tariffs).at(-1)).toMatchObject({ serviceModeId: 'A' }))
})

it('writes lanes of tariffs as from and to: the red strip says what was travelled, and nothing travels on a price', async () => {
  servePortal(emptyLists, answer(tariffs, { ...countedPage({}, tariff), modeCounts: { R: 1 } }))
  await openPages(pricingRoutesWith({}).desk ?? [], deskPaths.tariffs({ view: 'list' }))
  const row = (await screen.findByText('Xi’an')).closest('tr') as HTMLElement
  expect(row.textContent).toContain('Xi’an→Hamburg')
  expect(row.querySelector('ol')).toBeNull()
})

it('opens on the departures that can be booked, and shows the closed ones too when somebody wants them', async () => {
  const { sent, modes } = await open(deskPaths.departures({ view: 'list' }))
  expect(modes.getByRole('tab', { name: /^All/ })).toBeTruthy()
  expect(sent(departures)[0]).toMatchObject({ state: 'scheduled', isOpen: true })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Closed ones too' }))
  await waitFor(() => expect(sent(departures).at(-1)?.isOpen).toBeUndefined())
})
