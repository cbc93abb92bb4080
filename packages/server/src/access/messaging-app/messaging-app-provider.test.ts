import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messagingAppEndpoints as calls, simulatorEndpoints } from '@landbridge/contract/access/messaging-app-endpoints'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { system } from '../../platform/caller.ts'
import { wechatLogin } from '../../platform/messaging-app.ts'
import { newWorldWithSessions } from '../access-fixtures.ts'
import { loginEvents, newTicket } from './messaging-app-fixtures.ts'
import { bindMessagingAppUser } from './messaging-app-store.ts'

const asked = vi.fn((_query: Record<string, string>) => {})

/** What the provider answers to a code; one code is never answered. */
const answers: Record<string, object> = {
  good: { access_token: 'A', expires_in: 7200, openid: 'o-1', unionid: 'u-1', scope: 'snsapi_login' },
  single: { access_token: 'A', expires_in: 7200, openid: 'o-2', scope: 'snsapi_login' },
  used: { errcode: 40029, errmsg: 'invalid code' },
  odd: ['no', 'answer'],
}
const standIn = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const query = Object.fromEntries(url.searchParams)
  asked({ path: url.pathname, ...query })
  if (query.code !== 'slow') response.end(JSON.stringify(answers[query.code ?? ''] ?? {}))
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((listening) => standIn.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`
})
afterAll(() => {
  standIn.closeAllConnections()
  standIn.close()
})

const withProvider = (timeoutMs = 20_000) =>
  newWorldWithSessions(undefined, {
    messagingApp: wechatLogin({ appId: 'wx-app', secret: 'wx-secret', origin, timeoutMs }),
  })

it('opens the provider’s page, asks it who came back, and lets that user in', async () => {
  const world = await withProvider()
  const user = await world.user()
  await world.db.as(system, (tx) => bindMessagingAppUser(tx, user.id, 'u-1'))
  const mei = world.browser()
  const code = (await mei(calls.code, {})).data
  expect(code).toMatchObject({
    driver: 'wechat',
    url: `${origin}/connect/qrconnect`,
    appId: 'wx-app',
    scope: 'snsapi_login',
  })
  const listening = loginEvents(mei, code.ticket)
  asked.mockClear()
  expect((await mei(calls.arrive, { code: 'good', state: code.ticket })).status).toBe(200)
  expect(asked.mock.calls).toEqual([
    [
      {
        path: '/sns/oauth2/access_token',
        appid: 'wx-app',
        secret: 'wx-secret',
        code: 'good',
        grant_type: 'authorization_code',
      },
    ],
  ])
  const token = (await listening).at(-1)
  expect(token).toMatchObject({ event: 'token' })
  expect((await mei(calls.login, { userId: token?.exchange ?? '' })).status).toBe(200)
})

it('knows who has no union id by the id in this app', async () => {
  const world = await withProvider()
  const mei = world.browser()
  const ticket = await newTicket(mei)
  await mei(calls.arrive, { code: 'single', state: ticket })
  expect((await loginEvents(mei, ticket))[0]).toEqual({ event: 'scanned', userId: 'o-2' })
})

/** The error codes that a browser hears when it is sent back with these codes. */
async function errorsFor(world: Awaited<ReturnType<typeof withProvider>>, codes: readonly (string | undefined)[]) {
  const mei = world.browser()
  const errors: (string | undefined)[] = []
  for (const code of codes) {
    const ticket = await newTicket(mei)
    expect((await mei(calls.arrive, { ...(code && { code }), state: ticket })).status).toBe(200)
    errors.push((await loginEvents(mei, ticket)).at(-1)?.code)
  }
  return errors
}

it('passes the provider’s error code on, and says -1 when it answers nonsense or not in time', async () => {
  expect(await errorsFor(await withProvider(), ['used', 'odd', 'unknown', undefined])).toEqual([
    '40029',
    '-1',
    '-1',
    '-4',
  ])
  expect(await errorsFor(await withProvider(200), ['slow'])).toEqual(['-1'])
})

it('asks nobody about a state of another browser, one that never was, one that is over, or a second time', async () => {
  const world = await withProvider()
  const [mei, stranger] = [world.browser(), world.browser()]
  const ticket = await newTicket(mei)
  asked.mockClear()
  const refused = { status: 404, body: { code: 'access.login-code-over' } }
  expect(await stranger(calls.arrive, { code: 'good', state: ticket })).toMatchObject(refused)
  expect(await mei(calls.arrive, { code: 'good', state: '0'.repeat(32) })).toMatchObject(refused)
  expect((await mei(calls.arrive, { code: 'good', state: 'rubbish' })).status).toBe(422)
  expect(asked).not.toHaveBeenCalled()
  const arrivals = await Promise.all([1, 2, 3].map(() => mei(calls.arrive, { code: 'good', state: ticket })))
  expect(arrivals.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  expect(asked).toHaveBeenCalledOnce()

  const late = await newTicket(mei)
  world.clock.shiftMs += 301_000
  expect(await mei(calls.arrive, { code: 'good', state: late })).toMatchObject(refused)
  expect((await mei(simulatorEndpoints.show, { ticket: late })).body.code).toBe('shared.missing')
})
