import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { codeOf } from '../../testing/answers.ts'
import { answer } from '../../testing/portal.ts'
import { bookingId, rail, serve } from '../booking-fixtures.ts'
import { draft, leaveForm, openForm } from '../opened-form-fixtures.ts'

afterEach(leaveForm)

const services = [
  codeOf('SVTYPE_I', 'CUSO', 'Export customs'),
  codeOf('SVTYPE_I', 'INSU', 'Cargo cover'),
  codeOf('SVTYPE_I', 'FUMI', 'Fumigation'),
]
const codes = answer(referenceEndpoints.codes, services)

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
  serve(codes, answer(rail.show, { ...draft, servicesInChina: ['CUSO'] }))
  await openForm({ draft: bookingId })
  const inChina = within(await screen.findByRole('group', { name: 'In China' }))
  expect((await inChina.findByRole<HTMLInputElement>('checkbox', { name: 'Export customs' })).checked).toBe(true)
  expect(inChina.queryByRole('checkbox', { name: 'Cargo cover' })).toBeNull()
})
