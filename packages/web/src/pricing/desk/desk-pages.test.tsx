import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { departureDeskEndpoints as desk } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { codeOf } from '../../testing/answers.ts'
import { emptyLists } from '../../testing/look-ups.ts'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, type OutputOf, servePortal } from '../../testing/portal.ts'
import { pricingRoutesWith } from '../pricing-routes.tsx'

const id = 'a2429e76-ec14-40cc-ac40-654387e6d92c'
const at = (day: number) => new Date(Date.UTC(2031, 0, day, 8))
const departure: OutputOf<typeof desk.show> = {
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
}
const charges = ['RAILF', 'INS'].map((code) => codeOf('COST', code, code, ['R']))

beforeEach(() => logInClerk('pricing.view', 'pricing.edit'))

async function openDesk(address: string) {
  const { sent } = servePortal(
    emptyLists,
    answer(desk.show, departure),
    answer(desk.save, { ...departure, version: 4 }),
    answer(referenceEndpoints.codes, charges),
    answer(customerEndpoints.salespeople, { items: [] }),
  )
  await openPages(pricingRoutesWith({}).desk ?? [], address)
  return { user: userEvent.setup(), sent }
}

it('saves a train as the version that was opened, and keeps a refused action in view', async () => {
  const { user, sent } = await openDesk(deskPaths.departure(id))
  const cancel = await screen.findByRole('button', { name: 'Cancel departure' })
  expect(cancel.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sent(desk.save)).toMatchObject([{ id, version: 3 }])
})

it('begins a new line with the charges that prices of the mode hold', async () => {
  await openDesk(deskPaths.tariff('new'))
  expect(((await screen.findByLabelText('RAILF')) as HTMLSelectElement).value).toBe('included')
  expect((screen.getByLabelText('INS') as HTMLSelectElement).value).toBe('notIncluded')
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})
