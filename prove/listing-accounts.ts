import { randomInt, randomUUID } from 'node:crypto'
import type { Nodes } from '../tooling/nodes.ts'
import { anyPhone, codeRequest, type Human, makePeople } from '../tooling/people.ts'
import type { PlainClient, RawReply } from '../tooling/plain-client.ts'
import { provenOnNodes, withFault } from './proof.ts'

const pairs = { smoke: 24, full: 1000 }
/** A smoke compares the bytes alone: times are told apart by many pairs on a machine with nothing else to do. */
const mostApartMs = { smoke: Number.POSITIVE_INFINITY, full: 2 }

/** A question that must be answered alike for who has an account and for who has none. */
type Question = {
  name: string
  /** Makes the known ones; gives names of both kinds. */
  prepare(nodes: Nodes, count: number): Promise<{ known: string[]; unknown: string[] }>
  /** What stands before the question and is not timed. */
  before?(client: PlainClient, nodes: Nodes): Promise<Human>
  ask(name: string, human: Human): readonly [path: string, body: object]
}

const names = (count: number) => Array.from({ length: count }, () => `u-${randomUUID().slice(0, 13)}`)

const wrongWord = 'not-the-word-9'

const byAccount: Question = {
  name: 'login by account',
  async prepare(nodes, count) {
    const known = names(count)
    await makePeople(nodes, { accounts: known, kind: 'customer' })
    return { known, unknown: names(count) }
  },
  ask: (account) => ['/api/v1/login-account', { account, password: wrongWord }],
}

/** The control of the bytes: known accounts that the word opens. */
const byRightWord: Question = {
  ...byAccount,
  async prepare(nodes, count) {
    const known = names(count)
    await makePeople(nodes, { accounts: known, kind: 'customer', word: wrongWord })
    return { known, unknown: names(count) }
  },
}

/** The control of the times: a server that works longer for an account that it knows. */
const workingLonger = {
  says: 'a server that works longer for an account that it knows',
  plant: `create function work_longer() returns trigger language plpgsql as $$
      begin
        if exists (select from app_user where 'account:' || account = new.subject) then perform pg_sleep(0.06); end if;
        return new;
      end $$;
    create trigger work_longer before insert on login_failure for each row execute function work_longer()`,
  remove: 'drop function work_longer cascade',
}

async function preparePhones(nodes: Nodes, count: number) {
  const known = [...new Set(Array.from({ length: count }, anyPhone))]
  await nodes.ask(
    `insert into app_user (id, kind, phone) select gen_random_uuid(), 'customer', '+86' || phone from unnest($1::text[]) phone
     on conflict do nothing`,
    [known],
  )
  return { known, unknown: Array.from({ length: count }, anyPhone) }
}

const byCode: Question = {
  name: 'code to log in',
  prepare: preparePhones,
  async before(client, nodes) {
    const v = randomUUID()
    await client.send('GET', '/f9api/api/v1/getimgverifycode', { v })
    // The budgets of a day are not what is looked at here.
    await nodes.ask(
      "update sms_code set sent_at = sent_at - interval '30 hours' where sent_at > now() - interval '1 day'",
    )
    const [row] = await nodes.ask<{ answer: string }>('select answer from captcha where id = $1', [v])
    return { v, code: row?.answer ?? '' }
  },
  ask: (phone, human) => ['/api/v1/send-sms-code', codeRequest(phone, human)],
}

const byWrongCode: Question = {
  name: 'login by a wrong code',
  prepare: preparePhones,
  ask: (phone) => ['/api/v1/login-phone', { area: '86', phone, verifySmsCode: '123456' }],
}

const byCheck: Question = {
  name: 'check of a code',
  prepare: preparePhones,
  ask: (phone) => ['/api/v1/check-sms-code', { phone, type: 'Login', code: '123456' }],
}

/** What one can ask of a stranger is answered alike, byte by byte and in equal time, whether the account exists. */
export const listingAccounts = provenOnNodes(
  'listing-accounts',
  'Accounts cannot be listed: known and unknown ones are answered with the same bytes in the same time.',
  async (nodes, size, note) => {
    // Reading pictures out of the embedded database would stop its node each time.
    const questions =
      nodes.database === 'embedded' ? [byAccount, byWrongCode, byCheck] : [byAccount, byCode, byWrongCode, byCheck]
    const breaches: string[] = []
    const figures: Record<string, number | string> = { pairs: pairs[size] }
    for (const question of questions) {
      const heard = await hear(nodes, question, pairs[size])
      figures[question.name] = `${heard.known.toFixed(2)} / ${heard.unknown.toFixed(2)} ms`
      breaches.push(...differences(question, heard, mostApartMs[size]))
      note(`${question.name}: ${figures[question.name]}`)
    }
    const slow =
      size === 'full'
        ? await withFault(nodes, workingLonger, async () =>
            differences(byAccount, await hear(nodes, byAccount, pairs.smoke), mostApartMs.full),
          )
        : { found: 0, breaches: [] }
    const differing = differences(byRightWord, await hear(nodes, byRightWord, 2), Number.POSITIVE_INFINITY).length
    return {
      figures: { ...figures, control: slow.found + differing },
      breaches: [
        ...breaches,
        ...slow.breaches,
        ...(differing > 0 ? [] : ['the control was not found: accounts that answer otherwise']),
      ],
    }
  },
)

type Heard = { known: number; unknown: number; answers: Set<string> }

const differences = ({ name }: Question, { known, unknown, answers }: Heard, most: number): string[] => [
  ...(answers.size === 1 ? [] : [`${name}: ${answers.size} different answers: ${[...answers].join(' | ')}`]),
  ...(Math.abs(known - unknown) < most ? [] : [`${name}: medians ${Math.abs(known - unknown).toFixed(2)} ms apart`]),
]

/** Asks for each pair in random order, one question at a time, each from an address of its own. */
async function hear(nodes: Nodes, question: Question, count: number): Promise<Heard> {
  const people = await question.prepare(nodes, count)
  const answers = new Set<string>()
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let i = 0; i < Math.min(count, people.known.length); i++) {
    const order = randomInt(2) === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      const name = people[kind][i] ?? ''
      const client = nodes.client(i)
      await client.send('GET', '/api/v1/site-config')
      const human = (await question.before?.(client, nodes)) ?? { v: '', code: '' }
      const [path, body] = question.ask(name, human)
      const begun = performance.now()
      const reply = await client.sendRaw('POST', path, { ...body })
      times[kind].push(performance.now() - begun)
      answers.add(asBytes(reply))
    }
  }
  return { known: median(times.known), unknown: median(times.unknown), answers }
}

/** All of an answer but the moment of it. */
const asBytes = ({ status, headers, bytes }: RawReply): string =>
  JSON.stringify([status, [...headers].filter(([name]) => name !== 'date'), bytes.toString('base64')])

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
