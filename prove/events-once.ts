import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { form } from '../tooling/answers/booking-forms.ts'
import { ids } from '../tooling/answers/people.ts'
import { dayFromNow } from '../tooling/booking-body.ts'
import { patience } from '../tooling/patience.ts'
import { PlainClient } from '../tooling/plain-client.ts'
import type { Proof } from './proof.ts'
import { momentOf, roundsStanding, stuckRoundFound } from './rounds-go-on.ts'
import { openShop, type Shop } from './shop.ts'

const sizes = {
  smoke: { events: 60, bookings: 10, kills: 2, roundMs: 500 },
  full: { events: 10_000, bookings: 250, kills: 50, roundMs: 3_000 },
}
const reader = 'chen@example.com'
const queue = 'insight.notify'
const days = { ReadyDate: dayFromNow(14), WantDate: dayFromNow(20) }
/** As long as a job of a node that died lies before another takes it, and some tries more. */

/** Events go on being told while the nodes that relay them are killed and the one who hears them fails: each has its effect once. */
export const eventsOnce: Proof = {
  name: 'events-once',
  promise: 'Every event takes effect once and rounds go on, whoever is killed and however often a listener fails.',
  async run(size, note) {
    const { events, bookings, kills, roundMs } = sizes[size]
    const shop = await openShop()
    try {
      const nodes = [await shop.start(0), await shop.start(1)]
      await shop.ask('update app_user set emails = array[$1] where id = $2', [reader, ids.chen])
      const booked = await book(nodes[0]?.address ?? '', bookings)
      await shop.ask(failing)
      const told: string[] = []
      const standing: string[] = []
      for (let kill = 0; kill < kills; kill++) {
        const part = Math.ceil((events * (kill + 1)) / kills) - told.length
        const telling = tell(shop, { booked, from: told.length, count: part })
        await wait(roundMs)
        const which = kill % nodes.length
        await nodes[which]?.kill()
        const killed = await momentOf(shop.ask)
        nodes[which] = await shop.start(which)
        told.push(...(await telling))
        standing.push(...(await roundsStanding(shop.ask, killed)))
        // Every other time the database goes as well, while the nodes work off what was told.
        if (kill % 2 === 1) {
          const before = await momentOf(shop.ask)
          await shop.crash()
          standing.push(...(await roundsStanding(shop.ask, before)))
        }
        note(`kill ${kill + 1} of ${kills}: ${told.length} events told, ${standing.length} rounds stood still`)
      }
      await settled(shop)
      const [{ failures } = { failures: 0 }] = await shop.ask<{ failures: number }>(
        'select case when is_called then last_value::int else 0 end as failures from planted_failures',
      )
      const breaches = [...standing, ...(await notOnce(shop, told))]
      // The control: a queue that loses one job in five.
      await shop.ask(losing)
      const lost = await tell(shop, { booked, from: 0, count: 50 })
      await settled(shop)
      const control = (await notOnce(shop, [...told, ...lost])).length + standing.length - breaches.length
      if (control === 0) breaches.push('the control was not found: a queue that loses jobs')
      if ((await stuckRoundFound(shop.ask)) === 0) breaches.push('the control was not found: a round that stands still')
      await Promise.all(nodes.map((node) => node.stop()))
      return {
        figures: { events: told.length, bookings, kills, failures, breaches: breaches.length, control },
        breaches,
      }
    } finally {
      await shop.close()
    }
  },
}

/** One telling in five fails, after part of its work is done. */
const failing = `create sequence planted_failures;
  grant usage on sequence planted_failures to public;
  create function fail_some() returns trigger language plpgsql as $$ begin
    if random() < 0.2 then perform nextval('planted_failures'); raise exception 'planted'; end if;
    return new;
  end $$;
  create trigger fail_some before insert on outgoing_message for each row execute function fail_some()`

const losing = `create function lose_some() returns trigger language plpgsql as
    $$ begin return case when new.name = '${queue}' and new.state = 'created' and random() < 0.2 then null else new end; end $$;
  create trigger lose_some before insert on pgboss.job for each row execute function lose_some()`

/** Bookings of one customer, whose events are told. */
async function book(address: string, count: number): Promise<string[]> {
  const client = await new PlainClient(address).logIn('chen')
  const ids: string[] = []
  while (ids.length < count) {
    const body = form({ ...days, QuoteType: 'NONE', AskQuote: 'T' })
    const reply = await client.send('POST', '/api/v1/railorderonline', body, { key: randomUUID() })
    if (reply.status !== 200) throw new Error(`A booking was refused: ${JSON.stringify(reply.body)}`)
    ids.push(String(reply.body.data?.keyId))
  }
  return ids
}

type Telling = { booked: readonly string[]; from: number; count: number }

/** Writes events as the portal does, one after the other; answers their ids. */
async function tell(shop: Shop, { booked, from, count }: Telling): Promise<string[]> {
  const told: string[] = []
  for (let n = from; n < from + count; n++) {
    const [event] = await shop.ask<{ id: string }>(
      `insert into outbox_event (kind, thing_id, customer_id, data, at) values ('booking.received', $1, $2, '{}', now()) returning id`,
      [booked[n % booked.length], ids.company],
    )
    if (event) told.push(event.id)
  }
  return told
}

/** Waits until nothing is left to relay and the listener's queue is empty. */
async function settled(shop: Shop): Promise<void> {
  const end = Date.now() + patience.hookMs
  for (;;) {
    const [{ left } = { left: 1 }] = await shop.ask<{ left: number }>(
      `select ((select count(*) from outbox_event where relayed_at is null)
        + (select count(*) from pgboss.job where name = $1 and state <> 'failed'))::int as left`,
      [queue],
    )
    if (left === 0) return
    if (Date.now() > end) throw new Error(`${left} events are under way after ${patience.hookMs / 1000} s.`)
    await wait(500)
  }
}

/** Which events the reader was not told of once; and whether more mails went than events were told. */
async function notOnce(shop: Shop, told: readonly string[]): Promise<string[]> {
  const lost = await shop.ask<{ id: string }>(
    `select id from unnest($1::text[]) id where (select count(*) from notification_told where event_id::text = id) <> 1`,
    [told],
  )
  const [{ mails } = { mails: 0 }] = await shop.ask<{ mails: number }>(
    'select count(*)::int as mails from outgoing_message where recipient = $1',
    [reader],
  )
  const wanted = told.length - lost.length
  const doubled = mails === wanted ? [] : [`${mails} mails for ${wanted} events told`]
  return [...lost.map(({ id }) => `not told once: ${id}`), ...doubled]
}
