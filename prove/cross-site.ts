import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { allEndpoints } from '../packages/server/src/app/endpoints.ts'
import type { Nodes } from '../tooling/nodes.ts'
import { administrator, loggedIn, makePeople } from '../tooling/people.ts'
import type { PlainClient } from '../tooling/plain-client.ts'
import { findLeaks } from './leaks.ts'
import { provenOnNodes } from './proof.ts'

type Write = { method: string; path: string; byStaff: boolean }
/** What a page of another site can make a browser send. `unsigned`: it knows neither the session's id nor the signature. */
type Forgery = { says: string; headers?: Record<string, string>; drop?: string[]; form?: string; unsigned?: boolean }

const forgeriesAt = (host: string): Forgery[] => [
  { says: 'another origin', headers: { Origin: 'https://elsewhere.example' } },
  { says: 'no origin to tell', headers: { Origin: 'null' } },
  { says: 'an origin that begins like ours', headers: { Origin: `http://${host}.elsewhere.example` } },
  { says: 'an origin with ours in its path', headers: { Origin: `http://elsewhere.example/${host}` } },
  { says: 'another port of this machine', headers: { Origin: 'http://127.0.0.1:9' } },
  { says: 'another site', headers: { 'Sec-Fetch-Site': 'cross-site' } },
  { says: 'a neighbouring site', headers: { 'Sec-Fetch-Site': 'same-site' } },
  { says: 'no site', headers: { 'Sec-Fetch-Site': 'none' } },
  { says: 'two sites', headers: { 'Sec-Fetch-Site': 'same-origin, cross-site' } },
  { says: 'without the header', drop: ['X-Requested-With'] },
  { says: 'with another header', headers: { 'X-Requested-With': 'fetch' } },
  { says: 'a form', drop: ['X-Requested-With'], form: 'application/x-www-form-urlencoded' },
  { says: 'a form of parts', drop: ['X-Requested-With'], form: 'multipart/form-data; boundary=x' },
  { says: 'a form of text', drop: ['X-Requested-With'], form: 'text/plain' },
  { says: 'a form, unsigned', drop: ['X-Requested-With'], form: 'application/x-www-form-urlencoded', unsigned: true },
  { says: 'unsigned, from another site', headers: { Origin: 'https://elsewhere.example' }, unsigned: true },
]

/** No page of another site makes the portal do anything, and nothing secret stands in what is written down. */
export const crossSite = provenOnNodes(
  'cross-site',
  'Other sites can make the portal do nothing, and no log, address or referrer tells a secret.',
  async (nodes, size, note) => {
    const people = await peopleWith(nodes)
    const { writes, outside } = allWrites()
    const before = await deedsSoFar(nodes)
    const tried = await forgeAll(people, writes)
    const deeds = (await deedsSoFar(nodes)) - before
    note(`${tried.requests} forged requests to ${writes.length} calls`)
    const leaks = await findLeaks(nodes, size, note)
    const control = await throughForgivingProxy(nodes, people, writes)
    return {
      figures: {
        writes: writes.length,
        outsideSessions: outside,
        forgeries: tried.requests,
        accepted: tried.breaches.length,
        deeds,
        ...leaks.figures,
        control: control + leaks.control,
      },
      breaches: [
        ...tried.breaches,
        ...(deeds === 0 ? [] : [`${deeds} deeds are in the audit after forged requests`]),
        ...leaks.breaches,
        ...(control > 0 ? [] : ['the control was not found: a proxy that takes the marks of another site away']),
      ],
    }
  },
)

/** Every call that changes something under a session; what nobody's session is looked at for cannot be forged. */
function allWrites(): { writes: Write[]; outside: number } {
  const all = allEndpoints().filter(({ reads }) => !reads)
  const inside = all.filter(({ signed, by }) => signed || by.some((actor) => actor !== 'guest'))
  const writes = inside.map(({ method, path, by }) => ({
    method,
    path: path.replaceAll(/:\w+/g, 'X'),
    byStaff: by.some((actor) => actor === 'staff'),
  }))
  return { writes, outside: all.length - inside.length }
}

type People = { staff: PlainClient; customer: PlainClient }

async function peopleWith(nodes: Nodes): Promise<People> {
  await makePeople(nodes, { accounts: ['forged-for'], kind: 'customer' })
  return { staff: await administrator(nodes), customer: await loggedIn(nodes, 'forged-for') }
}

const deedsSoFar = async (nodes: Nodes): Promise<number> =>
  Number((await nodes.ask<{ deeds: number }>('select count(*)::int as deeds from audit_entry'))[0]?.deeds)

async function forgeAll({ staff, customer }: People, writes: readonly Write[], at = staff.address) {
  const breaches: string[] = []
  let requests = 0
  for (const write of writes) {
    const client = write.byStaff ? staff : customer
    const forged = forgeriesAt(new URL(at).host).map(async (forgery) => {
      const answer = await forge(client, write, forgery, at)
      if (answer) breaches.push(`${write.method} ${write.path} from ${forgery.says}: ${answer}`)
    })
    requests += forged.length
    await Promise.all(forged)
  }
  return { requests, breaches }
}

/** What was wrong with the answer, if anything: refused at the door is what is wanted, before anything is looked at. */
async function forge(
  client: PlainClient,
  { method, path }: Write,
  forgery: Forgery,
  at: string,
): Promise<string | undefined> {
  const call = await client.request(method, path)
  const headers: Record<string, string> = { ...call.headers, ...forgery.headers }
  for (const name of forgery.drop ?? []) delete headers[name]
  if (forgery.form) headers['Content-Type'] = forgery.form
  const url = new URL(call.url)
  if (forgery.unsigned) for (const name of ['hash', 'tokenid']) url.searchParams.delete(name)
  const body = forgery.form?.startsWith('multipart') ? '--x--\r\n' : (call.body ?? undefined)
  const response = await fetch(`${at}${url.pathname}${url.search}`, {
    method,
    headers,
    ...(method !== 'GET' && body !== undefined && { body }),
  })
  const text = await response.text()
  if (response.headers.has('access-control-allow-origin')) return 'the answer may be read elsewhere'
  if (response.headers.has('set-cookie')) return 'a cookie was set'
  // A body that is no form of ours is refused even before the door.
  if ([400, 415].includes(response.status) && (forgery.unsigned || forgery.form)) return undefined
  return response.status === 403 && text.includes('"access.cross-site"')
    ? undefined
    : `${response.status} ${text.slice(0, 80)}`
}

/** The control: behind a proxy that takes the marks of another site away the same forgeries get in. */
async function throughForgivingProxy(nodes: Nodes, people: People, writes: readonly Write[]): Promise<number> {
  const { hostname, port } = new URL(nodes.addresses[0] ?? '')
  const proxy = createServer((asked, answer) => {
    const { origin: _, 'sec-fetch-site': __, ...headers } = asked.headers
    const own = { ...headers, host: `${hostname}:${port}`, 'x-requested-with': 'XMLHttpRequest' }
    const onward = send({ hostname, port, method: asked.method, path: asked.url, headers: own }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const at = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const { breaches } = await forgeAll(people, writes.slice(0, 12), at)
  proxy.closeAllConnections()
  proxy.close()
  return breaches.length
}
