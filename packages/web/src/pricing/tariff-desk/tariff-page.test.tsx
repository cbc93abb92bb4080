import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { type TariffDetail, tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import type { tariffActions } from '@landbridge/contract/pricing/tariff-lifecycle'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { at } from '../../testing/answers.ts'
import { emptyLists } from '../../testing/look-ups.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { pricingRoutesWith } from '../pricing-routes.tsx'

const id = 'a2429e76-ec14-40cc-ac40-654387e6d92c'
const action = (name: (typeof tariffActions)[number], allowed: boolean) => ({
  name,
  allowed,
  ...(!allowed && { reason: 'shared.not-in-this-state' }),
})
const published: TariffDetail = {
  serviceModeId: 'R',
  id,
  lineNo: 'RT-7K3QX',
  revision: 1,
  state: 'published',
  stateLabel: 'Published',
  version: 3,
  actions: [action('save', false), action('publish', false), action('version', true), action('withdraw', true)],
  originCode: 'CNXIA',
  originName: "Xi'an",
  destinationCode: 'DEDUI',
  destinationName: 'Duisburg',
  validFrom: '2031-01-01',
  validTo: '2031-06-30',
  currency: 'USD',
  direction: 'E',
  crossTrade: false,
  transitDaysMin: 14,
  transitDaysMax: 17,
  weekdays: [1, 3],
  siCutoffHours: 72,
  cargoCutoffHours: 48,
  customsCutoffHours: 24,
  coc40Hq: '5600',
  weightLimits: [],
  freeDays: 10,
  pickUpPlaces: [],
  returnPlaces: [],
  surcharges: [],
  sample: false,
  isCurrent: true,
  changedAt: at('2031-01-01 08:00:00'),
  versions: [
    {
      id,
      revision: 1,
      state: 'published',
      stateLabel: 'Published',
      validFrom: '2031-01-01',
      validTo: '2031-06-30',
      lastDay: '2031-06-30',
      isCurrent: true,
    },
  ],
}

async function openTariff(detail: TariffDetail) {
  const { sent } = servePortal(
    emptyLists,
    answer(tariffDeskEndpoints.show, detail),
    answer(customerEndpoints.salespeople, { items: [] }),
  )
  await openPages(pricingRoutesWith({}).desk ?? [], deskPaths.tariff(id))
  return { user: userEvent.setup(), sent }
}

it('never lets a published price be edited: it gets its next version or is withdrawn', async () => {
  await openTariff(published)
  expect(await screen.findByRole('cell', { name: '5,600' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull()
  expect(screen.getByRole('button', { name: 'New version' })).toBeTruthy()
})

it('refuses actions to who may not take them, and keeps them in view', async () => {
  const { user, sent } = await openTariff(published)
  const withdraw = await screen.findByRole('button', { name: 'Withdraw' })
  expect(withdraw.getAttribute('aria-disabled')).toBe('true')
  await user.click(withdraw)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent(tariffDeskEndpoints.withdraw)).toEqual([])
})
