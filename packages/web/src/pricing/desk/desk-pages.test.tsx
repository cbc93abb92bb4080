import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { logIn, startSession } from '../../platform/session.ts'
import { openPages } from '../../testing/page.tsx'
import { pricingRoutesWith } from '../pricing-routes.tsx'

const id = 'a2429e76-ec14-40cc-ac40-654387e6d92c'
const at = (day: number) => new Date(Date.UTC(2031, 0, day, 8))
const departure = departureDeskEndpoints.show.wire.output.encode({
  serviceModeId: 'R',
  id,
  departureNo: 'X8155',
  originCode: 'CNXIA',
  originName: "Xi'an",
  destinationCode: 'DEDUI',
  destinationName: 'Duisburg',
  departsOn: '2031-01-22',
  etd: at(22),
  etdZone: 'Asia/Shanghai',
  eta: at(29),
  etaZone: 'Europe/Berlin',
  siCutoff: at(19),
  cargoCutoff: at(20),
  customsCutoff: at(21),
  cutoffZone: 'Asia/Shanghai',
  spaces: [{ containerType: '40HQ', total: 40, surplus: 12 }],
  slotsTotal: 80,
  slotsLeft: 24,
  isOpen: true,
  state: 'scheduled',
  stage: 'scheduled',
  stateLabel: 'Scheduled',
  version: 3,
  boxesBooked: 28,
  sample: false,
  actions: [{ name: 'cancel', allowed: false, reason: 'shared.not-in-this-state' }],
})
const names = { name: '', nameChs: '', nameCht: '', nameEng: '', nameRus: '' }
const charges = referenceEndpoints.codes.wire.output.encode(
  ['RAILF', 'INS'].map((code) => ({
    ...names,
    label: code,
    value: code,
    classCode: 'COST',
    code,
    sort: 1,
    modes: ['R'],
    loadTypes: [],
    isDefault: false,
    extra: {},
  })),
)

beforeEach(async () => {
  vi.stubGlobal('fetch', vi.fn())
  const clerk = { id: 'session', userId: 'wang', realName: 'Wang Jun', role: 'admin', customerState: 0 } as const
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

async function openDesk(address: string) {
  const sent: { url: string; body: Record<string, string> }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: URLSearchParams | string } = {}) => {
    sent.push({ url, body: Object.fromEntries(new URLSearchParams(body)) })
    const known: [string, unknown][] = [
      ['departure-detail', departure],
      ['departure-save', { ...(departure as object), version: 4 }],
      ['codelib-query', charges],
    ]
    const [, data] = known.find(([part]) => url.includes(part)) ?? ['', []]
    return new Response(JSON.stringify({ success: true, data }))
  })
  await openPages(pricingRoutesWith({}).desk ?? [], address)
  return { user: userEvent.setup(), sent }
}

it('saves a train as the version that was opened, and keeps a refused action in view', async () => {
  const { user, sent } = await openDesk(deskPaths.departure(id))
  const cancel = await screen.findByRole('button', { name: 'Cancel departure' })
  expect(cancel.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sent.find(({ url }) => url.includes('departure-save'))?.body).toMatchObject({ keyId: id, version: '3' })
})

it('begins a new line with the charges that prices of the mode hold', async () => {
  await openDesk(deskPaths.tariff('new'))
  expect(((await screen.findByLabelText('RAILF')) as HTMLSelectElement).value).toBe('included')
  expect((screen.getByLabelText('INS') as HTMLSelectElement).value).toBe('notIncluded')
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})
