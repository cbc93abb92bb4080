import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { launchChromium, logInByDialog } from '../tooling/chromium.ts'
import type { Nodes } from '../tooling/nodes.ts'
import { makePeople, password } from '../tooling/people.ts'
import type { Size } from './proof.ts'

/** Something that nobody but its owner may read, and what it is. */
export type Secret = { what: string; value: string }

const pagesSeen: Record<Size, readonly string[]> = {
  smoke: ['/user/accountSafe', '/track/share/O1/J1/C1?key=a-share-key-to-follow'],
  full: [
    '/user/accountSafe',
    '/user/info',
    '/user/order',
    '/user/order/tracking/common/list',
    '/freight/railway/query',
    '/track/share/O1/J1/C1?key=a-share-key-to-follow',
    '/tracerQuery',
    '/404?url=somewhere',
  ],
}

/** What a browser sends while somebody logs in and looks around: no secret in an address or a referrer, and none to anybody else. */
export async function browseForLeaks(
  nodes: Nodes,
  size: Size,
): Promise<{ requests: number; breaches: string[]; secrets: Secret[] }> {
  const account = `reader-${randomUUID().slice(0, 8)}`
  await makePeople(nodes, { accounts: [account], kind: 'customer' })
  const home = nodes.addresses[0] ?? ''
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ baseURL: home, viewport: { width: 1360, height: 860 } })
    await context.addInitScript(() => localStorage.setItem('lang', 'en'))
    await context.addCookies([{ name: 'language', value: 'en', url: home }])
    const page = await context.newPage()
    const sent = listen(context)
    const addresses = listenToAddresses(page)
    await page.goto('/')
    await logInByDialog(page, account, password)
    for (const path of pagesSeen[size]) await page.goto(path, { waitUntil: 'networkidle' })
    const secrets = await secretsIn(context, page)
    return { requests: sent.length, breaches: wrongIn({ sent, addresses, secrets, home }), secrets }
  } finally {
    await browser.close()
  }
}

type SentRequest = { url: string; referrer: string }

function listen(context: BrowserContext): SentRequest[] {
  const sent: SentRequest[] = []
  context.on('request', async (request) => {
    const { referer = '' } = await request.allHeaders().catch(() => ({ referer: '' }))
    sent.push({ url: request.url(), referrer: referer })
  })
  return sent
}

function listenToAddresses(page: Page): string[] {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => void addresses.push(frame.url()))
  return addresses
}

async function secretsIn(context: BrowserContext, page: Page): Promise<Secret[]> {
  const stored = await page.evaluate(() => localStorage.getItem('token') ?? '{}')
  const { Id = '' } = JSON.parse(stored) as { Id?: string }
  if (!Id) throw new Error('Nobody is logged in to the browser.')
  const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly)
  return [
    { what: 'the session id', value: Id },
    ...cookies.map(({ value }) => ({ what: 'a cookie', value })),
    { what: 'the share key', value: 'a-share-key-to-follow' },
  ]
}

type Seen = { sent: readonly SentRequest[]; addresses: readonly string[]; secrets: readonly Secret[]; home: string }

/** Calls carry the session's public id and a signature, which are worth nothing alone; nothing else does, and no address of a page. */
function wrongIn({ sent, addresses, secrets, home }: Seen): string[] {
  const inReferrer = sent.flatMap(({ url, referrer }) => {
    const foreign = referrer !== '' && new URL(url).origin !== home
    const leaked = secrets.filter(({ value }) => referrer.includes(value))
    const isTelling = /[?&](tokenid|hash|key|code)=/.test(referrer)
    return foreign || leaked.length > 0 || isTelling ? [`the referrer ${referrer} was told to ${url}`] : []
  })
  const cookies = secrets.filter(({ what }) => what === 'a cookie')
  const inAddress = sent
    .filter(({ url }) => [...cookies, { value: password }].some(({ value }) => url.includes(value)))
    .map(({ url }) => `a cookie or a password in ${url}`)
  const elsewhere = sent
    .filter(({ url }) => new URL(url).origin !== home && secrets.some(({ value }) => url.includes(value)))
    .map(({ url }) => `a secret was sent to ${url}`)
  const inPages = addresses
    .filter((url) => /[?&](tokenid|hash)=/.test(url) || cookies.some(({ value }) => url.includes(value)))
    .map((url) => `a page stands at ${url}`)
  return [...inReferrer, ...inAddress, ...elsewhere, ...inPages]
}
