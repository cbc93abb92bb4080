import { randomUUID } from 'node:crypto'
import { form } from '../tooling/answers/booking-forms.ts'
import { ids } from '../tooling/answers/people.ts'
import { dayFromNow } from '../tooling/booking-body.ts'
import type { Nodes } from '../tooling/nodes.ts'
import { administrator, insertPeopleOnce, makePeople } from '../tooling/people.ts'
import { type PlainClient, upload } from '../tooling/plain-client.ts'
import { twinOf } from './one-browser.ts'
import { provenOnNodes, withFault } from './proof.ts'
import { watchTabs } from './tabs.ts'

const sizes = { smoke: { rounds: 1, after: 40 }, full: { rounds: 16, after: 80 } }
const lanesPerNode = 2

/** A change that puts a session out: who is made for it, and what is done. */
type Change = {
  name: string
  kind: 'customer' | 'staff'
  /** Whether it changes what the user may do at all; where one session ends, a link that was made in it reads for its minutes on. */
  endsLinks?: true
  /** The session whose end is watched is `old`; `other` is another login of the same user. */
  act(people: { old: PlainClient; other: PlainClient; office: PlainClient; account: string }): Promise<unknown>
}

const customerWord = 'a-word-of-twenty-x'
const newWord = 'another-word-9'

const changes: readonly Change[] = [
  {
    name: 'duties changed',
    kind: 'staff',
    endsLinks: true,
    act: async ({ office, account }) =>
      office.send('PUT', '/api/v1/admin/user-save', { ...(await userAt(office, account)), Duties: ['content'] }),
  },
  {
    name: 'staff switched off',
    kind: 'staff',
    endsLinks: true,
    act: async ({ office, account }) =>
      office.send('PUT', '/api/v1/admin/user-deactivate', await userAt(office, account)),
  },
  {
    name: 'customer switched off',
    kind: 'customer',
    endsLinks: true,
    act: async ({ office, account }) =>
      office.send('PUT', '/api/v1/admin/user-deactivate', await userAt(office, account, 'customer')),
  },
  {
    name: 'password given by the back office',
    kind: 'customer',
    endsLinks: true,
    act: async ({ office, account }) =>
      office.send('PUT', '/api/v1/admin/user-password', {
        ...(await userAt(office, account, 'customer')),
        newPassword: newWord,
      }),
  },
  {
    name: 'own password changed elsewhere',
    kind: 'customer',
    endsLinks: true,
    act: ({ other }) => other.send('PUT', '/api/v1/password', { oldPassword: customerWord, newPassword: newWord }),
  },
  {
    name: 'session ended elsewhere',
    kind: 'customer',
    act: ({ other, old }) => other.send('DELETE', '/api/v1/session', { keyId: old.tokenId }),
  },
  { name: 'logged out', kind: 'staff', act: ({ old }) => twinOf(old).send('POST', '/api/v1/logout') },
  {
    name: 'logged in anew in the same browser',
    kind: 'customer',
    act: ({ old, account }) => twinOf(old).send('POST', '/api/v1/login-account', { account, password: customerWord }),
  },
]

/** After the answer to a change not one request of the session that it ended succeeds, on no node. */
export const revoked = provenOnNodes(
  'revoked',
  'Who is put out is out: no request that begins after the change was answered succeeds, on any node, nor does a link to a file.',
  async (nodes, size, note) => {
    const { rounds, after } = sizes[size]
    const office = await administrator(nodes)
    const bookingId = await bookingWithFile(nodes)
    const breaches: string[] = []
    const sum = { requests: 0, before: 0, after: 0, late: 0, links: 0, linksBefore: 0, lateLinks: 0 }
    for (let round = 1; round <= rounds; round++) {
      for (const change of changes) {
        const seen = await watchOut(nodes, { office, change, after, bookingId })
        for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += seen[key]
        breaches.push(...seen.breaches)
      }
      note(
        `round ${round} of ${rounds}: ${sum.requests} requests, ${sum.late} late; ${sum.links} links followed, ${sum.lateLinks} late`,
      )
    }
    const tabs = await watchTabs(nodes, size)
    const control = await withFault(nodes, forgivingSessions, async () => {
      const found: string[] = []
      for (const change of changes)
        found.push(...(await watchOut(nodes, { office, change, after: 10, bookingId })).breaches)
      return found
    })
    return {
      figures: { rounds, changes: changes.length, ...sum, slowestTabMs: tabs.slowestMs, control: control.found },
      breaches: [...breaches, ...tabs.breaches, ...control.breaches],
    }
  },
)

const forgivingSessions = {
  says: 'sessions that outlive every change',
  plant: `create function outlive() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'session' then new.ended_at := null; else new.epoch := old.epoch; new.active := true; end if;
        return new;
      end $$;
    create trigger outlive before update on app_user for each row execute function outlive();
    create trigger outlive before update on session for each row execute function outlive()`,
  remove: 'drop function outlive cascade',
}

async function watchOut(
  nodes: Nodes,
  { office, change, after, bookingId }: { office: PlainClient; change: Change; after: number; bookingId: string },
) {
  const account = `out-${randomUUID().slice(0, 12)}`
  await makePeople(nodes, {
    accounts: [account],
    kind: change.kind,
    duties: change.kind === 'staff' ? ['operations'] : [],
    word: customerWord,
    ...(change.kind === 'customer' && { company: ids.company }),
  })
  const old = await nodes.client().logIn(account, customerWord)
  const other = await nodes.client().logIn(account, customerWord)
  const listed = await old.send('GET', '/api/v1/getattachment-list', { keyId: bookingId })
  const [file] = listed.body.data as unknown as { Link: string }[]
  const seen = {
    requests: 0,
    before: 0,
    after: 0,
    late: 0,
    links: 0,
    linksBefore: 0,
    lateLinks: 0,
    breaches: [] as string[],
  }
  let answeredAt = Number.POSITIVE_INFINITY
  const lane = async (address: string) => {
    const client = twinOf(old, address)
    while (seen.after < after) {
      const begun = performance.now()
      if (change.endsLinks) await follow(address)
      const { status } = await client.send('GET', '/api/v1/sessions', {}, { cookie: cookieAtFirst })
      seen.requests++
      if (begun < answeredAt) {
        if (status === 200) seen.before++
        continue
      }
      seen.after++
      if (status !== 401) seen.late++
    }
  }
  const follow = async (address: string) => {
    const begun = performance.now()
    const { ok } = await fetch(`${address}${file?.Link}`)
    seen.links++
    if (ok && begun < answeredAt) seen.linksBefore++
    if (ok && begun >= answeredAt) seen.lateLinks++
  }
  const cookieAtFirst = old.cookie
  const lanes = nodes.addresses.flatMap((address) => Array.from({ length: lanesPerNode }, () => lane(address)))
  while (seen.requests < lanes.length * 4) await new Promise((resolve) => setTimeout(resolve, 2))
  const reply = (await change.act({ old, other, office, account })) as { status: number }
  answeredAt = performance.now()
  await Promise.all(lanes)
  if (reply.status !== 200) throw new Error(`${change.name} was refused: ${JSON.stringify(reply)}`)
  if (seen.before === 0) seen.breaches.push(`${change.name}: the session was never in`)
  if (seen.late > 0) seen.breaches.push(`${change.name}: ${seen.late} of ${seen.after} requests succeeded afterwards`)
  if (change.endsLinks && seen.linksBefore === 0) seen.breaches.push(`${change.name}: the link was never in`)
  if (seen.lateLinks > 0) seen.breaches.push(`${change.name}: ${seen.lateLinks} links to a file read afterwards`)
  return seen
}

/** A booking of the company with a file that its people and ours may read. */
async function bookingWithFile(nodes: Nodes): Promise<string> {
  await insertPeopleOnce(nodes)
  const chen = await nodes.client().logIn('chen')
  const { fid } = await upload(chen, 'packing.pdf', Buffer.from('%PDF-1.7\n%%EOF'))
  const days = { ReadyDate: dayFromNow(14), WantDate: dayFromNow(20) }
  const body = { ...form({ ...days, QuoteType: 'NONE', AskQuote: 'T' }), Attach: [{ Fid: fid, DocType: 'PL' }] }
  const reply = await chen.send('POST', '/api/v1/railorderonline', body, { key: randomUUID() })
  if (reply.status !== 200) throw new Error(`The booking was refused: ${JSON.stringify(reply)}`)
  return String(reply.body.data?.keyId)
}

async function userAt(office: PlainClient, account: string, kind = 'staff') {
  const reply = await office.send('POST', '/api/v1/admin/user-list', {
    pageIndex: 1,
    pageSize: 5,
    Kind: kind,
    keyword: account,
  })
  const [user] = (reply.body.data?.Items ?? []) as Record<string, unknown>[]
  if (!user) throw new Error(`${account} is not listed: ${JSON.stringify(reply.body)}`)
  return { keyId: user.keyId, version: user.version }
}
