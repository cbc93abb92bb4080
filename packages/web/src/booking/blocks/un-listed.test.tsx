import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import type { UnNumberOption } from '@landbridge/contract/reference/reference-options'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { enterField } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import { receipt, saved, serve } from '../booking-fixtures.ts'
import { leaveForm, openForm } from '../opened-form-fixtures.ts'

afterEach(leaveForm)

const methanol: UnNumberOption = {
  label: '1230',
  value: '1230',
  subLabel: 'METHANOL · 3',
  unNo: '1230',
  name: '甲醇',
  nameChs: '甲醇',
  nameCht: '甲醇',
  nameEng: 'METHANOL',
  nameRus: 'МЕТАНОЛ',
  hazardClasses: ['3'],
  subsidiaryHazards: ['6.1'],
  packingGroups: ['II'],
}
const shown = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

async function openDanger(listed: UnNumberOption[]) {
  serve(answer(referenceEndpoints.unNumbers, listed), saved(receipt()))
  const { user } = await openForm()
  await user.click(screen.getByRole('checkbox', { name: 'Dangerous goods' }))
  await screen.findByRole('group', { name: /^UN/ })
  return user
}

it('fills in class, group, hazards and name by the number, says so, and warns of what contradicts the list', async () => {
  const user = await openDanger([methanol])
  await user.type(await enterField(() => screen.getByLabelText('UN no.')), '1230')
  expect(await screen.findByText(/Filled in: Class, Packing group, Subsidiary hazards, Shipping name/)).toBeTruthy()
  expect(screen.getByText(/UN Model Regulations/)).toBeTruthy()
  expect(shown('Class')).toBe('3')
  expect(shown('Shipping name')).toBe('METHANOL')
  await user.clear(screen.getByLabelText('Class'))
  await user.type(screen.getByLabelText('Class'), '8')
  expect(await screen.findByText('The list has class 3 for this number')).toBeTruthy()
  expect(shown('Class')).toBe('8')
})

it('takes a number that the list lacks as it was typed, and says that it is unknown there', async () => {
  const user = await openDanger([])
  await user.type(await enterField(() => screen.getByLabelText('UN no.')), '0999')
  expect(await screen.findByText(/UN 0999 is not in our table/)).toBeTruthy()
  await waitFor(() => expect(shown('UN no.')).toBe('0999'))
})

it('fills in anew what it has filled in itself when the number changes, and keeps what was typed', async () => {
  const acid: UnNumberOption = {
    ...methanol,
    label: '1789',
    value: '1789',
    unNo: '1789',
    nameEng: 'HYDROCHLORIC ACID',
    hazardClasses: ['8'],
    subsidiaryHazards: [],
    packingGroups: ['II', 'III'],
  }
  const user = await openDanger([methanol, acid])
  const unNo = await enterField(() => screen.getByLabelText('UN no.'))
  await user.type(unNo, '1230')
  await waitFor(() => expect(shown('Shipping name')).toBe('METHANOL'))
  await user.clear(unNo)
  await user.type(unNo, '1789')
  await waitFor(() => expect(shown('Shipping name')).toBe('HYDROCHLORIC ACID'))
  expect(shown('Class')).toBe('8')
  await user.clear(screen.getByLabelText('Class'))
  await user.type(screen.getByLabelText('Class'), '9')
  await user.clear(unNo)
  await user.type(unNo, '1230')
  await waitFor(() => expect(shown('Shipping name')).toBe('METHANOL'))
  expect(shown('Class')).toBe('9')
})
