import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { openPages } from '../../testing/page.tsx'
import { pricingRoutesWith } from '../pricing-routes.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const id = 'a2429e76-ec14-40cc-ac40-654387e6d92c'
const action = (name: string, allowed: boolean) => ({
  name,
  allowed,
  ...(!allowed && { reason: 'shared.not-in-this-state' }),
})
const published = {
  SvTrafficId: 'R',
  keyId: id,
  LineNo: 'RT-7K3QX',
  Revision: 1,
  state: 'published',
  StateText: 'Published',
  version: 3,
  actions: [action('save', false), action('publish', false), action('version', true), action('withdraw', true)],
  PortlCd: 'CNXIA',
  Portl: "Xi'an",
  PortdCd: 'DEDUI',
  Portd: 'Duisburg',
  ValidFrom: '2031-01-01',
  ValidTo: '2031-06-30',
  Currcd: 'USD',
  BusType: 'E',
  CrossTrade: 'F',
  TransitDaysMin: 14,
  TransitDaysMax: 17,
  Weekdays: [1, 3],
  SiCutoffHours: 72,
  CargoCutoffHours: 48,
  CustomsCutoffHours: 24,
  Coc40Hq: '5600',
  WeightLimits: [],
  FreeDays: 10,
  PickUpPlaces: [],
  ReturnPlaces: [],
  Surcharges: [],
  Sample: false,
  IsCurrent: true,
  ChangedAt: '2031-01-01 08:00:00',
  Versions: [
    {
      keyId: id,
      Revision: 1,
      state: 'published',
      StateText: 'Published',
      ValidFrom: '2031-01-01',
      ValidTo: '2031-06-30',
      LastDay: '2031-06-30',
      IsCurrent: true,
    },
  ],
}

async function openTariff(detail: unknown) {
  const sent: { url: string; body: Record<string, string> }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: URLSearchParams | string } = {}) => {
    sent.push({ url, body: Object.fromEntries(new URLSearchParams(body)) })
    const data = url.includes('tariff-detail') ? detail : []
    return new Response(JSON.stringify({ success: true, data }))
  })
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
  expect(sent.some(({ url }) => url.includes('tariff-withdraw'))).toBe(false)
})
