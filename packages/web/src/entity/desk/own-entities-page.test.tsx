import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { entityDeskEndpoints as desk } from '@landbridge/contract/entity/entity-desk-endpoints'
import type { OwnEntityRow, OwnEntityView } from '@landbridge/contract/entity/own-entity'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { pageOf } from '../../testing/answers.ts'
import { emptyLists } from '../../testing/look-ups.ts'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, type Reply, servePortal } from '../../testing/portal.ts'
import { entityRoutes } from '../entity-routes.tsx'

beforeEach(async () => {
  await logInClerk('booking.view', 'site.settings', 'entity.bank')
})
afterEach(() => {
  localStorage.clear()
})

const id = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const fid = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11'
const shared = { id, entityCode: 'LBSH', billIssuer: 'carrier', isDefault: true, active: true, version: 3 } as const
const row: OwnEntityRow = {
  ...shared,
  legalNameEng: 'Landbridge Shanghai Co., Ltd.',
  nvoccFiling: 'MOC-NV08812',
  accountCurrencies: ['USD'],
  ruleCount: 0,
}
const detail: OwnEntityView = {
  ...shared,
  legalNameEng: row.legalNameEng,
  nvoccFiling: row.nvoccFiling,
  rules: [],
  accounts: [{ currency: 'USD', bankName: 'Bank of China', accountNo: '4555 0001' }],
}

async function openDesk(...saved: Reply<typeof desk.saveEntity>[]) {
  const { sent } = servePortal(
    emptyLists,
    answer(desk.entities, pageOf(row)),
    answer(desk.entity, detail),
    answer(desk.saveEntity, ...saved),
    answer(desk.saveAccounts, { ...detail, version: 4 }),
    answer(documentEndpoints.upload, { fid, fileName: 'sign.png', size: 10 }),
  )
  await openPages(entityRoutes.desk ?? [], deskPaths.ownEntities())
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'LBSH' }))
  const name = (await screen.findByLabelText('Name in English')) as HTMLInputElement
  return { user, name, saves: () => sent(desk.saveEntity), accounts: () => sent(desk.saveAccounts) }
}

it('changes the legal name of one of our companies on the version that was seen', async () => {
  const { user, name, saves } = await openDesk({ ...detail, version: 4 })
  await user.clear(name)
  await user.type(name, 'Landbridge (Shanghai) Ltd')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(saves()).toMatchObject([
      { id, version: 3, legalNameEng: 'Landbridge (Shanghai) Ltd', billIssuer: 'carrier' },
    ]),
  )
  await waitFor(() => expect(screen.queryByLabelText('Name in English')).toBeNull())
})

it('asks for the NVOCC as whose agent it signs, and for a picture of the signature', async () => {
  const { user, saves } = await openDesk({ ...detail, version: 4 })
  await user.click(screen.getByRole('radio', { name: 'Signed as agent for an NVOCC' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Enter the NVOCC/)).toBeTruthy()
  expect(saves()).toEqual([])
  await user.type(screen.getByLabelText('Name of the NVOCC'), 'Orient Ocean')
  const [, signature] = document.querySelectorAll('input[type=file]')
  await user.upload(signature as HTMLInputElement, new File(['x'], 'sign.png', { type: 'image/png' }))
  expect(await screen.findByText('sign.png')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saves()).toMatchObject([{ nvoccName: 'Orient Ocean', signatureFid: fid }]))
})

it('says that another has taken the code, and keeps what was typed', async () => {
  const { user, name } = await openDesk(new Problem('entity.code-taken'))
  await user.type(name, ' II')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This code is taken')).toBeTruthy()
  expect(name.value).toBe('Landbridge Shanghai Co., Ltd. II')
})

it('keeps the accounts apart from the rest', async () => {
  const { user, accounts, saves } = await openDesk(detail)
  await user.click(screen.getByRole('button', { name: 'Bank accounts' }))
  const holder = (await screen.findAllByLabelText(/Account holder/))[0] as HTMLInputElement
  await user.type(holder, 'Landbridge')
  const buttons = screen.getAllByRole('button', { name: 'Save' })
  await user.click(buttons.at(-1) as HTMLElement)
  await waitFor(() =>
    expect(accounts()).toMatchObject([{ id, version: 3, accounts: [{ currency: 'USD', accountName: 'Landbridge' }] }]),
  )
  expect(saves()).toEqual([])
  await waitFor(() => expect(screen.queryByLabelText(/Account holder/)).toBeNull())
})
