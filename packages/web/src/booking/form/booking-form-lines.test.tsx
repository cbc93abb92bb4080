import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import type { CategoryOption } from '@landbridge/contract/reference/reference-options'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { pageOf } from '../../testing/answers.ts'
import { enterField } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import { bookingId, rail, receipt, saved, serve } from '../booking-fixtures.ts'
import { draft, leaveForm, openForm } from '../opened-form-fixtures.ts'

afterEach(leaveForm)

it('goes on with the keyboard when a party is taken away', async () => {
  serve()
  const { user } = await openForm()
  const add = () => screen.getByRole('button', { name: 'Add another party' })
  await user.click(add())
  await user.click(await screen.findByRole('menuitem', { name: 'Payer' }))
  await user.click(await screen.findByRole('button', { name: 'Remove Payer' }))
  await waitFor(() => expect(document.activeElement).toBe(add()))
})

it('takes goods lines from a spreadsheet', async () => {
  serve(saved(receipt()))
  await openForm()
  const first = screen.getByLabelText('HS code, Line 1')
  const clipboardData = { getData: () => '8450.11\t420\t\t18,640.5\t64.2\n8450.90\t96\t\t4310\t11.4' }
  fireEvent.paste(first, { clipboardData })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('HS code, Line 2').value).toBe('845090'))
  expect(screen.getByLabelText<HTMLInputElement>('Packages, Line 1').value).toBe('420')
  expect(screen.getByLabelText<HTMLInputElement>('Gross, kg, Line 1').value).toBe('18,640.5')
  expect(screen.getAllByText('22,950.5').length).toBeGreaterThan(0)
})

it('reads the category of pasted goods by its name, and tells what was left out and what could not be read', async () => {
  const kind = { hs: [], dangerous: false, reefer: false, oversize: false, parentId: '01' }
  const named = (id: string, name: string, russian: string) => ({
    ...kind,
    id,
    value: id,
    label: name,
    name,
    nameChs: name,
    nameCht: name,
    nameEng: name,
    nameRus: russian,
  })
  const leaf = named('0101', 'Household appliances', 'Бытовая техника')
  const group: CategoryOption = { ...named('01', 'Machinery', 'Машины'), children: [leaf] }
  serve(answer(referenceEndpoints.categories, pageOf(group)), saved(receipt()))
  const { user } = await openForm()
  // The kinds of cargo are there once they can be chosen from.
  await user.click(await enterField(() => screen.getByLabelText('Category, Line 1')))
  await screen.findByRole('option', { name: 'Household appliances', hidden: true })
  await user.keyboard('{Escape}')
  const rows = ['Fridges\tHousehold appliances', 'Irons\tбытовая  техника', 'Kettles\tBlobs']
  const all = [...rows, ...Array.from({ length: 200 }, (_, index) => `Line ${index}\t0101`)]
  fireEvent.paste(screen.getByLabelText('Description, Line 1'), { clipboardData: { getData: () => all.join('\n') } })
  // The message goes by itself after a while.
  const told = screen.findByText(
    /No more than 200 lines fit: 3 lines were left out. Not everything could be read in: Category/,
  )
  const category = (line: number) => screen.getByLabelText<HTMLInputElement>(`Category, Line ${line}`).value
  await waitFor(() => expect([category(1), category(2)]).toEqual(['Household appliances', 'Household appliances']))
  expect(category(3)).toBe('')
  expect(await told).toBeTruthy()
})

it('calls the place of empty boxes by its name where no price names it', async () => {
  const boxes: BookingForm['boxes'] = [
    { containerType: '40HQ', containerQty: 1, containerOwner: 'C', emptyPickUpPlace: 'CNXIA' },
  ]
  serve(answer(rail.show, { ...draft, boxes }))
  await openForm({ draft: bookingId })
  const field = screen.getByLabelText<HTMLInputElement>('Empty pick-up, Line 1')
  await waitFor(() => expect(field.value || field.placeholder).toBe("Xi'an"))
})

it('opens a stop for a door, and takes it back while nothing is said of it', async () => {
  serve(saved(receipt()))
  const { user } = await openForm()
  const field = () => screen.getByRole('combobox', { name: 'Service term' })
  await enterField(field)
  const choose = async (term: string) => {
    await user.click(field())
    await user.click(await screen.findByRole('option', { name: term }))
  }
  await choose('Door to station')
  expect(await screen.findByRole('group', { name: 'Loading stop' })).toBeTruthy()
  await choose('Station to station')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Loading stop' })).toBeNull())
  await choose('Door to station')
  const city = within(await screen.findByRole('group', { name: 'Loading stop' }))
  expect(await city.findByRole('textbox', { name: 'Other city' })).toBeTruthy()
  expect(await enterField(() => city.getByRole('combobox', { name: 'Country' }))).toBeTruthy()
  await user.type(await screen.findByLabelText('Address'), 'Gate 3')
  await choose('Station to station')
  expect(screen.getByRole('group', { name: 'Loading stop' })).toBeTruthy()
})

const shownIn = (fields: HTMLElement[]) =>
  fields.map((field) => (field as HTMLInputElement).value || (field as HTMLInputElement).placeholder)

it('looks for the city of a door in the country of its end of the line', async () => {
  const stops: BookingForm['stops'] = [
    { stopType: 'L', stopSeq: 1 },
    { stopType: 'U', stopSeq: 1 },
  ]
  const { sent } = serve(answer(rail.show, { ...draft, serviceTerm: 'DOOR-DOOR', stops }))
  const { user } = await openForm({ draft: bookingId })
  for (const end of ["Xi'an", 'Hamburg']) {
    await waitFor(() => expect(shownIn(screen.getAllByRole('combobox'))).toContain(end))
  }
  const asked = () => sent(referenceEndpoints.cities).map(({ countryCd }) => countryCd)
  for (const [name, country] of [
    ['Loading stop', 'CN'],
    ['Unloading stop', 'DE'],
  ] as const) {
    const stop = within(await screen.findByRole('group', { name }))
    await user.click(await enterField(() => stop.getByRole('combobox', { name: 'City' })))
    await waitFor(() => expect(asked()).toContain(country))
    await user.keyboard('{Escape}')
  }
})

it('opens what dangerous goods need, and asks no packing group where there is none', async () => {
  serve(saved(receipt()))
  const { user } = await openForm()
  await user.click(screen.getByRole('checkbox', { name: 'Dangerous goods' }))
  const block = within(await screen.findByRole('group', { name: /^UN/ }))
  expect(block.getByLabelText('Packing group')).toBeTruthy()
  await user.type(block.getByLabelText('Class'), '2.1')
  await waitFor(() => expect(block.queryByLabelText('Packing group')).toBeNull())
})
