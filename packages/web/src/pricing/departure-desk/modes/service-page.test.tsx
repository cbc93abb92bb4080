import { serviceDeskEndpoints as desk } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { deskPaths } from '../../../desk-paths.ts'
import { emptyLists } from '../../../testing/look-ups.ts'
import { openPages } from '../../../testing/page.tsx'
import { logInClerk } from '../../../testing/people.ts'
import { answer, type CallAnswer, type OutputOf, servePortal } from '../../../testing/portal.ts'
import { pricingRoutesWith } from '../../pricing-routes.tsx'

const id = 'a2429e76-ec14-40cc-ac40-654387e6d92c'
const service: OutputOf<typeof desk.show> = {
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
}
const saved = { id, serviceCode: 'AEN1', version: 4 }
beforeEach(() => logInClerk('pricing.view', 'pricing.edit'))

async function openService(...answers: CallAnswer[]) {
  const { sent } = servePortal(emptyLists, answer(desk.show, service), answer(desk.save, saved), answers)
  await openPages(pricingRoutesWith({}).desk ?? [], deskPaths.service(id))
  await screen.findByRole('heading', { name: /AEN1 · COSCO/ })
  return { user: userEvent.setup(), sent }
}

it('saves what was entered, with the ports in the order of their days', async () => {
  const { user, sent } = await openService()
  await user.clear(screen.getByLabelText('Day, Line 1'))
  await user.type(screen.getByLabelText('Day, Line 1'), '40')
  await user.type(screen.getByLabelText('Terminal, Line 2'), 'ECT')
  await user.clear(screen.getByLabelText('SI cut-off'))
  await user.type(screen.getByLabelText('SI cut-off'), '72')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sent(desk.save)).toMatchObject([
    { id, version: 3, serviceCode: 'AEN1', carrierCode: 'COSU', active: true, cutoffs: { si: 72, vgm: 48 } },
  ])
  expect(sent(desk.save)[0]?.calls).toEqual([
    { placeCode: 'NLRTM', day: 33, terminal: 'ECT', loads: false, discharges: true },
    { placeCode: 'CNSHA', day: 40, terminal: null, loads: true, discharges: false },
  ])
})

it('shows a refusal of the server at the call that it is about', async () => {
  const { user } = await openService(
    answer(desk.save, new Problem('shared.invalid-input', { 'calls.1.placeCode': 'pricing.port-unknown' })),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const port = await screen.findByLabelText('Port, Line 2')
  const reason = await screen.findByText('Port: There is no such place')
  expect(port.getAttribute('aria-describedby')).toBe(reason.id)
  expect(port.getAttribute('aria-invalid')).toBe('true')
})

it('says why a rotation is refused as a whole', async () => {
  const { user, sent } = await openService()
  await user.clear(screen.getByLabelText('Day, Line 2'))
  await user.type(screen.getByLabelText('Day, Line 2'), '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Each call must be on a later day than the one before it')).toBeTruthy()
  expect(sent(desk.save)).toEqual([])
})

it('delays a voyage from one of its ports on, and reads the page anew', async () => {
  const { user, sent } = await openService(answer(desk.retime, { moved: 3 }))
  await user.click(screen.getByRole('button', { name: 'Delay' }))
  const dialog = within(await screen.findByRole('dialog'))
  const move = dialog.getByRole('button', { name: 'Delay' })
  expect(move.getAttribute('aria-disabled')).toBe('true')
  await user.selectOptions(dialog.getByLabelText('From the port'), 'Rotterdam')
  await user.type(dialog.getByLabelText('Days later'), '-2')
  await user.click(move)
  expect(await screen.findByText('3 port pairs moved')).toBeTruthy()
  expect(sent(desk.retime)).toMatchObject([
    { serviceCode: 'AEN1', departureNo: 'CO103W', fromPlaceCode: 'NLRTM', days: -2 },
  ])
  expect(sent(desk.show)).toHaveLength(2)
})

it('is without its buttons for who may only read', async () => {
  await logInClerk('pricing.view')
  await openService()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delay' })).toBeNull()
  expect((screen.getByLabelText('SI cut-off') as HTMLInputElement).disabled).toBe(true)
})
