import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { entityDeskEndpoints as desk } from '@landbridge/contract/entity/entity-desk-endpoints'
import type { LocalPartnerView } from '@landbridge/contract/entity/local-partner'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { pageOf } from '../../testing/answers.ts'
import { emptyLists } from '../../testing/look-ups.ts'
import { openPages, openPart } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, servePortal } from '../../testing/portal.ts'
import { entityRoutes } from '../entity-routes.tsx'
import { PartnerImportDialog } from './partner-import-dialog.tsx'

beforeEach(async () => {
  await logInClerk('booking.view', 'site.settings', 'entity.bank')
})
afterEach(() => {
  localStorage.clear()
})

const fid = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11'
const agent: LocalPartnerView = {
  id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  partnerKind: 'agent',
  placeMode: 'SEA',
  placeCode: 'DEHAM',
  placeName: 'Hamburg',
  partnerName: 'Hansa Port Agency GmbH',
  partnerServices: ['DO'],
  openingHours: 'Mon–Fri 08–17',
  preferred: true,
  active: true,
  printed: true,
  version: 2,
}
const counts = { agent: 1, terminal: 0, depot: 0 }

async function openDesk() {
  const { sent } = servePortal(
    emptyLists,
    answer(desk.partners, { ...pageOf(agent), counts }),
    answer(desk.savePartner, { ...agent, version: 3 }),
  )
  await openPages(entityRoutes.desk ?? [], deskPaths.localPartners())
  return { user: userEvent.setup(), sent }
}

it('shows whom we have at each place, by kind, with what they hand out', async () => {
  const { user, sent } = await openDesk()
  expect(await screen.findByText('Hamburg')).toBeTruthy()
  expect(screen.getByText('Delivery order')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: /Terminals/ }))
  await waitFor(() => expect(sent(desk.partners).at(-1)).toMatchObject({ kind: 'terminal' }))
})

it('changes hours and services of an agent, and does not delete one that stood on papers', async () => {
  const { user, sent } = await openDesk()
  await user.click(await screen.findByRole('button', { name: 'Hansa Port Agency GmbH' }))
  const hours = (await screen.findByLabelText('Opening hours')) as HTMLInputElement
  await user.clear(hours)
  await user.type(hours, '24/7')
  await user.click(screen.getByRole('button', { name: 'Telex release' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent(desk.savePartner)).toMatchObject([
      { openingHours: '24/7', partnerServices: ['DO', 'TLX'], version: 2 },
    ]),
  )
  expect(sent(desk.removePartner)).toEqual([])
})

it('looks at a sheet first, names its faults by column, and takes it over once it is right', async () => {
  const wrong = {
    row: 3,
    partnerName: 'A',
    what: 'wrong' as const,
    faults: [{ column: 'PortCd', key: 'entity.place-unknown' }],
  }
  const { sent } = servePortal(
    answer(documentEndpoints.upload, { fid, fileName: 'partners.xlsx', size: 1 }),
    answer(
      desk.importPartners,
      { applied: false, counts: { new: 1, changed: 0, same: 0, wrong: 1 }, headingFaults: [], rows: [wrong] },
      { applied: false, counts: { new: 2, changed: 0, same: 0, wrong: 0 }, headingFaults: [], rows: [] },
      { applied: true, counts: { new: 2, changed: 0, same: 0, wrong: 0 }, headingFaults: [], rows: [] },
    ),
  )
  await openPart(<PartnerImportDialog onClose={() => undefined} />)
  const choose = async () => {
    const chooser = document.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.upload(chooser, new File(['x'], 'partners.xlsx'))
  }
  await waitFor(() => expect(document.querySelector('input[type=file]')).toBeTruthy())
  await choose()
  expect((await screen.findByText('Place code')).parentElement?.textContent).toBe('Place code: There is no such place')
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(sent(desk.importPartners).map(({ apply }) => apply)).toEqual([false])
  await choose()
  expect(await screen.findByText('New: 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(sent(desk.importPartners).map(({ apply }) => apply)).toEqual([false, false, true]))
})
