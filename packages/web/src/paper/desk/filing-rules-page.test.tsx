import type { FilingRule } from '@landbridge/contract/paper/filing/filing-rule'
import { filingRuleDeskEndpoints as desk } from '@landbridge/contract/paper/filing/filing-rule-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { pageOf } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, type Reply, servePortal } from '../../testing/portal.ts'
import { paperRoutes } from '../paper-routes.tsx'

const canada: FilingRule = {
  id: '0a70c7d2-5b0e-4f39-9d4e-2f1b6a240001',
  countryCode: 'CA',
  mode: 'S',
  regime: 'ACI',
  filingScope: 'masterAndHouse',
  hours: 24,
  countedFrom: 'loading',
  filedBy: 'US',
  active: true,
  version: 2,
}
const country = (code: string, name: string) => ({
  code,
  name,
  label: name,
  nameChs: name,
  nameCht: name,
  nameEng: name,
  nameRus: name,
})

async function openDesk(...saved: Reply<typeof desk.save>[]) {
  const { sent } = servePortal(
    answer(referenceEndpoints.countries, [country('CA', 'Canada'), country('KE', 'Kenya')]),
    answer(desk.list, pageOf(canada)),
    answer(desk.show, { ...canada, hours: 36, version: 3 }),
    answer(desk.save, ...saved),
  )
  await openPages(paperRoutes.desk ?? [], deskPaths.filingRules())
  await screen.findByText('Canada')
  return { user: userEvent.setup(), saves: () => sent(desk.save), lists: () => sent(desk.list) }
}

it('shows what the customs of a country ask for, by when and by whom', async () => {
  await openDesk(canada)
  for (const words of ['ACI', 'Sea', '24 h before loading', 'Master and house', 'Us', 'In use'])
    expect(screen.getByRole('cell', { name: words })).toBeTruthy()
})

it('switches a filing off on the version that was seen', async () => {
  const { user, saves } = await openDesk({ ...canada, active: false, version: 3 })
  await user.click(screen.getByRole('button', { name: 'ACI' }))
  await user.click(await screen.findByRole('checkbox', { name: 'In use' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saves()).toEqual([{ ...canada, active: false }]))
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'In use' })).toBeNull())
})

it('says that somebody else was quicker, with what they entered', async () => {
  const { user } = await openDesk(new Problem('workorder.filing-rule-changed-meanwhile'))
  await user.click(screen.getByRole('button', { name: 'ACI' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert', { name: /Somebody else saved/ })).toBeTruthy()
})

it('adds a filing of another country, and asks for hours that can be before it is sent', async () => {
  const { user, saves } = await openDesk(canada)
  await user.click(screen.getByRole('button', { name: 'New filing' }))
  await user.click(await screen.findByRole('combobox', { name: 'Country' }))
  await user.click(await screen.findByRole('option', { name: /Kenya/ }))
  await user.click(screen.getByRole('combobox', { name: 'Mode' }))
  await user.click(await screen.findByRole('option', { name: 'Air' }))
  await user.type(screen.getByLabelText('Regime'), 'kra')
  await user.type(screen.getByLabelText('Hours before'), '900')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter 0 to 720 hours')).toBeTruthy()
  await user.clear(screen.getByLabelText('Hours before'))
  await user.type(screen.getByLabelText('Hours before'), '48')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const added = { countryCode: 'KE', mode: 'A', regime: 'KRA', hours: 48, countedFrom: 'loading', filedBy: 'US' }
  await waitFor(() => expect(saves()).toMatchObject([added]))
})
