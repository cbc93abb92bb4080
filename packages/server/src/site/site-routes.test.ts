import { randomUUID } from 'node:crypto'
import { siteDeskEndpoints as desk, siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { expect, it } from 'vitest'
import { buildApp } from '../app/app.ts'
import { timeBy } from '../platform/clock.ts'
import { send, testSecret } from '../testing/sending.ts'
import { newWorld } from '../testing/world.ts'
import { checkAddressAllowed, isBlockedAddress } from './index.ts'

it('tells everybody what the deployment says of itself, without a signature, and marks the browser', async () => {
  const { app } = await newWorld()
  const reply = await app.inject({ method: 'GET', url: '/api/v1/site-config' })
  expect(reply.json().data).toEqual({
    companyName: 'Landbridge',
    companyContact: '',
    signatureSecret: testSecret,
    crmBasePath: '',
    guestPriceQuery: true,
    smsCooldownS: 60,
    qrExpiryMs: 295_000,
    passwordMax: 20,
    map: { style: '', key: '' },
    restrictedPaths: ['railway', 'truck', 'sea', 'airway', 'multitrans'].map((mode) => `/freight/reorder/${mode}`),
    serverTime: expect.stringMatching(/^2031-01-15 16:00:/),
  })
  expect(reply.cookies).toMatchObject([{ name: 'before', httpOnly: true, sameSite: 'Lax' }])
  const cookies = { before: reply.cookies[0]?.value ?? '' }
  expect((await app.inject({ method: 'GET', url: '/api/v1/site-config', cookies })).cookies).toEqual([])
})

it('tells a caller its address, and that it is blocked, but never the list', async () => {
  const { db, clock, jobs, settings } = await newWorld()
  const outside = { db, clock, jobs, settings, signatureSecrets: [testSecret] }
  const guest = async () => ({ caller: { actor: 'guest' }, sessionEnded: false }) as const
  const direct = await buildApp({ ...outside, callerOf: guest })
  const behindProxy = await buildApp({ ...outside, callerOf: guest }, { trustProxy: true })
  const sender = { tokenId: '', cookie: '', at: timeBy(clock) }
  const call = { method: 'GET', path: '/api/v1/client-ip', headers: { 'x-forwarded-for': '203.0.113.31' } } as const
  expect((await send(behindProxy, sender, call)).json().data).toEqual({ origin: '203.0.113.31', blocked: true })
  expect((await send(direct, sender, call)).json().data).toEqual({ origin: '127.0.0.1', blocked: false })
})

it('takes from anybody what broke in a browser, but only so much a minute', async () => {
  const { guest } = await newWorld()
  const broken = { errorId: randomUUID(), page: '/user/order', error: 'x is undefined', stack: 'at page (x.js:1:1)' }
  expect((await guest(siteEndpoints.pageError, broken)).body).toEqual({ success: true, data: {} })
  for (let sent = 1; sent < 10; sent++) await guest(siteEndpoints.pageError, { ...broken, errorId: randomUUID() })
  expect((await guest(siteEndpoints.pageError, broken)).status).toBe(429)
})

it('blocks addresses and ranges that staff name, from the next call on', async () => {
  const { staff, db, staffWith, customer } = await newWorld()
  const before = (await staff(desk.restriction, {})).body.data
  expect(before.blockedAddresses).toHaveLength(9)
  const asked = { ...before, blockedAddresses: ['10.1.0.0/16', '2001:db8::/32'] }
  const saved = await staff(desk.saveRestriction, asked)
  expect(saved.body.data.version).toBe(before.version + 1)

  const guest = { actor: 'guest' } as const
  const isBlocked = (address: string) => db.readAs(guest, (tx) => isBlockedAddress(tx, address))
  const told = await Promise.all(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::7', '10.2.0.1', 'nonsense'].map(isBlocked))
  expect(told).toEqual([true, true, true, false, false])
  const booking = db.readAs(guest, (tx, now) =>
    checkAddressAllowed({ tx, now, caller: guest, language: 'en', address: '10.1.2.3' }),
  )
  await expect(booking).rejects.toThrow('site.address-blocked')

  expect(await staff(desk.saveRestriction, asked)).toMatchObject({
    status: 409,
    body: { code: 'site.changed-meanwhile' },
  })
  const nonsense = { ...before, version: before.version + 1, blockedAddresses: ['10.1.2.3', '10.1.2.3/99'] }
  const refused = await staff(desk.saveRestriction, nonsense)
  expect(refused.body.fields).toEqual({ 'BlockedAddresses.1': 'site.address-wrong' })
  const restrictedPaths = ['/freight/reorder/railway', '/', '/login', '/freight/', '/freight/../', '//freight/order']
  const closing = await staff(desk.saveRestriction, { ...before, version: before.version + 1, restrictedPaths })
  const wrong = [1, 2, 3, 4, 5].map((line) => [`restrictedPaths.${line}`, 'site.path-wrong'])
  expect(closing.body.fields).toEqual(Object.fromEntries(wrong))
  expect((await (await staffWith(['site.edit']))(desk.restriction, {})).status).toBe(403)
  expect((await (await customer())(desk.restriction, {})).status).toBe(403)
  await staff(desk.saveRestriction, { ...before, version: before.version + 1 })
})
