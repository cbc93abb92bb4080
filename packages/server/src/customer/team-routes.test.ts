import { randomUUID } from 'node:crypto'
import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { teamEndpoints as calls } from '@landbridge/contract/customer/team-endpoints'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { customerPassword } from '../access/access-fixtures.ts'
import { system } from '../platform/caller.ts'
import { siteSettingsOf } from '../site/index.ts'
import { insertCustomer } from './customer-store.ts'
import { newTeam } from './team-fixtures.ts'

const aDay = 86_400_000
const newPassword = 'green-tea-and-maps'

const byMail = (email = 'lin@tea.example') => ({ email, companyRole: 'member', realName: 'Lin' }) as const

it('brings somebody in by e-mail: the key opens the invitation, makes the account, and works once', async () => {
  const { owner, keyFor, lastSentTo, browser, db } = await newTeam()
  const invited = await owner(calls.invite, byMail(), { 'accept-language': 'en' })
  expect(invited.data).toMatchObject({ email: 'lin@tea.example', companyRole: 'member', state: 'open' })
  const key = await keyFor('lin@tea.example')
  expect(await lastSentTo('lin@tea.example')).toContain('Chen Mei invites you to join Silk Road Tea')
  const kept = await db.as(system, (tx) => sql<{ keyHash: Buffer }>`select key_hash from team_invitation`.execute(tx))
  expect(Buffer.from(kept.rows[0]?.keyHash ?? '').toString('base64url')).not.toContain(key)

  const lin = browser()
  expect((await lin(calls.look, { key })).data).toMatchObject({ companyName: 'Silk Road Tea', companyRole: 'member' })
  const registered = await lin(calls.register, { key, account: 'lin', newPassword, realName: 'Lin' })
  expect(registered.status).toBe(200)
  const audited = await db.as(system, (tx) =>
    sql<{ account: string }>`select u.account from audit_entry a join app_user u on u.id::text = a.thing_id
      where a.action = 'access.register'`.execute(tx),
  )
  expect(audited.rows).toEqual([{ account: 'lin' }])
  await lin.logIn('lin', newPassword)
  expect((await lin(customerEndpoints.userInfo, {})).data).toMatchObject({
    companyRole: 'member',
    emails: ['lin@tea.example'],
    customer: { name: 'Silk Road Tea' },
  })
  const late = browser()
  expect((await late(calls.look, { key })).body.code).toBe('customer.invitation-missing')
  const again = await late(calls.register, { key, account: 'lin2', newPassword, realName: 'Lin' })
  expect(again).toMatchObject({ status: 404, body: { code: 'customer.invitation-missing' } })
  expect((await owner(calls.list, {})).data).toMatchObject({
    items: [{ account: 'mei' }, { account: 'lin' }],
    invitations: [],
  })
})

it('lets a user without a company join by the key, and pulls nobody out of another company', async () => {
  const { owner, keyFor, browser, user, db } = await newTeam()
  await owner(calls.invite, byMail())
  const key = await keyFor('lin@tea.example')
  const other = randomUUID()
  await db.as(system, (tx) => insertCustomer(tx, { id: other, name: 'Nordwind' }))
  await user({ account: 'jana', customerId: other, companyRole: 'owner' })
  await user({ account: 'free' })
  const [jana, free] = [browser(), browser()]
  await jana.logIn('jana', customerPassword)
  await free.logIn('free', customerPassword)
  expect((await jana(calls.join, { key })).body.code).toBe('customer.has-company')
  expect((await jana(calls.look, { key })).status).toBe(200)
  const twice = await Promise.all([free(calls.join, { key }), free(calls.join, { key })])
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200)
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await free(customerEndpoints.userInfo, {})).data).toMatchObject({ companyRole: 'member' })
})

it('brings somebody in by telephone, with a code sent to it', async () => {
  const { owner, lastSentTo, browser, user, db, clock } = await newTeam()
  const phone = { area: '86', phone: '13892745510' }
  await owner(calls.invite, { ...phone, companyRole: 'finance' })
  expect(await lastSentTo('+8613892745510')).toContain('Silk Road Tea')
  await user({ account: 'lin', phone: '+8613892745510' })
  const lin = browser()
  await lin.logIn('lin', customerPassword)
  const waiting = (await lin(calls.waiting, {})).data
  expect(waiting).toMatchObject({ ...phone, items: [{ companyName: 'Silk Road Tea', companyRole: 'finance' }] })

  const asked = {
    countryCode: '86',
    phone: phone.phone,
    isInternational: false,
    type: 'BindCus',
    verifyImgCode: false,
  } as const
  // The invitation was a message to this telephone too.
  expect((await lin(phoneEndpoints.sendCode, asked)).body.code).toBe('access.sms-too-soon')
  clock.shiftMs += 61_000
  expect((await lin(phoneEndpoints.sendCode, asked)).status).toBe(200)
  const code = /\d{6}/.exec(await lastSentTo('+8613892745510'))?.[0] ?? ''
  const wrong = code === '000000' ? '111111' : '000000'
  const refused = await lin(calls.bindCompany, { ...phone, verifySmsCode: wrong })
  expect(refused.body.fields).toEqual({ verifySmsCode: 'access.sms-code-wrong' })
  const bound = await lin(calls.bindCompany, { ...phone, verifySmsCode: code, id: waiting.items[0]?.id })
  expect(bound.status).toBe(200)
  expect((await lin(customerEndpoints.userInfo, {})).data).toMatchObject({ companyRole: 'finance' })
  expect((await lin(calls.bindCompany, { ...phone, verifySmsCode: code })).body.code).toBe('customer.has-company')
  const { rows } = await db.as(system, (tx) =>
    sql<{ action: string }>`select action from audit_entry where customer_id is not null order by at`.execute(tx),
  )
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['customer.invite', 'customer.join']))
})

it('sends an invitation again with another key, takes it back, and lets it run out', async () => {
  const { owner, keyFor, browser, clock } = await newTeam()
  const { id } = (await owner(calls.invite, byMail())).data
  const first = await keyFor('lin@tea.example')
  expect(await owner(calls.resend, { id })).toMatchObject({
    status: 429,
    body: {
      code: 'customer.invitations-too-many',
      data: { retryAfterS: expect.toSatisfy((s: number) => s > 30 && s <= 60) },
    },
  })
  clock.shiftMs += 61_000
  expect((await owner(calls.resend, { id })).status).toBe(200)
  const second = await keyFor('lin@tea.example')
  const guest = browser()
  expect((await guest(calls.look, { key: first })).status).toBe(404)
  expect((await guest(calls.look, { key: second })).status).toBe(200)
  expect((await owner(calls.revoke, { id })).status).toBe(200)
  expect((await guest(calls.look, { key: second })).status).toBe(404)
  expect((await owner(calls.revoke, { id })).status).toBe(404)

  await owner(calls.invite, byMail('old@tea.example'))
  const old = await keyFor('old@tea.example')
  clock.shiftMs += 7 * aDay + 1000
  expect((await guest(calls.look, { key: old })).status).toBe(404)
  await owner.logIn('mei', customerPassword)
  expect((await owner(calls.list, {})).data.invitations).toMatchObject([{ email: 'old@tea.example', state: 'expired' }])
})

it('refuses who is there or invited already, wrong addresses, and too many', async () => {
  const { owner, clock } = await newTeam()
  expect((await owner(calls.invite, byMail('MEI@tea.example'))).body.code).toBe('customer.already-member')
  await owner(calls.invite, byMail())
  expect((await owner(calls.invite, byMail('LIN@tea.example'))).body.code).toBe('customer.already-invited')
  const post = (body: Record<string, unknown>) => owner.send({ ...calls.invite, body })
  expect((await post({ CompanyRole: 'member' })).json().fields).toEqual({ email: 'customer.address-required' })
  expect((await post({ email: 'x', CompanyRole: 'king' })).json().fields).toEqual({
    email: 'access.email-wrong',
    CompanyRole: 'customer.role-required',
  })
  const both = { email: 'a@b.example', area: '86', phone: '13892745510', CompanyRole: 'member' }
  expect((await post(both)).json().fields).toEqual({ email: 'customer.address-one' })
  const rubbish = await post({ area: '86', phone: '12', CompanyRole: 'member' })
  expect(rubbish.json().fields).toEqual({ phone: 'access.phone-wrong' })
  clock.shiftMs += 3 * 3_600_000
  for (let i = 0; i < 29; i++) await owner(calls.invite, byMail(`p${i}@tea.example`))
  // The first of the thirty went three hours before the others, and makes room as soon as it is a day old.
  const refused = await owner(calls.invite, byMail('one-more@tea.example'))
  const { retryAfterS = 0 } = refused.body.data as { retryAfterS?: number }
  expect(refused).toMatchObject({ status: 429, body: { code: 'customer.invitations-too-many' } })
  expect(retryAfterS).toBeGreaterThan(20 * 3600)
  expect(retryAfterS).toBeLessThanOrEqual(21 * 3600)
  clock.shiftMs += retryAfterS * 1000
  await owner.logIn('mei', customerPassword)
  expect((await owner(calls.invite, byMail('one-more@tea.example'))).status).toBe(200)
})

it('changes roles and switches colleagues off, whose sessions end at once', async () => {
  const { owner, colleague, member } = await newTeam()
  const lin = await colleague('lin', 'member')
  expect((await lin(customerEndpoints.userInfo, {})).status).toBe(200)
  const { id, version } = await member('lin')
  const asFinance = await owner(calls.change, { id, version, companyRole: 'finance' })
  expect(asFinance.data).toMatchObject({ companyRole: 'finance', state: 'active' })
  expect((await lin(customerEndpoints.userInfo, {})).body.code).toBe('access.token-error')
  await lin.logIn('lin', customerPassword)
  const off = await owner(calls.change, { id, version: asFinance.data.version, active: false })
  expect(off.data).toMatchObject({ state: 'inactive' })
  expect((await lin(customerEndpoints.userInfo, {})).status).toBe(401)
  expect((await lin.logIn('lin', customerPassword)).body.code).toBe('access.account-deactivated')
  expect((await owner(calls.change, { id, version, active: true })).body).toMatchObject({
    code: 'customer.changed-meanwhile',
    data: { state: 'inactive' },
  })
  await owner(calls.change, { id, version: off.data.version, active: true })
  expect((await lin.logIn('lin', customerPassword)).status).toBe(200)
})

it('takes a colleague out, who then belongs to nobody and sees nothing of the company', async () => {
  const { owner, colleague, member } = await newTeam()
  const lin = await colleague('lin', 'member')
  const { id, version } = await member('lin')
  expect((await owner(calls.remove, { id, version })).status).toBe(200)
  expect((await lin(customerEndpoints.userInfo, {})).status).toBe(401)
  await lin.logIn('lin', customerPassword)
  expect((await lin(customerEndpoints.userInfo, {})).data.customer).toBeUndefined()
  expect((await lin(customerEndpoints.showCompany, {})).body.code).toBe('customer.company-needed')
  expect((await owner(calls.remove, { id, version })).body.code).toBe('customer.member-missing')
})

it('always leaves a company one owner, also when two demote each other at once', async () => {
  const { owner, colleague, member } = await newTeam()
  const mei = await member('mei')
  const alone = { id: mei.id, version: mei.version }
  expect((await owner(calls.change, { ...alone, companyRole: 'member' })).body.code).toBe('customer.last-owner')
  expect((await owner(calls.change, { ...alone, active: false })).body.code).toBe('customer.last-owner')
  expect((await owner(calls.remove, alone)).body.code).toBe('customer.last-owner')
  const lin = await colleague('lin', 'owner')
  expect((await owner(calls.remove, alone)).body.code).toBe('customer.not-yourself')
  await owner.logInAnew('mei', customerPassword)
  await lin.logInAnew('lin', customerPassword)
  const other = await member('lin')
  const both = await Promise.all([
    owner(calls.change, { id: other.id, version: other.version, companyRole: 'member' }),
    lin(calls.change, { ...alone, companyRole: 'member' }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, expect.any(Number)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('shows the team to everybody in it, and lets only owners touch it', async () => {
  const { owner, colleague, member, browser, user, db } = await newTeam()
  await owner(calls.invite, byMail())
  const finance = await colleague('fin', 'finance')
  const seen = (await finance(calls.list, {})).data
  expect(seen.items.map(({ account }) => account)).toEqual(['mei', 'fin'])
  expect(seen.invitations).toEqual([])
  expect(seen.items[0]?.actions).toContainEqual({ name: 'remove', allowed: false, reason: 'customer.only-owners' })
  const { id, version } = await member('fin')
  expect((await finance(calls.invite, byMail('x@tea.example'))).status).toBe(403)
  expect((await finance(calls.change, { id, version, companyRole: 'owner' })).status).toBe(403)

  const other = randomUUID()
  await db.as(system, (tx) => insertCustomer(tx, { id: other, name: 'Nordwind' }))
  await user({ account: 'jana', customerId: other, companyRole: 'owner' })
  const stranger = browser()
  await stranger.logIn('jana', customerPassword)
  const hidden = await stranger(calls.change, { id, version, active: false })
  const absent = await stranger(calls.change, { id: randomUUID(), version, active: false })
  expect(hidden.body).toEqual(absent.body)
  expect(hidden.status).toBe(404)
  expect((await stranger(calls.remove, { id, version })).status).toBe(404)
  const guest = browser()
  expect((await guest(calls.list, {})).status).toBe(401)
  expect((await guest(calls.look, { key: 'A'.repeat(22) })).body.code).toBe('customer.invitation-missing')
  expect((await guest.send({ ...calls.look, body: { key: 'short' } })).json().fields).toEqual({
    key: 'shared.not-understood',
  })
  expect((await finance(accessEndpoints.sessions, {})).status).toBe(200)
})

it('leads an invited colleague to the address of the deployment, and in production nowhere else', async () => {
  const { owner, lastSentTo, db, deploy, settings } = await newTeam()
  const { publicAddress: before = null } = await db.readAs(system, siteSettingsOf)
  try {
    settings.isProduction = true
    await deploy({ publicAddress: null })
    expect(await owner(calls.invite, byMail())).toMatchObject({
      status: 503,
      body: { code: 'customer.no-public-address' },
    })
    await deploy({ publicAddress: 'https://portal.example' })
    expect((await owner(calls.invite, byMail())).status).toBe(200)
    expect(await lastSentTo('lin@tea.example')).toContain('https://portal.example/invite?sent-in=')
  } finally {
    await deploy({ publicAddress: before })
  }
})
