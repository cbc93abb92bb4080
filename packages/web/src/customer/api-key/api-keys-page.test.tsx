import { type ApiKeyView, apiKeyEndpoints as calls } from '@landbridge/contract/customer/api-key'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { logIn, startSession } from '../../platform/session.ts'
import { at } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, type Reply, servePortal } from '../../testing/portal.ts'
import { rowsByHeading } from '../../testing/rows.ts'
import { customerRoutesWith } from '../customer-routes.tsx'

const key: ApiKeyView = {
  id: 'a2429e76-ec14-40cc-ac40-654387e6d92c',
  keyName: 'Warehouse system',
  prefix: 'lb_4fK2',
  scopes: ['read', 'track'],
  state: 'live',
  createdBy: 'Chen Min',
  createdAt: at('2031-01-10 09:00:00'),
  expiresAt: at('2031-12-31 23:59:00'),
  lastUsedAt: at('2031-01-15 07:00:00'),
}
const revoked: ApiKeyView = {
  ...key,
  id: crypto.randomUUID(),
  keyName: 'Old system',
  state: 'revoked',
  lastUsedAt: undefined,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-15T09:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

async function openKeys(companyRole: 'owner' | 'member', dropped: Reply<typeof calls.revoke> = {}) {
  const person = { id: 'session', userId: key.id, realName: 'Chen Min', role: 'customer', customerState: 2 } as const
  await startSession({
    loadUser: async () => ({ ...person, permissions: [], companyRole }),
    onEnded: () => {},
    onFailed: () => {},
  })
  await logIn('session')
  const { sent } = servePortal(answer(calls.list, { items: [key, revoked] }), answer(calls.revoke, dropped))
  await openPages(
    customerRoutesWith({ papers: () => null, deskPapers: () => null } as never).account ?? [],
    paths.apiKeys(),
  )
  return sent
}

it('tells an owner of each key what it may do, whether it still opens, and who made and used it', async () => {
  await openKeys('owner')
  await screen.findByText('Warehouse system')
  const [live, old] = rowsByHeading()
  expect(live).toMatchObject({ Name: 'Warehouse system lb_4fK2…', Scopes: 'Read, Track', 'Last used': '2 h ago' })
  expect(live?.Status).toMatch(/^Active.*31 Dec/)
  expect(live?.Created).toMatch(/^Chen Min · 10 Jan/)
  expect(old).toMatchObject({ Status: 'Revoked', 'Last used': 'Never' })
  const [, second] = screen.getAllByRole('button', { name: 'Revoke' })
  expect(second?.getAttribute('aria-disabled')).toBe('true')
})

it('revokes a key after one more question, and says why it cannot', async () => {
  const sent = await openKeys('owner', new Problem('customer.key-missing'))
  await screen.findByText('Warehouse system')
  await userEvent.click(screen.getAllByRole('button', { name: 'Revoke' })[0] as HTMLElement)
  const question = within(await screen.findByRole('dialog', { name: /Warehouse system/ }))
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText(/There is no such key/)).toBeTruthy()
  expect(sent(calls.revoke)).toEqual([{ id: key.id }])
})

it('shows no keys to anybody else, and says who makes them', async () => {
  const sent = await openKeys('member')
  const make = await screen.findByRole('button', { name: 'New key' })
  expect(make.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('table')).toBeNull()
  await waitFor(() => expect(sent(calls.list)).toEqual([]))
})
