import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { verifyChain } from '../packages/server/src/platform/audit-chain/audit-chain-commands.ts'
import { inOurSpelling } from '../packages/server/src/platform/rows.ts'
import { form } from '../tooling/answers/booking-forms.ts'
import { dayFromNow } from '../tooling/booking-body.ts'
import type { Nodes } from '../tooling/nodes.ts'
import { patience } from '../tooling/patience.ts'
import { loggedIn, makePeople } from '../tooling/people.ts'
import type { PlainClient } from '../tooling/plain-client.ts'
import { provenOnNodes, withFault } from './proof.ts'
import { momentOf, roundsStanding, stuckRoundFound } from './rounds-go-on.ts'

const sizes = { smoke: { changes: 60, people: 4, crashes: 1 }, full: { changes: 10_000, people: 16, crashes: 5 } }
const days = { ReadyDate: dayFromNow(14), WantDate: dayFromNow(20) }

/** An entry at a place of the chain, and the seal on it. */
const entryAt = (seq: string) => `(select entry_id from audit_seal where seq = ${seq})`
const [early, late, last] = ['3', '(select seq - 3 from audit_chain)', '(select seq from audit_chain)']
const slippedIn = (id: string) =>
  `insert into audit_entry (id, actor, action, thing, thing_id) values ('${id}', 'system', 'booking.draft', 'booking', 'x')`
const changed = (what: string, seq: string) => `update audit_entry set ${what} where id = ${entryAt(seq)}`

/** What somebody with all rights in the database may try, so that nobody sees what was done. */
const tamperings: Readonly<Record<string, string>> = {
  'what was written is changed, early': changed(`after = '{"name": "another"}'`, early),
  'what was written is changed, late': changed(`after = '{"name": "another"}'`, late),
  'what stood before is changed': changed(`before = '{"name": "another"}'`, early),
  'the deed is another': changed(`action = 'access.read-user'`, late),
  'the deed is of another person': changed('user_id = gen_random_uuid()', early),
  'the deed is of nobody': changed('user_id = null', late),
  'the deed is the system’s': changed(`actor = 'system'`, early),
  'the thing is another kind': changed(`thing = 'session'`, late),
  'the thing is another': changed(`thing_id = 'x'`, early),
  'the address is another': changed(`address = '192.0.2.99'`, late),
  'the company is another': changed('customer_id = gen_random_uuid()', early),
  'a microsecond later': changed(`at = at + interval '1 microsecond'`, late),
  'an entry is gone': `delete from audit_entry where id = ${entryAt(early)}`,
  'an entry is gone with its seal': `with gone as (delete from audit_seal where seq = ${late} returning entry_id) delete from audit_entry where id in (select entry_id from gone)`,
  'a seal is gone': `delete from audit_seal where seq = ${early}`,
  'the last entry is cut off': `delete from audit_entry where id = ${entryAt(last)}; delete from audit_seal where seq = ${last}`,
  'a seal is forged': `update audit_seal set hash = decode(md5('x') || md5('y'), 'hex') where seq = ${late}`,
  'the end is forged': `update audit_chain set hash = decode(md5('x') || md5('y'), 'hex')`,
  'an entry is slipped in': slippedIn('00000000-0000-4000-8000-00000000a0d1'),
  'an entry is slipped in behind the end, with a seal': `${slippedIn('00000000-0000-4000-8000-00000000a0d2')}; insert into audit_seal (seq, entry_id, sealed_at, hash) select seq + 1, '00000000-0000-4000-8000-00000000a0d2', now(), 'x' from audit_chain`,
}

/** Every change that was acknowledged stands in the audit log once, and whatever is done to the log in the database is found. */
export const wholeAudit = provenOnNodes(
  'whole-audit',
  'Every change stands in the audit log, once, and who tampers with the log is found.',
  async (nodes, size, note) => {
    const { changes, people, crashes } = sizes[size]
    const accounts = Array.from({ length: people }, () => `audited-${randomUUID().slice(0, 8)}`)
    await makePeople(nodes, { accounts, kind: 'customer' })
    const clients = await Promise.all(accounts.map((account, which) => loggedIn(nodes, account, which)))
    const breaches = await missingAfter(nodes, clients, changes)
    note(`${changes} changes by ${people} people: ${breaches.length} not in the log once`)
    const crashed = nodes.crash ? await sealedAfterCrashes(nodes, clients, crashes) : { crashes: 0, breaches: [] }
    breaches.push(...crashed.breaches)
    note(`${crashed.crashes} crashes of the database while it sealed: ${crashed.breaches.length} breaches`)
    await sealed(nodes)
    const whole = await nodes.takenBack((ask) => verifyChain(askedBy(ask)))
    if (whole.broken) breaches.push(`the log that nobody touched is said to be broken: ${JSON.stringify(whole.broken)}`)
    let found = 0
    for (const [name, tampering] of Object.entries(tamperings)) {
      const { broken } = await nodes.takenBack(async (ask) => {
        await ask(`set local session_replication_role = replica; ${tampering}`)
        return verifyChain(askedBy(ask))
      })
      if (broken) found++
      else breaches.push(`not found: ${name}`)
    }
    const control = await withFault(nodes, forgetful, () => missingAfter(nodes, clients, 30))
    const tampered = Object.keys(tamperings).length
    return {
      figures: {
        changes,
        people,
        crashes: crashed.crashes,
        sealed: whole.sealed,
        tamperings: tampered,
        found,
        control: control.found,
      },
      breaches: [...breaches, ...control.breaches],
    }
  },
)

const forgetful = {
  says: 'changes of names are forgotten',
  plant: `create function forget_it() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger forget_names before insert on audit_entry for each row when (new.action = 'access.rename')
      execute function forget_it()`,
  remove: 'drop trigger forget_names on audit_entry; drop function forget_it()',
}

/** Sealing that takes its time, so that the database is killed in the middle of it. */
const slowly = {
  plant: `create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(8); return null; end $$;
    create trigger take_time before insert on audit_seal for each statement execute function take_time()`,
  remove: 'drop trigger take_time on audit_seal; drop function take_time()',
}

/** Kills the database in the middle of a round that seals: the rounds go on, and what was written meanwhile is sealed. */
async function sealedAfterCrashes(nodes: Nodes, clients: readonly PlainClient[], crashes: number) {
  const breaches: string[] = []
  for (let crash = 0; crash < crashes; crash++) {
    await nodes.ask(slowly.plant)
    const [client] = clients
    if (client) await rename(client)
    while ((await nodes.ask(`select from pg_stat_activity where wait_event = 'PgSleep'`)).length === 0) await wait(50)
    const since = await momentOf(nodes.ask)
    await nodes.crash?.()
    await nodes.ask(slowly.remove)
    breaches.push(...(await roundsStanding(nodes.ask, since)))
  }
  if ((await stuckRoundFound(nodes.ask)) === 0) breaches.push('the control was not found: a round that stands still')
  return { crashes, breaches }
}

/** Has people change things, side by side, and answers which changes the log does not have exactly once. */
async function missingAfter(nodes: Nodes, clients: readonly PlainClient[], changes: number): Promise<string[]> {
  const done: string[] = []
  let begun = 0
  const work = async (client: PlainClient) => {
    while (begun < changes) done.push(await (begun++ % 2 === 0 ? rename(client) : draft(client)))
  }
  await Promise.all(clients.map(work))
  const logged = await nodes.ask<{ mark: string; times: number }>(
    `select mark, (select count(*)::int from audit_entry
        where action in ('access.rename', 'booking.draft') and (thing_id = mark or after ->> 'realName' = mark)) as times
      from unnest($1::text[]) mark`,
    [done],
  )
  return logged.filter(({ times }) => times !== 1).map(({ mark, times }) => `${mark}: ${times} times`)
}

/** Changes the own name; answers the name. */
async function rename(client: PlainClient): Promise<string> {
  const name = randomUUID().slice(0, 20)
  await acknowledged(client.send('PUT', '/api/v1/user-info', { RealName: name }))
  return name
}

/** Keeps a draft of a booking; answers its id. */
async function draft(client: PlainClient): Promise<string> {
  const body = form({ ...days, submit: 'F', QuoteType: 'NONE', AskQuote: 'T' })
  const { keyId } = await acknowledged(client.send('POST', '/api/v1/railorderonline', body, { key: randomUUID() }))
  return String(keyId)
}

async function acknowledged(answer: ReturnType<PlainClient['send']>): Promise<Record<string, unknown>> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`A change was refused: ${status} ${JSON.stringify(body)}`)
  return body.data ?? {}
}

/** Waits until every entry has its seal, which the nodes set in rounds of their own. */
async function sealed(nodes: Nodes): Promise<void> {
  const end = Date.now() + patience.hookMs
  for (;;) {
    const [{ waiting } = { waiting: 1 }] = await nodes.ask<{ waiting: number }>(
      'select count(*)::int as waiting from audit_unsealed',
    )
    if (waiting === 0) return
    if (Date.now() > end) throw new Error(`${waiting} entries have no seal after ${patience.hookMs / 1000} s.`)
    await wait(500)
  }
}

type AskOf = Parameters<Parameters<Nodes['takenBack']>[0]>[0]

/** The look-up of the chain reads columns in our spelling. */
const askedBy = (ask: AskOf): Parameters<typeof verifyChain>[0] => ({
  ask: async <Row extends object>(text: string, values: unknown[]) => {
    const rows = await ask(text, values)
    return rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [inOurSpelling(name), value])),
    ) as Row[]
  },
})
