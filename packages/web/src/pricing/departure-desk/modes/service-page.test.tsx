import { serviceDeskEndpoints } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../../desk-paths.ts'
import { logIn, startSession } from '../../../platform/session.ts'
import { openPages } from '../../../testing/page.tsx'
import { pricingRoutesWith } from '../../pricing-routes.tsx'

const id = 'a2429e76-ec14-40cc-ac40-654387e6d92c'
const service = serviceDeskEndpoints.show.wire.output.encode({
  id,
  serviceModeId: 'S',
  serviceCode: 'AEN1',
  carrierCode: 'COSU',
  carrierName: 'COSCO',
  weekday: 1,
  calls: [
    { placeCode: 'CNSHA', day: 0, loads: true, discharges: false },
    { placeCode: 'NLRTM', day: 33, loads: false, discharges: true },
  ],
  placeNames: ['Shanghai', 'Rotterdam'],
  cutoffs: { si: 96, vgm: 48, cargo: 36, customs: 24 },
  spaces: [{ containerType: '40HQ', total: 20 }],
  vessels: ['Jade Meridian'],
  active: true,
  version: 3,
  sample: false,
  voyages: [
    {
      departureNo: 'CO103W',
      vessel: 'Jade Meridian',
      etd: new Date(Date.UTC(2031, 0, 20, 12)),
      etdZone: 'Asia/Shanghai',
      sailings: 4,
      boxesBooked: 7,
    },
  ],
})
const saved = { keyId: id, ServiceCode: 'AEN1', version: 4 }
const clerk = { id: 'session', userId: 'wang', realName: 'Wang Jun', role: 'admin', customerState: 0 } as const

const enter = async (permissions: string[]) => {
  await startSession({ loadUser: async () => ({ ...clerk, permissions }), ended: () => {}, failed: () => {} })
  await logIn('session')
}
beforeEach(async () => {
  vi.stubGlobal('fetch', vi.fn())
  await enter(['pricing.view', 'pricing.edit'])
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function openService(answers: Record<string, object> = {}) {
  const sent: { url: string; body: string }[] = []
  const known = { 'service-detail': service, 'service-save': saved, ...answers }
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: URLSearchParams | string } = {}) => {
    sent.push({ url, body: String(body) })
    const [, data] = Object.entries<object>(known as never).find(([part]) => url.includes(part)) ?? ['', []]
    const isRefusal = 'code' in data
    return new Response(JSON.stringify(isRefusal ? { success: false, ...data } : { success: true, data }), {
      status: isRefusal ? 422 : 200,
    })
  })
  await openPages(pricingRoutesWith({}).desk ?? [], deskPaths.service(id))
  await screen.findByRole('heading', { name: /AEN1 · COSCO/ })
  return { user: userEvent.setup(), sent, ask: (part: string) => sent.filter(({ url }) => url.includes(part)) }
}

it('saves what was entered, with the ports in the order of their days', async () => {
  const { user, ask } = await openService()
  await user.clear(screen.getByLabelText('Day, Line 1'))
  await user.type(screen.getByLabelText('Day, Line 1'), '40')
  await user.type(screen.getByLabelText('Terminal, Line 2'), 'ECT')
  await user.clear(screen.getByLabelText('SI cut-off'))
  await user.type(screen.getByLabelText('SI cut-off'), '72')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  const sent = Object.fromEntries(new URLSearchParams(ask('service-save')[0]?.body))
  expect(sent).toMatchObject({ keyId: id, version: '3', ServiceCode: 'AEN1', CriCd: 'COSU', Active: 'T' })
  expect(JSON.parse(sent.Calls ?? '')).toEqual([
    { PortCd: 'NLRTM', Day: 33, Terminal: 'ECT', Loads: 'F', Discharges: 'T' },
    { PortCd: 'CNSHA', Day: 40, Terminal: null, Loads: 'T', Discharges: 'F' },
  ])
  expect(JSON.parse(sent.Cutoffs ?? '')).toMatchObject({ Si: 72, Vgm: 48 })
})

it('shows a refusal of the server at the call that it is about', async () => {
  const { user } = await openService({
    'service-save': { code: 'shared.invalid-input', fields: { 'Calls.1.PortCd': 'pricing.port-unknown' } },
  })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const port = await screen.findByLabelText('Port, Line 2')
  const reason = await screen.findByText('Port: There is no such place')
  expect(port.getAttribute('aria-describedby')).toBe(reason.id)
  expect(port.getAttribute('aria-invalid')).toBe('true')
})

it('says why a rotation is refused as a whole', async () => {
  const { user, ask } = await openService()
  await user.clear(screen.getByLabelText('Day, Line 2'))
  await user.type(screen.getByLabelText('Day, Line 2'), '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Each call must be on a later day than the one before it')).toBeTruthy()
  expect(ask('service-save')).toEqual([])
})

it('delays a voyage from one of its ports on, and reads the page anew', async () => {
  const { user, ask } = await openService({ 'departure-retime-voyage': { Moved: 3 } })
  await user.click(screen.getByRole('button', { name: 'Delay' }))
  const dialog = within(await screen.findByRole('dialog'))
  const move = dialog.getByRole('button', { name: 'Delay' })
  expect(move.getAttribute('aria-disabled')).toBe('true')
  await user.selectOptions(dialog.getByLabelText('From the port'), 'Rotterdam')
  await user.type(dialog.getByLabelText('Days later'), '-2')
  await user.click(move)
  expect(await screen.findByText('3 sailings moved')).toBeTruthy()
  expect(Object.fromEntries(new URLSearchParams(ask('retime')[0]?.body))).toMatchObject({
    ServiceCode: 'AEN1',
    TrainNo: 'CO103W',
    FromPlaceCode: 'NLRTM',
    Days: '-2',
  })
  expect(ask('service-detail').length).toBe(2)
})

it('is without its buttons for who may only read', async () => {
  await enter(['pricing.view'])
  await openService()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delay' })).toBeNull()
  expect((screen.getByLabelText('SI cut-off') as HTMLInputElement).disabled).toBe(true)
})
