import { randomInt, randomUUID } from 'node:crypto'
import { portalNow } from '../tooling/moment.ts'
import { addressOf, type Nodes } from '../tooling/nodes.ts'
import { askForCode, type Human, solvePuzzle } from '../tooling/people.ts'
import type { PlainClient } from '../tooling/plain-client.ts'
import { provenOnNodes, withFault } from './proof.ts'

const sizes = {
  smoke: { sends: 200, addresses: 10, waves: 8, targets: 2, lanes: 8 },
  full: { sends: 10_000, addresses: 500, waves: 20, targets: 60, lanes: 24 },
}
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What promises.md allows, written down here a second time. */
const budgets = [
  { of: 'phone', most: 1, in: minute },
  { of: 'phone', most: 5, in: hour },
  { of: 'phone', most: 10, in: day },
  { of: 'address', most: 10, in: hour },
  { of: 'area', most: 500, in: day },
  { of: 'all', most: 5000, in: day },
  { of: 'area', most: 70, in: hour, strangers: true },
  { of: 'area', most: 350, in: day, strangers: true },
  { of: 'all', most: 3500, in: day, strangers: true },
] as const satisfies readonly Budget[]

/** `strangers`: of those who ask from no browser that is known, for no telephone of an account. */
type Budget = { of: 'phone' | 'address' | 'area' | 'all'; most: number; in: number; strangers?: true }

type Sent = { phone: string; address: string; area: string; at: number; known: boolean; invited: boolean }
type Trial = { nodes: Nodes; clients: PlainClient[]; answers: Map<string, number> }

/** Somebody who answers every captcha cannot make the portal send more messages than its budgets allow. */
export const smsPumping = provenOnNodes(
  'sms-pumping',
  'SMS cannot be pumped: whatever is asked for from many addresses at once, each budget holds.',
  async (nodes, size, note) => {
    const { sends, addresses, waves, targets, lanes } = sizes[size]
    await nodes.ask('delete from sms_code')
    await nodes.ask('delete from outgoing_message')
    const trial = await begin(nodes, addresses)
    const wants = wishes(sends, addresses, targets)
    for (let wave = 0; wave < waves; wave++) {
      const share = wants.slice((wave * sends) / waves, ((wave + 1) * sends) / waves)
      await sendAll(trial, share, lanes)
      // Mostly a minute passes, now and then an hour: both budgets of a telephone come into play.
      const ageMs = wave % 6 === 5 ? hour : minute + 1000
      await age(nodes, ageMs)
      note(`wave ${wave + 1} of ${waves}: ${trial.answers.get('200') ?? 0} messages`)
    }
    const sent = await sentSoFar(nodes)
    const put = await nodes.ask<{ messages: number }>('select count(*)::int as messages from outgoing_message')
    const messages = Number(put[0]?.messages ?? 0)
    const promised = trial.answers.get('200') ?? 0
    const left = await askAsKnown(trial)
    const breaches = [
      ...beyond(sent),
      ...(left === 200 ? [] : [`somebody with an account got ${left} when the strangers’ share was used up`]),
      ...(messages === promised && sent.length === promised
        ? []
        : [`${promised} were promised, ${messages} were sent, ${sent.length} are counted`]),
    ]
    await nodes.ask('delete from sms_code')
    const control = await withFault(nodes, forgettingBudgets, async () => {
      const pumping = await begin(nodes, 1)
      await sendAll(pumping, wishes(24, 1, 1), 4)
      return beyond(await sentSoFar(nodes))
    })
    await nodes.ask('delete from sms_code')
    const reached = budgets.filter((budget) => heaviest(sent, budget) === budget.most).length
    return {
      figures: {
        sends,
        addresses,
        messages,
        budgetsReached: `${reached} of ${budgets.length}`,
        answers: JSON.stringify(Object.fromEntries(trial.answers)),
        control: control.found,
      },
      breaches: [...breaches, ...control.breaches],
    }
  },
)

const forgettingBudgets = {
  says: 'messages that no budget counts',
  plant: `create function send_long_ago() returns trigger language plpgsql as $$
      begin new.sent_at := new.sent_at - interval '36 hours'; return new; end $$;
    create trigger send_long_ago before insert on sms_code for each row execute function send_long_ago()`,
  remove: 'drop function send_long_ago cascade',
}

async function begin(nodes: Nodes, addresses: number): Promise<Trial> {
  const base = randomInt(1, 200) << 16
  const clients = Array.from({ length: addresses }, (_, i) =>
    Object.assign(nodes.client(i), { headers: { 'X-Forwarded-For': addressOf(base + i) } }),
  )
  await Promise.all(clients.map((client) => client.send('GET', '/api/v1/site-config')))
  return { nodes, clients, answers: new Map() }
}

type Wish = { area: string; phone: string; from: number }

/** Areas with a number that is possible there; the first is asked for more often than its share of a day. */
const areas: readonly (readonly [area: string, begin: string, digits: number])[] = [
  ['86', '138', 8],
  ['7', '916', 7],
  ['49', '151', 8],
  ['48', '512', 6],
  ['375', '29', 7],
  ['371', '291', 5],
  ['370', '612', 5],
  ['33', '61', 7],
  ['34', '61', 7],
  ['39', '347', 7],
  ['31', '61', 7],
  ['32', '47', 7],
  ['43', '664', 7],
  ['44', '7400', 6],
  ['90', '532', 7],
]

/** Each sixth wish is for a telephone under fire, from anywhere; the others are for numbers that nobody asked for yet. */
function wishes(sends: number, addresses: number, targets: number): Wish[] {
  const anyOf = (n: number) => {
    const [area, begin, digits] = areas[n % 10 < 2 ? 0 : n % areas.length] ?? areas[0] ?? ['86', '138', 8]
    return { area, phone: begin + String(randomInt(10 ** digits)).padStart(digits, '0') }
  }
  const underFire = Array.from({ length: targets }, (_, i) => anyOf(i))
  return Array.from({ length: sends }, (_, i) => {
    const target = i % 6 === 0 ? underFire[randomInt(targets)] : undefined
    return { ...(target ?? anyOf(i)), from: i % 7 === 0 ? 0 : randomInt(addresses) }
  })
}

async function sendAll(trial: Trial, wants: readonly Wish[], lanes: number): Promise<void> {
  const waiting = [...wants]
  const lane = async () => {
    for (let batch = waiting.splice(0, 8); batch.length > 0; batch = waiting.splice(0, 8)) {
      const humans = await passForPeople(trial, batch)
      await Promise.all(batch.map((wish, i) => sendOne(trial, wish, humans[i] ?? { v: randomUUID(), code: '' })))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** On PostgreSQL the strongest adversary: one who reads every picture, here out of the database. Each tenth batch, and all of them on the embedded one, work at puzzles. */
async function passForPeople({ nodes, clients }: Trial, batch: readonly Wish[]): Promise<Human[]> {
  const own = batch.map(({ from }) => clients[from] as PlainClient)
  if (nodes.database === 'embedded' || randomInt(10) === 0) return Promise.all(own.map(solvePuzzle))
  const asked = own.map((client) => ({ client, v: randomUUID() }))
  await Promise.all(asked.map(({ client, v }) => client.send('GET', '/f9api/api/v1/getimgverifycode', { v })))
  const rows = await nodes.ask<Human>('select id as v, answer as code from captcha where id = any($1::uuid[])', [
    asked.map(({ v }) => v),
  ])
  return asked.map(({ v }) => rows.find((row) => row.v === v) ?? { v, code: 'none' })
}

async function sendOne(trial: Trial, { area, phone, from }: Wish, human: Human): Promise<void> {
  const client = trial.clients[from] as PlainClient
  const { status, body } = await askForCode(client, phone, human, area)
  const answer = status === 200 ? '200' : `${status} ${body.code}`
  trial.answers.set(answer, (trial.answers.get(answer) ?? 0) + 1)
}

/** Whoever has an account gets a code while strangers of the same country are told to wait. */
async function askAsKnown(trial: Trial): Promise<number> {
  const { nodes } = trial
  const phone = `138${String(randomInt(10 ** 8)).padStart(8, '0')}`
  await nodes.ask(
    `insert into app_user (id, kind, phone) values (gen_random_uuid(), 'customer', $1) on conflict do nothing`,
    [`+86${phone}`],
  )
  // What strangers may still have of their hour is used up first.
  await nodes.ask(
    `insert into sms_code (phone, national, purpose, address, country_code, sent_at, expires_at)
     select '+86' || i, '', 'Login', 'nowhere', '86', $1::timestamptz, $1 from generate_series(1, 70) i`,
    [new Date(portalNow())],
  )
  const client = nodes.client()
  await client.send('GET', '/api/v1/site-config')
  const stranger = await askForCode(client, '13700001234', await solvePuzzle(client))
  if (stranger.status !== 503) return 0
  return (await askForCode(client, phone, await solvePuzzle(client))).status
}

/** Time is moved by making what was sent older. */
const age = (nodes: Nodes, ms: number) =>
  nodes.ask('update sms_code set sent_at = sent_at - make_interval(secs => $1::float8 / 1000)', [ms])

const sentSoFar = (nodes: Nodes) =>
  nodes.ask<Sent>(
    `select phone, address, country_code as area, (extract(epoch from sent_at) * 1000)::float8 as at, is_known as known,
       purpose = 'Invitation' as invited from sms_code`,
  )

/** The most that was sent within any window of a budget's length. */
function heaviest(sent: readonly Sent[], budget: Budget): number {
  const counted = sent.filter(
    ({ known, invited }) => !(budget.strangers && known) && !(budget.of === 'address' && invited),
  )
  const groups = Map.groupBy(counted, (one) => (budget.of === 'all' ? '' : one[budget.of]))
  let most = 0
  for (const times of groups.values()) {
    const ats = times.map(({ at }) => at).toSorted((a, b) => a - b)
    let first = 0
    for (const [last, at] of ats.entries()) {
      while (at - (ats[first] ?? at) >= budget.in) first++
      most = Math.max(most, last - first + 1)
    }
  }
  return most
}

const beyond = (sent: readonly Sent[]): string[] =>
  budgets.flatMap((budget) => {
    const most = heaviest(sent, budget)
    return most <= budget.most
      ? []
      : [
          `${most} messages in ${budget.in / minute} min by ${budget.of}${'strangers' in budget ? ' to strangers' : ''}, not ${budget.most}`,
        ]
  })
