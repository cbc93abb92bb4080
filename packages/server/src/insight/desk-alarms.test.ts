import { deskAlarmEndpoints } from '@landbridge/contract/insight/desk-alarm'
import { expect, it } from 'vitest'
import { audit } from '../platform/audit.ts'
import { timeBy } from '../platform/clock.ts'
import { newWorld } from '../testing/world.ts'

type World = Awaited<ReturnType<typeof newWorld>>
type SmallPortal = Awaited<ReturnType<typeof smallPortal>>
type Message = { country?: string; isKnown?: boolean; minutesAgo: number; isRefused?: boolean }

/** A portal that sends ten messages a day to a country, five of them to strangers, and twelve in all. */
async function smallPortal() {
  const world = await newWorld()
  const smsBudgets = { countryDay: 10, day: 12, reservePercent: 50 }
  await world.deploy({ smsBudgets })
  return { ...world, begin: timeBy(world.clock) }
}

async function sent({ pool, begin }: SmallPortal, count: number, message: Message) {
  const { country = '86', isKnown = false, minutesAgo, isRefused } = message
  const at = new Date(begin.getTime() - minutesAgo * 60_000)
  await pool.query(
    `insert into sms_code (phone, national, purpose, country_code, sent_at, expires_at, is_known, refused_at)
    select '+' || $1 || i, '', 'Login', $1, $2, $2, $3, $4 from generate_series(1, $5) i`,
    [country, at, isKnown, isRefused ? at : null, count],
  )
}

/** What stands above the pages of staff: the alarm, the country, and how many minutes after the beginning it ends. */
async function alarms({ staff, begin }: SmallPortal) {
  const { items } = (await staff(deskAlarmEndpoints.list, {})).body.data
  const endOf = (until?: Date) => until && Math.round((until.getTime() - begin.getTime()) / 60_000)
  return items.map(({ alarmKind, countryCode, until }) =>
    [alarmKind, countryCode, endOf(until)].filter(Boolean).join(' '),
  )
}

it('says nothing while there is room, nor of messages that no provider took', async () => {
  const world = await smallPortal()
  await sent(world, 4, { minutesAgo: 120 })
  await sent(world, 12, { minutesAgo: 120, isRefused: true })
  expect(await alarms(world)).toEqual([])
})

it('says that strangers of a country get no codes, till the hour or the day has room again', async () => {
  const world = await smallPortal()
  await sent(world, 1, { minutesAgo: 10 })
  expect(await alarms(world)).toEqual(['sms-country-strangers 86 50'])
  await sent(world, 3, { minutesAgo: 200 })
  await sent(world, 1, { minutesAgo: 100 })
  expect(await alarms(world)).toEqual(['sms-country-strangers 86 1240'])
})

it('says that a country gets none, and in place of all others that the day’s are sent', async () => {
  const world = await smallPortal()
  await sent(world, 4, { minutesAgo: 600 })
  await sent(world, 6, { minutesAgo: 300, isKnown: true })
  expect(await alarms(world)).toEqual(['sms-country 86 840'])
  await sent(world, 2, { country: '7', minutesAgo: 100, isKnown: true })
  expect(await alarms(world)).toEqual(['sms-day 840'])
  // The first four leave the window: there is room again for those whom we know.
  world.clock.shiftMs += 841 * 60_000
  expect(await alarms(world)).toEqual([])
})

it('says that strangers of all countries get none', async () => {
  const world = await smallPortal()
  for (const country of ['7', '49', '375']) await sent(world, 2, { country, minutesAgo: 300 })
  expect(await alarms(world)).toEqual(['sms-strangers 1140'])
})

/** Entries of the audit log that were written so long ago by the clock and have no seal. */
async function unsealed({ pool }: World, { entries, minutesAgo }: { entries: number; minutesAgo: number }) {
  await pool.query(
    `insert into audit_unsealed (entry_id, written_at)
    select gen_random_uuid(), clock_timestamp() - make_interval(mins => $1, secs => 5) from generate_series(1, $2)`,
    [minutesAgo, entries],
  )
}

it('tells those who read the audit log how many of its entries have no seal, when that lasts over a minute', async () => {
  const world = await newWorld()
  await unsealed(world, { entries: 2, minutesAgo: 0 })
  expect(await ask(world.staff)).toEqual([])
  await unsealed(world, { entries: 3, minutesAgo: 4 })
  const [alarm, ...others] = await ask(world.staff)
  expect(alarm).toEqual({ alarmKind: 'audit-unsealed', waiting: 5, waitingS: expect.any(Number) })
  expect(alarm?.waitingS).toBeGreaterThanOrEqual(245)
  expect(others).toEqual([])
  expect(await ask(await world.staffWith(['booking.view']))).toEqual([])
  await world.jobs.runDue()
  expect(await ask(world.staff)).toEqual([])
})

it('goes by the clock for that, not by the time of the deed, which in the demo business is a year ago', async () => {
  const world = await newWorld('2020-01-15T08:00:00Z')
  const shipper = await world.customer()
  await world.db.as(shipper.who, (tx, now) =>
    audit({ tx, now, caller: shipper.who, language: 'en' }, { action: 'booking.draft', thing: 'booking', id: 'b1' }),
  )
  expect(await ask(world.staff)).toEqual([])
  const { rows } = await world.pool.query(
    `select a.at < '2021-01-01' as "isLongAgo", clock_timestamp() - u.written_at < interval '1 hour' as "isNew"
    from audit_unsealed u join audit_entry a on a.id = u.entry_id where a.thing_id = 'b1'`,
  )
  expect(rows).toEqual([{ isLongAgo: true, isNew: true }])
})

/** Each logs in, from the first address, the second, and so on. */
async function loggedInFrom({ pool, clock }: World, addresses: readonly string[]) {
  await pool.query(
    `insert into session (id, secret_hash, user_id, epoch, created_at, last_seen_at, address)
    select gen_random_uuid(), sha256(id::text::bytea), id, 0, $1, $1, ($2::text[])[row_number() over (order by id)]
    from app_user order by id limit $3`,
    [timeBy(clock), addresses, addresses.length],
  )
}

const ask = async (who: World['guest']) => (await who(deskAlarmEndpoints.list, {})).body.data.items

it('tells administrators of a production that all customers share one address inside, until a proxy is named', async () => {
  const world = await newWorld()
  await world.customer()
  world.settings.isProduction = true
  await loggedInFrom(world, ['10.0.0.2', '10.0.0.2'])
  expect(await ask(world.staff)).toEqual([{ alarmKind: 'one-address', address: '10.0.0.2' }])
  expect(await ask(await world.staffWith(['booking.view']))).toEqual([])
  world.settings.trustsProxy = true
  expect(await ask(world.staff)).toEqual([])
  Object.assign(world.settings, { trustsProxy: false, isProduction: false })
  expect(await ask(world.staff)).toEqual([])
})

it.each([
  ['of one person, who may sit beside the portal', ['10.0.0.2']],
  ['of several addresses', ['10.0.0.2', '10.0.0.3']],
  ['of an address outside, which a whole office may have', ['198.51.100.7', '198.51.100.7']],
])('says nothing %s', async (_, addresses) => {
  const world = await newWorld()
  await world.customer()
  world.settings.isProduction = true
  await loggedInFrom(world, addresses)
  expect(await ask(world.staff)).toEqual([])
})
