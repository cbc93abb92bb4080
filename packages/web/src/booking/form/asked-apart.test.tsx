import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { bookingId, serve } from '../booking-fixtures.ts'
import { draft, leaveForm, openForm } from './opened-form-fixtures.ts'

afterEach(leaveForm)

/** An entry of the code library as the server sends it. */
const codeOf = (value: string, label: string) => ({
  ...{ label, value, Code: value, ClassCode: 'SVTYPE_I', Sort: 1, py: '' },
  ...{ Name: label, NameChs: label, NameCht: label, NameEng: label, NameRus: label },
  ...{ Modes: [], LoadTypes: [], IsDefault: 'F', Extra: {} },
})
const services = [codeOf('CUSO', 'Export customs'), codeOf('INSU', 'Cargo cover'), codeOf('FUMI', 'Fumigation')]
const codes = { 'codelib-query': { success: true, data: services } }

it('asks for clearance and insurance in one place: the services leave out what has a field of its own', async () => {
  serve(codes)
  await openForm()
  const inChina = within(await screen.findByRole('group', { name: 'In China' }))
  expect(await inChina.findByRole('checkbox', { name: 'Fumigation' })).toBeTruthy()
  expect(inChina.queryByRole('checkbox', { name: 'Export customs' })).toBeNull()
  expect(inChina.queryByRole('checkbox', { name: 'Cargo cover' })).toBeNull()
  expect(screen.getByRole('group', { name: 'Export clearance' })).toBeTruthy()
})

it('lets a service be taken back that was chosen before it had a field of its own', async () => {
  serve({ ...codes, 'railorderonline-detail': { ...draft, data: { ...draft.data, SvTypeIn: 'CUSO' } } })
  await openForm({ draft: bookingId })
  const inChina = within(await screen.findByRole('group', { name: 'In China' }))
  expect((await inChina.findByRole<HTMLInputElement>('checkbox', { name: 'Export customs' })).checked).toBe(true)
  expect(inChina.queryByRole('checkbox', { name: 'Cargo cover' })).toBeNull()
})
