import { createHash, randomInt, randomUUID } from 'node:crypto'
import { hashPassword } from '../packages/server/src/access/index.ts'
import { ids, insertPeople } from './answers/people.ts'
import type { Nodes } from './nodes.ts'
import type { PlainClient } from './plain-client.ts'

export const password = 'a-long-word-for-the-trial'

type Made = {
  accounts: readonly string[]
  kind: 'customer' | 'staff'
  duties?: readonly string[]
  word?: string
  /** The company of which they are members; none unless told. */
  company?: string
}

/** People who can log in by one and the same password, made where no call makes them so fast. */
export async function makePeople(
  nodes: Nodes,
  { accounts, kind, duties = [], word = password, company }: Made,
): Promise<void> {
  await nodes.ask(
    `insert into app_user (id, kind, account, real_name, password_hash, duties, customer_id, company_role)
     select gen_random_uuid(), $1, account, account, $2, $3, $5, $6 from unnest($4::text[]) account
     on conflict do nothing`,
    [kind, await hashPassword(word), [...duties], [...accounts], company ?? null, company ? 'member' : null],
  )
}

/** The companies and people of the recorded answers, on nodes that may have them already. */
export async function insertPeopleOnce(nodes: Nodes): Promise<void> {
  const known = await nodes.ask('select from app_user where id = $1', [ids.chen])
  if (known.length === 0) await insertPeople((text, values) => nodes.ask(text, values))
}

/** Somebody who has logged in at one of the nodes. */
export async function loggedIn(nodes: Nodes, account: string, which?: number): Promise<PlainClient> {
  return nodes.client(which).logIn(account, password)
}

/** An administrator, for what only the back office may do. */
export async function administrator(nodes: Nodes): Promise<PlainClient> {
  const account = `admin-${randomUUID().slice(0, 8)}`
  await makePeople(nodes, { accounts: [account], kind: 'staff', duties: ['administrator'] })
  return loggedIn(nodes, account)
}

/** A telephone in China that nobody has asked for yet. */
export const anyPhone = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`

/** Passes for a person by solving the puzzle, as a browser does for those who cannot see the picture. */
export async function solvePuzzle(client: PlainClient): Promise<Human> {
  const v = randomUUID()
  const reply = await client.send('POST', '/api/v1/getimgverifypuzzle', { v })
  const { Puzzle, Bits } = reply.body.data ?? {}
  for (let nonce = 0; ; nonce++) {
    const start = createHash('sha256').update(`${Puzzle}${nonce}`).digest().readUInt32BE(0)
    if (start >>> (32 - Number(Bits)) === 0) return { v, code: String(nonce) }
  }
}

/** The answer to a picture or a puzzle. */
export type Human = { v: string; code: string }

/** What asks for a code to log in by. */
export const codeRequest = (phone: string, human: Human, area = '86') => ({
  countryCode: area,
  phone,
  isInternational: area === '86' ? 'F' : 'T',
  type: 'Login',
  verifyImgCode: 'T',
  ...human,
})

export const askForCode = (client: PlainClient, phone: string, human: Human, area = '86') =>
  client.send('POST', '/api/v1/send-sms-code', codeRequest(phone, human, area))

/** The code that the back office's outbox shows for a telephone. */
export async function codeInOutbox(office: PlainClient, phone: string): Promise<string> {
  const reply = await office.send('POST', '/api/v1/admin/outgoing-list', { pageIndex: 1, pageSize: 5, keyword: phone })
  const [last] = (reply.body.data?.Items ?? []) as Record<string, unknown>[]
  const code = /\d{6}/.exec(JSON.stringify(last?.Body ?? ''))?.[0]
  if (!code) throw new Error(`No code for ${phone} is in the outbox: ${JSON.stringify(reply.body)}`)
  return code
}
