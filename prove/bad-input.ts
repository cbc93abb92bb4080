import { randomInt, randomUUID } from 'node:crypto'
import { type Chance, chanceOf } from '../packages/server/src/app/demo/demo-chance.ts'
import { ids } from '../tooling/answers/people.ts'
import type { Nodes } from '../tooling/nodes.ts'
import { patience } from '../tooling/patience.ts'
import { insertPeopleOnce } from '../tooling/people.ts'
import type { PlainClient, RawReply } from '../tooling/plain-client.ts'
import { fieldsFor, type JsonSchema, type Known, learn, oddBody } from './bad-values.ts'
import { provenOnNodes, withFault } from './proof.ts'

const sizes = {
  // The same values in every run: a smoke is there to find what a change breaks, and does not fail by luck.
  smoke: { inputs: 1_500, atOnce: 4, seed: 7 },
  full: { inputs: Number(process.env.INPUTS ?? 1_000_000), atOnce: 12, seed: randomInt(1_000_000) },
}
const noteEvery = 10_000
/** A longer answer is a list of what shorter ones have told. */
const learntBytes = 100_000

type Operation = { method: string; path: string; properties: Record<string, JsonSchema> }
type Trial = { nodes: Nodes; operations: readonly Operation[]; known: Known; answers: Map<number, number> }

/** Calls that end the sessions of the trial or put all people out, and a stream, which stays open where it is asked rightly. */
const leftOut = /\/(logout|site-restriction|messaging-app-events)$/

/** Every call of the contract is given what nobody should send; none of it may break anything. */
export const badInput = provenOnNodes(
  'bad-input',
  'Whatever is sent, the portal answers, and never by a failure of its own.',
  async (nodes, size, note) => {
    const { inputs, atOnce, seed } = sizes[size]
    await insertPeopleOnce(nodes)
    const trial: Trial = { nodes, operations: await operationsOf(nodes), known: new Map(), answers: new Map() }
    const breaches = await sendAll(trial, { inputs, atOnce, seed }, note)
    const control = await withFault(nodes, broken, () => sendAll(trial, { inputs: 1_000, atOnce, seed }, () => {}))
    const answers = Object.fromEntries([...trial.answers].toSorted(([a], [b]) => a - b))
    return {
      figures: {
        seed,
        operations: trial.operations.length,
        inputs,
        answers: JSON.stringify(answers),
        control: control.found,
      },
      breaches: [...breaches, ...control.breaches],
    }
  },
)

const broken = {
  says: 'a table that is not there',
  plant: 'alter table announcement rename to announcement_away',
  remove: 'alter table announcement_away rename to announcement',
}

type Document = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; schema: JsonSchema }[]
        requestBody?: { content: Record<string, { schema: JsonSchema }> }
      }
    >
  >
}

async function operationsOf(nodes: Nodes): Promise<Operation[]> {
  const document = (await (await fetch(`${nodes.addresses[0]}/api/openapi.json`)).json()) as Document
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => !leftOut.test(path))
      .map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        properties:
          requestBody?.content['application/json']?.schema.properties ??
          Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      })),
  )
}

type Load = { inputs: number; atOnce: number; seed: number }

/** Sends so many inputs and answers which of them were not answered, or by a failure. */
async function sendAll(trial: Trial, { inputs, atOnce, seed }: Load, note: (line: string) => void): Promise<string[]> {
  const breaches = new Map<string, number>()
  let sent = 0
  const lane = async (which: number) => {
    const chance = chanceOf(seed + which)
    let people = await peopleOf(trial.nodes)
    while (sent < inputs) {
      sent++
      if (sent % noteEvery === 0) note(`${sent} inputs; failures: ${[...breaches.keys()].join('; ') || 'none'}`)
      // Who was put out, switched off or slowed is somebody else then.
      if (sent % 400 === 0) people = await peopleOf(trial.nodes)
      const failure = await sendOne(trial, { client: chance.one(people), chance })
      if (failure) breaches.set(failure, (breaches.get(failure) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, which) => lane(which)))
  return [...breaches].map(([failure, times]) => `${failure} (${times} times)`)
}

/** A guest, two customers of a company and an administrator, all with new sessions and at new addresses. */
async function peopleOf(nodes: Nodes): Promise<PlainClient[]> {
  const made = await nodes.ask<{ account: string }>(
    `insert into app_user (id, kind, customer_id, company_role, account, real_name, password_hash, duties)
      select gen_random_uuid(), kind, customer_id, role, 'trial-' || gen_random_uuid(), 'Trial', (select password_hash from app_user where id = $1), duties::text[]
      from (values ('customer', $2::uuid, 'owner', '{}'), ('customer', null::uuid, null, '{}'), ('staff', null::uuid, null, '{administrator}')) p (kind, customer_id, role, duties)
      returning account`,
    [ids.ops, ids.company],
  )
  const loggedIn = await Promise.all(made.map(({ account }) => nodes.client().logIn(account)))
  return [nodes.client(), ...loggedIn]
}

type Sender = { client: PlainClient; chance: Chance }

/** One input; answers what is wrong with its answer. */
async function sendOne({ operations, known, answers }: Trial, { client, chance }: Sender): Promise<string | undefined> {
  const { method, path, properties } = chance.one(operations)
  const fields = fieldsFor(properties, { chance, known })
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(known.get(name.toLowerCase())?.[0] ?? randomUUID())),
  )
  const isOdd = (method === 'POST' || method === 'PUT') && chance.percent(20)
  const odd = isOdd ? oddBody((await client.request(method, place, { ...fields })).body ?? '', chance) : undefined
  const asked = { json: chance.percent(50), key: randomUUID() }
  const send = () =>
    odd
      ? sendOdd(client, { method, place, fields, ...odd })
      : client.sendRaw(method, place, fields, { ...asked, signal: AbortSignal.timeout(patience.pageMs) })
  try {
    // A refusal that does not wait for the rest of the body may close the connection before it is read.
    const { status, bytes, headers } = await send().catch(send)
    answers.set(status, (answers.get(status) ?? 0) + 1)
    if (status >= 500 && status !== 503) return `${method} ${path}: ${status}`
    const isJson = headers.get('content-type')?.includes('json')
    if (status === 200 && isJson && bytes.length < learntBytes) learn(JSON.parse(bytes.toString()).data, known)
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error.message) : error
    return `${method} ${path}: no answer, ${String(cause)}`
  }
}

type OddCall = { method: string; place: string; fields: object; type: string | undefined; bytes: Buffer }

/** A body that is not what it says. */
async function sendOdd(client: PlainClient, { method, place, fields, type, bytes }: OddCall): Promise<RawReply> {
  const { url, headers } = await client.request(method, place, { ...fields })
  const { 'Content-Type': _, ...others } = headers
  const response = await fetch(url, {
    method,
    headers: { ...others, ...(type && { 'Content-Type': type }) },
    body: new Uint8Array(bytes),
    signal: AbortSignal.timeout(patience.pageMs),
  })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
