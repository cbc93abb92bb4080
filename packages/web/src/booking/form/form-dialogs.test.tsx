import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { countedPage, pageOf } from '../../testing/answers.ts'
import { emptyLists } from '../../testing/look-ups.ts'
import { openPages, openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { AddressBookDialog } from '../blocks/address-book-dialog.tsx'
import { rail, row } from '../booking-fixtures.ts'
import { loadModeView } from '../modes/mode-views.ts'
import type { FormState } from '../state/form-state.ts'
import { EarlierDialog } from './earlier-dialog.tsx'
import { SaveTemplateDialog } from './save-template-dialog.tsx'

const party = {
  id: 'a2429e76-ec14-40cc-ac40-654387e6d92c',
  partyName: 'Haode Appliance',
  partyType: 'SHP',
  partyAddress: 'Fengcheng 8th road',
  cityName: 'Xi’an',
  countryCd: 'CN',
} as const

it('takes somebody from the address book as whom the booking needs, and says why an entry cannot be removed', async () => {
  const taken = vi.fn()
  const closed = vi.fn()
  const { addressBook, dropAddress } = bookingEndpoints
  servePortal(emptyLists, answer(addressBook, pageOf(party)), answer(dropAddress, new Problem('booking.missing')))
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
  const { sent } = servePortal(answer(rail.list, countedPage({}, row())))
  const mode = await loadModeView('railway')
  const { router } = await openPages([
    { path: '/', element: <EarlierDialog mode={mode} onClose={() => {}} /> },
    { path: '*', element: null },
  ])
  const earlier = await screen.findByRole('button', { name: /R310115-7K3QX/ })
  expect(earlier.textContent?.replace(/\s+/g, ' ')).toContain("Xi'an → Hamburg · 2 × 40HQ, 1 × 20GP · Washing machines")
  await userEvent.type(screen.getByRole('searchbox'), 'tea{Enter}')
  await waitFor(() => expect(sent(rail.list).at(-1)).toMatchObject({ keyword: 'tea' }))
  await userEvent.click(await screen.findByRole('button', { name: /R310115-7K3QX/ }))
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe(paths.bookingForm('railway', { from: row().id }))
})

it('keeps a form as a template under its lane unless it is called otherwise, and says why it cannot', async () => {
  const values = { originName: 'Xi’an', destinationName: 'Hamburg', originCode: 'CNXIA', loadType: 'FCL' }
  const form = { getValues: (name?: keyof typeof values) => (name ? values[name] : values) } as unknown as FormState
  const closed = vi.fn()
  const { saveTemplate } = bookingEndpoints
  const { sent } = servePortal(answer(saveTemplate, new Problem('access.not-allowed'), { id: party.id }))
  await openPart(<SaveTemplateDialog form={form} code="R" onClose={closed} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }))
  expect(dialog.getByDisplayValue('Xi’an – Hamburg')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save as template' }))
  expect(await screen.findByText('You do not have permission to do this')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save as template' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(sent(saveTemplate)[1]).toMatchObject({ templateName: 'Xi’an – Hamburg', serviceModeId: 'R' })
})
