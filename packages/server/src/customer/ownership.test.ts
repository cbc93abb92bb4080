import { accessDeskEndpoints as desk } from '@landbridge/contract/access/access-desk-endpoints'
import { securityEndpoints } from '@landbridge/contract/access/security-endpoints'
import { teamEndpoints as calls } from '@landbridge/contract/customer/team-endpoints'
import { expect, it } from 'vitest'
import { customerPassword, staffPassword } from '../access/access-fixtures.ts'
import { newTeam } from './team-fixtures.ts'

const refused = { status: 401, body: { code: 'access.reauthentication-required' } }
const ownerByMail = (email = 'nina@tea.example') => ({ email, companyRole: 'owner', realName: 'Nina' }) as const

type Team = Awaited<ReturnType<typeof ownersTeam>>

/** Mei and Lin own the company, Jana is a member, Olga is an owner who was switched off; each reads another language. */
async function ownersTeam() {
  const team = await newTeam()
  const lin = await team.colleague('lin', 'owner')
  const jana = await team.colleague('jana', 'member')
  await team.colleague('olga', 'owner')
  await team.setUsers({ active: false }, { account: 'olga' })
  const cards = { mei: ['Mei', 'en'], lin: ['Lin', 'ru'], jana: ['Jana', 'zh-CN'], olga: ['Olga', 'zh-TW'] } as const
  for (const [account, [realName, language]] of Object.entries(cards))
    await team.setUsers({ realName, language, emails: [`${account}@tea.example`] }, { account })
  const seen = async (account: string) => {
    const { id, version } = await team.member(account)
    return { id, version }
  }
  const confirm = () => team.owner(securityEndpoints.reauthenticate, { password: customerPassword })
  /** What was sent of the owners since the start, by recipient. */
  const notices = async () => {
    const { rows } = await team.pool.query<{ recipient: string; body: string }>(
      `select recipient, body from outgoing_message where subject is null or subject not like '%invit%' order by made_at, recipient`,
    )
    return rows.map(({ recipient, body }) => `${recipient}: ${body}`)
  }
  const rowsOfTeam = async () =>
    (await team.pool.query('select account, customer_id, company_role, active from app_user order by account')).rows
  return { ...team, lin, jana, seen, confirm, notices, rowsOfTeam }
}

/** What touches who owns the company, and what the owners read of it. */
const deeds: Record<
  string,
  { does(team: Team): Promise<{ status: number; body: object }>; tells: RegExp; hears: string[] }
> = {
  'an invitation as an owner': {
    does: ({ owner }) => owner(calls.invite, ownerByMail()),
    tells: /Mei invited Nina \(nina@tea\.example\) to be an owner of your company/,
    hears: ['lin', 'mei'],
  },
  'a member who becomes an owner': {
    does: async ({ owner, seen }) => owner(calls.change, { ...(await seen('jana')), companyRole: 'owner' }),
    tells: /Mei made Jana an owner of your company/,
    hears: ['jana', 'lin', 'mei'],
  },
  'an owner who becomes a member': {
    does: async ({ owner, seen }) => owner(calls.change, { ...(await seen('lin')), companyRole: 'member' }),
    tells: /Mei ended the owner’s role of Lin/,
    hears: ['lin', 'mei'],
  },
  'an owner who is switched off': {
    does: async ({ owner, seen }) => owner(calls.change, { ...(await seen('lin')), active: false }),
    tells: /Mei deactivated Lin, an owner/,
    hears: ['lin', 'mei'],
  },
  'an owner who is switched on': {
    does: async ({ owner, seen }) => owner(calls.change, { ...(await seen('olga')), active: true }),
    tells: /Mei activated Olga, an owner of your company, again/,
    hears: ['lin', 'mei', 'olga'],
  },
  'an owner who is taken out': {
    does: async ({ owner, seen }) => owner(calls.remove, await seen('lin')),
    tells: /Mei removed Lin, an owner/,
    hears: ['lin', 'mei'],
  },
}

it.each(Object.entries(deeds))(
  'asks who sits there and tells the owners before %s',
  async (_, { does, tells, hears }) => {
    const team = await ownersTeam()
    const before = await team.rowsOfTeam()
    expect(await does(team)).toMatchObject(refused)
    expect(await team.rowsOfTeam()).toEqual(before)
    expect(await team.notices()).toEqual([])
    await team.confirm()
    expect((await does(team)).status).toBe(200)
    const notices = await team.notices()
    expect(notices.map((notice) => notice.slice(0, notice.indexOf('@'))).toSorted()).toEqual(hears)
    expect(notices.find((notice) => notice.startsWith('mei@'))).toMatch(tells)
    const { rows } = await team.pool.query(
      `select u.account from audit_entry a join app_user u on u.id::text = a.thing_id where action = 'access.owners-told' order by 1`,
    )
    expect(rows.map(({ account }) => account)).toEqual(hears)
  },
)

it('writes to each owner in their own language, and shows it among the events of their account', async () => {
  const { owner, lin, seen, confirm, notices } = await ownersTeam()
  await confirm()
  await owner(calls.change, { ...(await seen('jana')), companyRole: 'owner' })
  const [jana, forLin, mei] = (await notices()).toSorted()
  expect(jana).toMatch(/^jana@tea.example: .*Mei已将 Jana 设为贵公司管理员。如非贵公司所为/)
  expect(forLin).toMatch(/^lin@tea.example: .*Jana теперь владелец вашей компании, роль изменил\(а\) Mei/)
  expect(mei).toMatch(/^mei@tea.example: .*Mei made Jana an owner of your company\. If you did not expect this/)
  const [event] = (await lin(securityEndpoints.events, {})).data.items
  expect(event).toMatchObject({ action: 'access.owners-told', by: 'other', ipAddress: '127.0.0.1' })
})

it('asks nothing more of who changes what touches no owner', async () => {
  const { owner, seen, notices } = await ownersTeam()
  expect((await owner(calls.invite, { email: 'ivan@tea.example', companyRole: 'member' })).status).toBe(200)
  expect((await owner(calls.change, { ...(await seen('jana')), companyRole: 'finance' })).status).toBe(200)
  expect((await owner(calls.change, { ...(await seen('jana')), active: false })).status).toBe(200)
  expect((await owner(calls.remove, await seen('jana'))).status).toBe(200)
  expect(await notices()).toEqual([])
})

it('asks again before an invitation as an owner goes out once more, and tells the owners again', async () => {
  const { owner, confirm, notices, clock } = await ownersTeam()
  await confirm()
  const { id } = (await owner(calls.invite, ownerByMail())).data
  clock.shiftMs += 301_000
  expect(await owner(calls.resend, { id })).toMatchObject(refused)
  await confirm()
  expect((await owner(calls.resend, { id })).status).toBe(200)
  expect(await notices()).toHaveLength(4)
})

it('makes nobody an owner by an invitation and an open session alone; a new password or one given anew does', async () => {
  const { owner, confirm, keyFor, browser, user, notices } = await ownersTeam()
  await confirm()
  await owner(calls.invite, ownerByMail())
  await owner(calls.invite, ownerByMail('ivan@tea.example'))
  await user({ account: 'nina', realName: 'Nina' })
  const nina = browser()
  await nina.logIn('nina', customerPassword)
  const key = await keyFor('nina@tea.example')
  expect(await nina(calls.join, { key })).toMatchObject(refused)
  await nina(securityEndpoints.reauthenticate, { password: customerPassword })
  expect((await nina(calls.join, { key })).status).toBe(200)
  const registering = { key: await keyFor('ivan@tea.example'), account: 'ivan', newPassword: 'green-tea-and-maps' }
  expect((await browser()(calls.register, { ...registering, realName: 'Ivan' })).status).toBe(200)
  expect((await notices()).filter((notice) => /accepted an invitation and is now an owner/.test(notice))).toEqual([
    expect.stringMatching(/^mei@.*Nina accepted/),
    expect.stringMatching(/^mei@.*Ivan accepted/),
  ])
})

it.each(['changed', 'switched off', 'taken out'])(
  'keeps an owner when two are %s by one another at the same moment, and does the will of one of them',
  async (how) => {
    const { owner, lin, seen, confirm, pool, customerId, setUsers } = await ownersTeam()
    await setUsers({ active: true, companyRole: 'owner' }, { account: 'olga' })
    await confirm()
    await lin(securityEndpoints.reauthenticate, { password: customerPassword })
    const [mei, other] = [await seen('mei'), await seen('lin')]
    const against = (who: typeof lin | typeof owner, target: typeof mei) =>
      how === 'taken out'
        ? who(calls.remove, target)
        : who(calls.change, { ...target, ...(how === 'changed' ? { companyRole: 'member' } : { active: false }) })
    const replies = await Promise.all([against(owner, other), against(lin, mei)])
    // Olga owns the company too: that one owner is left is not what refuses the second.
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await pool.query(
      `select account from app_user where customer_id = $1 and company_role = 'owner' and active`,
      [customerId],
    )
    expect(rows).toHaveLength(2)
  },
)

it('tells the owners what we do to one of them, once whoever does it has shown who they are', async () => {
  const { user, browser, pool, notices } = await ownersTeam()
  await user({ kind: 'staff', account: 'boss', duties: ['administrator'] })
  const boss = browser()
  await boss.logIn('boss', staffPassword)
  const { rows } = await pool.query(`select id from app_user where account = 'lin'`)
  const lin = async () => {
    const { id, version } = (await boss(desk.detail, { id: rows[0]?.id })).data
    return { id, version }
  }
  const work = {
    setPassword: async () => boss(desk.setPassword, { ...(await lin()), newPassword: 'green-tea-and-maps' }),
    save: async () => boss(desk.save, { ...(await lin()), phone: '+8613700001111' }),
    deactivate: async () => boss(desk.deactivate, await lin()),
    activate: async () => boss(desk.activate, await lin()),
    close: async () => boss(desk.close, await lin()),
  }
  const { activate: _, ...whileActive } = work
  for (const deed of Object.values(whileActive)) expect(await deed()).toMatchObject(refused)
  expect(await notices()).toEqual([])
  await boss(securityEndpoints.reauthenticate, { password: staffPassword })
  for (const deed of Object.values(work)) expect((await deed()).status).toBe(200)
  const toMei = (await notices()).filter((notice) => notice.startsWith('mei@'))
  expect(toMei.map((notice) => /: our staff (.*)\. If/.exec(notice)?.[1])).toEqual([
    'set a new password for Lin, an owner of your company',
    'changed how Lin, an owner of your company, is reached',
    'deactivated Lin, an owner of your company',
    'activated Lin, an owner of your company, again',
    'closed the account of Lin, an owner of your company',
  ])
})

it('tells the others when an owner closes the own account', async () => {
  const { lin, notices } = await ownersTeam()
  await lin(securityEndpoints.reauthenticate, { password: customerPassword })
  expect((await lin(securityEndpoints.closeAccount, {})).status).toBe(200)
  expect((await notices()).filter((notice) => notice.startsWith('mei@'))).toEqual([
    expect.stringMatching(/Lin closed the account of Lin, an owner of your company/),
  ])
})
