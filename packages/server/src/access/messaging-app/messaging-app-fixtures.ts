import {
  type LoginEvent,
  messagingAppEndpoints,
  simulatorEndpoints,
} from '@landbridge/contract/access/messaging-app-endpoints'
import type { newWorldWithSessions } from '../access-fixtures.ts'

export type World = Awaited<ReturnType<typeof newWorldWithSessions>>
export type Browser = ReturnType<World['browser']>

export const newTicket = async (browser: Browser): Promise<string> =>
  (await browser(messagingAppEndpoints.code, {})).data.ticket

export async function loginEvents(browser: Browser, ticket: string): Promise<LoginEvent[]> {
  const { path, method, wire } = messagingAppEndpoints.events
  const reply = await browser.send({ method, path, query: { ticket } })
  const events = reply.body.split('\n').filter((line) => line.startsWith('data: '))
  return events.map((line) => wire.output.decode(JSON.parse(line.slice(6))))
}

export async function scanAndConfirm(phone: Browser, ticket: string, userId: string) {
  await phone(simulatorEndpoints.act, { ticket, act: 'scan', userId })
  return phone(simulatorEndpoints.act, { ticket, act: 'confirm' })
}

export async function exchangeFor(world: World, browser: Browser, userId = 'sim-mei'): Promise<string> {
  const ticket = await newTicket(browser)
  await scanAndConfirm(world.browser(), ticket, userId)
  return (await loginEvents(browser, ticket)).at(-1)?.exchange ?? ''
}

export async function lastCode({ pool }: World): Promise<string> {
  const { rows } = await pool.query('select body from outgoing_message order by made_at desc limit 1')
  return /\d{6}/.exec(rows[0]?.body)?.[0] ?? ''
}
