import { randomBytes, randomUUID } from 'node:crypto'
import type { Nodes } from '../tooling/nodes.ts'
import type { PlainClient } from '../tooling/plain-client.ts'
import { atOnce, type OneBrowser, oneBrowser } from './one-browser.ts'

const guessesAtOnce = 200
const rightOnesAtOnce = 30

/** Nobody gets in by guessing at the string that a scanned code hands out; of many who listen one gets it, and of many who show it one gets in. */
export async function guessAtExchange(nodes: Nodes): Promise<string[]> {
  const appUser = `sim-${randomUUID().slice(0, 8)}`
  await nodes.ask(
    `with made as (insert into app_user (id, kind, account) values (gen_random_uuid(), 'customer', $1) returning id)
     insert into messaging_app_binding (app_user_id, user_id, bound_at) select $1, id, now() from made`,
    [appUser],
  )
  const browser = await oneBrowser(nodes)
  const [here = nodes.client()] = browser
  const ticket = String((await here.send('GET', '/api/v1/getwxqrcode')).body.data?.ticket)
  const phone = nodes.client()
  for (const act of ['scan', 'confirm']) {
    const reply = await phone.send('POST', '/api/v1/messaging-app-simulator', {
      ticket,
      act,
      ...(act === 'scan' && { userId: appUser }),
    })
    if (reply.status !== 200) throw new Error(`The simulated phone cannot ${act}: ${JSON.stringify(reply.body)}`)
  }
  const handed = await listenAtOnce(browser, ticket)
  const [exchange = ''] = handed
  const show = (userId: string) => ['POST', '/api/v1/login-messaging-app', { userId }] as const
  const guesses = await atOnce(guessesAtOnce, browser, () => show(randomBytes(32).toString('base64url')))
  const thief = await atOnce(1, await oneBrowser(nodes), () => show(exchange))
  const entered = await atOnce(rightOnesAtOnce, browser, () => show(exchange))
  const logins = entered.filter(({ status }) => status === 200).length
  return [
    ...(handed.length === 1 ? [] : [`a ticket handed out ${handed.length} strings`]),
    ...(guesses.some(({ status }) => status < 400 || status >= 500) ? ['a guessed string got in'] : []),
    ...(thief[0]?.status === 200 ? ['the string let another browser in'] : []),
    ...(logins === 1 ? [] : [`one string let in ${logins}`]),
  ]
}

/** Several streams of one ticket at once, on every node; the strings that they hand out. */
async function listenAtOnce(browser: OneBrowser, ticket: string): Promise<string[]> {
  const heard = await Promise.all(
    Array.from({ length: 4 }, async (_, i) => {
      const { address, cookie, headers } = browser[i % browser.length] as PlainClient
      const response = await fetch(`${address}/api/v1/messaging-app-events?ticket=${ticket}`, {
        headers: { ...headers, Cookie: cookie },
      })
      return response.text()
    }),
  )
  return heard.flatMap((text) => [...text.matchAll(/"exchange":"([^"]+)"/g)].map(([, exchange = '']) => exchange))
}
