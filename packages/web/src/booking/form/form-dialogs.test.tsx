import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages, openPart } from '../../testing/page.tsx'
import { listed, refused, refusedOnce, sentTo, servePortal } from '../../testing/portal.ts'
import { AddressBookDialog } from '../blocks/address-book-dialog.tsx'
import { row } from '../booking-fixtures.ts'
import { loadModeView } from '../modes/mode-views.ts'
import type { FormState } from '../state/form-state.ts'
import { EarlierDialog } from './earlier-dialog.tsx'
import { SaveTemplateDialog } from './save-template-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const party = {
  ...{ keyId: 'a2429e76-ec14-40cc-ac40-654387e6d92c', PartyType: 'SHP', PartyName: 'Haode Appliance' },
  ...{ PartyAddr: 'Fengcheng 8th road', CityName: 'Xi’an', CountryCd: 'CN' },
}

it('takes somebody from the address book as whom the booking needs, and says why an entry cannot be removed', async () => {
  const taken = vi.fn()
  const closed = vi.fn()
  servePortal({
    'address-book': ({ method }) => (method === 'DELETE' ? refused('booking.missing') : listed(party)),
  })
  await openPart(<AddressBookDialog onTake={taken} onClose={closed} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Address book' }))
  const entry = (await dialog.findByText('Haode Appliance')).closest('li') as HTMLElement
  expect(entry.textContent).toContain('Fengcheng 8th road, Xi’an')
  await userEvent.click(within(entry).getByRole('button', { name: 'Remove Haode Appliance' }))
  expect(await screen.findByText('There is no such booking')).toBeTruthy()
  await userEvent.click(within(entry).getByRole('button', { name: /^Use as/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Consignee' }))
  expect(closed).toHaveBeenCalled()
  expect(taken.mock.calls[0]?.[0]).toMatchObject({ partyType: 'CNE', partyName: 'Haode Appliance', countryCd: 'CN' })
})

it('begins the form as a copy of an earlier booking, found by words', async () => {
  const sent = servePortal({ 'railorderonline-list': listed(row()) })
  const mode = await loadModeView('railway')
  const { router } = await openPages([
    { path: '/', element: <EarlierDialog mode={mode} onClose={() => {}} /> },
    { path: '*', element: null },
  ])
  const earlier = await screen.findByRole('button', { name: /R310115-7K3QX/ })
  expect(earlier.textContent?.replace(/\s+/g, ' ')).toContain("Xi'an → Hamburg · 2 × 40HQ, 1 × 20GP · Washing machines")
  await userEvent.type(screen.getByRole('searchbox'), 'tea{Enter}')
  await waitFor(() => expect(sentTo(sent, 'railorderonline-list').at(-1)).toMatchObject({ keyword: 'tea' }))
  await userEvent.click(await screen.findByRole('button', { name: /R310115-7K3QX/ }))
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe(paths.bookingForm('railway', { from: row().keyId }))
})

it('keeps a form as a template under its lane unless it is called otherwise, and says why it cannot', async () => {
  const values = { originName: 'Xi’an', destinationName: 'Hamburg', originCode: 'CNXIA', loadType: 'FCL' }
  const form = { getValues: (name?: keyof typeof values) => (name ? values[name] : values) } as unknown as FormState
  const closed = vi.fn()
  const { path } = bookingEndpoints.saveTemplate
  const sent = servePortal({ [path]: refusedOnce('access.not-allowed', { keyId: party.keyId }) })
  await openPart(<SaveTemplateDialog form={form} code="R" onClose={closed} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }))
  expect(dialog.getByDisplayValue('Xi’an – Hamburg')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save as template' }))
  expect(await screen.findByText('You do not have permission to do this')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save as template' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(sentTo(sent, path)[1]).toMatchObject({ TemplateName: 'Xi’an – Hamburg', SvTrafficId: 'R' })
})
