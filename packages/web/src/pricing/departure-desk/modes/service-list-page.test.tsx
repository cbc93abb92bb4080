import { serviceDeskEndpoints } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../../desk-paths.ts'
import { logIn, startSession } from '../../../platform/session.ts'
import { openPages } from '../../../testing/page.tsx'
import { pricingRoutesWith } from '../../pricing-routes.tsx'

const id = 'a2429e76-ec14-40cc-ac40-654387e6d92c'
const list = serviceDeskEndpoints.list.wire.output.encode({
  items: [
    {
      id,
      serviceModeId: 'S',
      serviceCode: 'AEN1',
      carrierCode: 'COSU',
      weekday: 1,
      calls: [
        { placeCode: 'CNSHA', day: 0, loads: true, discharges: false },
        { placeCode: 'NLRTM', day: 33, loads: false, discharges: true },
      ],
      placeNames: ['Shanghai', 'Rotterdam'],
      cutoffs: { si: 96, vgm: 48, cargo: 36, customs: 24 },
      spaces: [],
      vessels: ['Jade Meridian'],
      active: true,
      version: 3,
      sample: false,
    },
  ],
  total: 1,
  pageIndex: 1,
  pageSize: 20,
})

beforeEach(async () => {
  const clerk = { id: 'session', userId: 'wang', realName: 'Wang Jun', role: 'admin', customerState: 0 } as const
  vi.stubGlobal('fetch', vi.fn())
  await startSession({
    loadUser: async () => ({ ...clerk, permissions: ['pricing.view', 'pricing.edit'] }),
    ended: () => {},
    failed: () => {},
  })
  await logIn('session')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('makes the sailings of a service and tells how many were there already', async () => {
  const sent: { url: string; body: Record<string, string> }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: URLSearchParams | string } = {}) => {
    sent.push({ url, body: Object.fromEntries(new URLSearchParams(body)) })
    const data = url.includes('service-sail') ? { Made: 12, Skipped: 4 } : list
    return new Response(JSON.stringify({ success: true, data }))
  })
  await openPages(pricingRoutesWith({}).desk ?? [], deskPaths.services())
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Make sailings' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Make sailings' }))
  expect(await screen.findByText('12 sailings made, 4 were there already')).toBeTruthy()
  expect(sent.find(({ url }) => url.includes('service-sail'))?.body).toMatchObject({
    keyId: id,
    version: '3',
    Weeks: '8',
  })
})
