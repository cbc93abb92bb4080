import { apiKeyEndpoints as calls } from '@landbridge/contract/customer/api-key'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { logIn, startSession } from '../../platform/session.ts'
import { openPages } from '../../testing/page.tsx'
import { granted, refused, type Sent, sentTo, servePaths } from '../../testing/portal-by-path.ts'
import { rowsByHeading } from '../../testing/rows.ts'
import { customerRoutesWith } from '../customer-routes.tsx'

const key = {
  ...{
    keyId: 'a2429e76-ec14-40cc-ac40-654387e6d92c',
    KeyName: 'Warehouse system',
    Prefix: 'lb_4fK2',
    Scopes: 'read,track',
  },
  ...{ state: 'live', Creator: 'Chen Min', CreatedAt: '2031-01-10 09:00:00', ExpiresAt: '2031-12-31 23:59:00' },
  LastUsedAt: '2031-01-15 07:00:00',
}
const revoked = { ...key, keyId: crypto.randomUUID(), KeyName: 'Old system', state: 'revoked', LastUsedAt: undefined }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-15T09:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

async function openKeys(companyRole: 'owner' | 'member', drop: object = granted()): Promise<Sent[]> {
  const person = { id: 'session', userId: key.keyId, realName: 'Chen Min', role: 'customer', customerState: 2 } as const
  await startSession({
    loadUser: async () => ({ ...person, permissions: [], companyRole }),
    ended: () => {},
    failed: () => {},
  })
  await logIn('session')
  const sent = servePaths({
    [calls.list.path]: ({ method }: Sent) => (method === 'DELETE' ? drop : granted({ Items: [key, revoked] })),
  })
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
  const sent = await openKeys('owner', refused('customer.key-missing'))
  await screen.findByText('Warehouse system')
  await userEvent.click(screen.getAllByRole('button', { name: 'Revoke' })[0] as HTMLElement)
  const question = within(await screen.findByRole('dialog', { name: /Warehouse system/ }))
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText(/There is no such key/)).toBeTruthy()
  const dropped = sent.filter(({ method }) => method === 'DELETE')
  expect(dropped.map(({ url, body }) => body.keyId ?? url.searchParams.get('keyId'))).toEqual([key.keyId])
})

it('shows no keys to anybody else, and says who makes them', async () => {
  const sent = await openKeys('member')
  const make = await screen.findByRole('button', { name: 'New key' })
  expect(make.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('table')).toBeNull()
  await waitFor(() => expect(sentTo(sent, calls.list.path)).toEqual([]))
})
