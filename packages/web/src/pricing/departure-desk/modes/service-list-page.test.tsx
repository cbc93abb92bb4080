import {
  serviceDeskEndpoints as desk,
  type ServiceRow,
} from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { deskPaths } from '../../../desk-paths.ts'
import { pageOf } from '../../../testing/answers.ts'
import { emptyLists } from '../../../testing/look-ups.ts'
import { openPages } from '../../../testing/page.tsx'
import { logInClerk } from '../../../testing/people.ts'
import { answer, servePortal } from '../../../testing/portal.ts'
import { pricingRoutesWith } from '../../pricing-routes.tsx'

const id = 'a2429e76-ec14-40cc-ac40-654387e6d92c'
const service: ServiceRow = {
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
}

beforeEach(() => logInClerk('pricing.view', 'pricing.edit'))

it('makes the sailings of a service and tells how many were there already', async () => {
  const { sent } = servePortal(
    emptyLists,
    answer(desk.list, pageOf(service)),
    answer(desk.sail, { made: 12, skipped: 4 }),
  )
  await openPages(pricingRoutesWith({}).desk ?? [], deskPaths.services())
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Generate sailings' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Generate sailings' }))
  expect(await screen.findByText('12 sailings generated, 4 already existed')).toBeTruthy()
  expect(sent(desk.sail)).toMatchObject([{ id, version: 3, weeks: 8 }])
})
