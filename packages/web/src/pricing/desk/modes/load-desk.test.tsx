import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import type { TariffDetail } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { deskPaths } from '../../../desk-paths.ts'
import { emptyLists } from '../../../testing/look-ups.ts'
import { openPages } from '../../../testing/page.tsx'
import { logInClerk } from '../../../testing/people.ts'
import { answer, servePortal } from '../../../testing/portal.ts'
import { pricingRoutesWith } from '../../pricing-routes.tsx'

const id = 'a2429e76-ec14-40cc-ac40-654387e6d92c'

beforeEach(() => logInClerk('pricing.view', 'pricing.edit'))

const line: TariffDetail = {
  serviceModeId: 'A',
  id,
  lineNo: 'A001',
  revision: 1,
  state: 'draft',
  stateLabel: 'Draft',
  version: 2,
  actions: [{ name: 'save', allowed: true }],
  originCode: 'PVG',
  originName: 'Shanghai Pudong',
  destinationCode: 'FRA',
  destinationName: 'Frankfurt',
  validFrom: '2031-01-01',
  validTo: '2031-06-30',
  currency: 'CNY',
  direction: 'E',
  crossTrade: false,
  carrierCode: 'CK',
  transitDaysMin: 2,
  transitDaysMax: 4,
  weekdays: [1, 3, 5],
  siCutoffHours: 12,
  cargoCutoffHours: 24,
  customsCutoffHours: 12,
  airMinimum: '500.00',
  airNormal: '42.10',
  air100: '29.00',
  weightLimits: [],
  freeDays: 0,
  pickUpPlaces: [],
  returnPlaces: [],
  surcharges: [],
  largestPiece: { lengthCm: 300, widthCm: 240, heightCm: 160, pieceWeightKg: 1000 },
  receivingWarehouse: 'WHSGH',
  sample: false,
  isCurrent: false,
  changedAt: new Date('2031-01-01T00:00:00Z'),
  versions: [],
}

async function openLine(detail: TariffDetail) {
  const { sent } = servePortal(
    emptyLists,
    answer(tariffDeskEndpoints.show, detail),
    answer(tariffDeskEndpoints.save, { ...detail, version: 3 }),
    answer(customerEndpoints.salespeople, { items: [] }),
  )
  await openPages(pricingRoutesWith({}).desk ?? [], deskPaths.tariff(id))
  return { user: userEvent.setup(), sent }
}

it('keeps the rates of a weight and the largest piece, and asks neither for boxes nor for their places', async () => {
  const { user, sent } = await openLine(line)
  expect(((await screen.findByLabelText(/Minimum \(M\)/)) as HTMLInputElement).value).toBe('500')
  expect(screen.queryByText('Empty containers')).toBeNull()
  expect(screen.queryByText('Shared container (LCL)')).toBeNull()
  expect(screen.getByLabelText(/Documents cut-off/)).toBeTruthy()
  await user.type(screen.getByLabelText(/\+300 kg/), '27.70')
  await user.clear(screen.getByLabelText(/Height, cm/))
  await user.type(screen.getByLabelText(/Height, cm/), '155')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent(tariffDeskEndpoints.save)).toHaveLength(1))
  expect(sent(tariffDeskEndpoints.save)[0]).toMatchObject({
    id,
    version: 2,
    air100: '29.00',
    air300: '27.70',
    receivingWarehouse: 'WHSGH',
    largestPiece: { heightCm: 155 },
  })
})

it('names the airline and the receiving warehouse of a published line, whose codes say nothing', async () => {
  const named = { carrierName: 'China Cargo Airlines', warehouseName: 'Shanghai Waigaoqiao receiving warehouse' }
  await openLine({ ...line, ...named, state: 'published', actions: [] })
  expect(await screen.findByText('China Cargo Airlines')).toBeTruthy()
  expect(screen.getByText('Shanghai Waigaoqiao receiving warehouse')).toBeTruthy()
  expect([screen.queryByText('CK'), screen.queryByText('WHSGH')]).toEqual([null, null])
})

it('shows a line of trucks and part loads with what each of them costs', async () => {
  await openLine({
    ...line,
    serviceModeId: 'T',
    lineNo: 'T001',
    state: 'published',
    actions: [],
    carrierCode: undefined,
    airMinimum: undefined,
    airNormal: undefined,
    air100: undefined,
    largestPiece: undefined,
    currency: 'USD',
    truckPrices: [
      { truckType: 'F092', truckWay: 'RELOAD', price: '1150.00' },
      { truckType: 'FTIR', truckWay: 'THROUGH', price: '1210.00' },
    ],
    partLoad: { perKg: '0.0640', kgPerM3: 333, kgPerLdm: 1850, minimum: '60.00', truckWay: 'RELOAD' },
    loadingStops: 1,
    freeHoursLoading: 4,
  })
  const truck = within((await screen.findByRole('cell', { name: 'F092' })).closest('tr') as HTMLElement)
  expect(truck.getByText('$1,150.00')).toBeTruthy()
  expect(screen.getByText('0.064 USD')).toBeTruthy()
  expect(screen.getByText('1,850 kg')).toBeTruthy()
  expect(screen.getByText('Loading stops included').nextSibling?.textContent).toBe('1')
})
