import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { hasChromium } from '../tooling/chromium.ts'
import type { Nodes } from '../tooling/nodes.ts'
import {
  administrator,
  anyPhone,
  askForCode,
  codeInOutbox,
  makePeople,
  password,
  solvePuzzle,
} from '../tooling/people.ts'
import type { PlainClient } from '../tooling/plain-client.ts'
import { browseForLeaks, type Secret } from './leaks-in-browser.ts'
import type { Size } from './proof.ts'

type Found = { figures: Record<string, number | string>; breaches: string[]; control: number }

/** Where no provider is set a development machine prints the messages on purpose; production does not. */
const isMessage = (line: string) => /^\[(SMS|mail) to /.test(line)

/** Words that stand in a log line only where something secret follows. */
const telling = [/tokenid=/i, /[?&]hash=/, /\$argon2/, /[?&]key=/, /verifySmsCode/, /password["']?\s*[=:]\s*["'\w]/i]

/** People do all that has to do with secrets, rightly and wrongly; then every line of the logs is read. */
export async function findLeaks(nodes: Nodes, size: Size, note: (line: string) => void): Promise<Found> {
  const secrets = [...(await liveThroughADay(nodes)), ...(await breakInTheMiddle(nodes))]
  const browsed = hasChromium() ? await browseForLeaks(nodes, size) : { requests: 0, breaches: [], secrets: [] }
  secrets.push(...browsed.secrets)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const lines = nodes
    .logs()
    .split('\n')
    .filter((line) => !isMessage(line))
  const breaches = [...new Set(lines.flatMap((line) => leakedIn(line, secrets)))]
  note(
    `${secrets.length} secrets looked for in ${lines.length} lines of logs and ${browsed.requests} requests of a browser`,
  )
  const control = await plantedLeak(nodes)
  return {
    figures: { secrets: secrets.length, logLines: lines.length, browserRequests: browsed.requests },
    breaches: [
      ...breaches,
      ...browsed.breaches,
      ...(lines.length > 50 ? [] : ['there are hardly any logs to read']),
      ...(control > 0 ? [] : ['the control was not found: a session in an address that is logged']),
    ],
    control,
  }
}

/** What a line tells: one of the secrets, standing by itself, or a word that comes with one. */
function leakedIn(line: string, secrets: readonly Secret[]): string[] {
  const known = secrets.filter(({ value }) => {
    const at = line.indexOf(value)
    return at >= 0 && !/[0-9a-f.]/i.test(`${line[at - 1] ?? ' '}${line[at + value.length] ?? ' '}`)
  })
  const words = telling.filter((word) => word.test(line))
  return [...known.map(({ what }) => what), ...words.map(String)].map((what) => `${what} in: ${line.slice(0, 160)}`)
}

/** A client that remembers its session and each signature as secrets. */
function remembering(client: PlainClient, secrets: Secret[]): PlainClient {
  const request = client.request.bind(client)
  client.request = async (...call) => {
    const made = await request(...call)
    const hash = new URL(made.url).searchParams.get('hash') ?? ''
    secrets.push({ what: 'a signature', value: hash }, { what: 'a signature', value: encodeURIComponent(hash) })
    return made
  }
  return client
}

function secretsOf({ tokenId, cookie }: PlainClient): Secret[] {
  const values = cookie.split('; ').map((one) => one.slice(one.indexOf('=') + 1))
  return [
    { what: 'a session id', value: tokenId },
    ...values.flatMap((value) => [
      { what: 'a cookie', value },
      { what: 'the hash of a cookie', value: createHash('sha256').update(value).digest('hex') },
    ]),
  ].filter(({ value }) => value !== '')
}

async function liveThroughADay(nodes: Nodes): Promise<Secret[]> {
  const secrets: Secret[] = [{ what: 'a password', value: password }]
  const office = remembering(await administrator(nodes), secrets)
  const account = `day-${randomUUID().slice(0, 8)}`
  await makePeople(nodes, { accounts: [account], kind: 'customer' })
  const client = remembering(nodes.client(), secrets)
  const words = ['wrong-word-17', 'next-word-4711', 'too-short-w', 'staff-word-of-some-length']
  secrets.push(...words.map((value) => ({ what: 'a password', value })))
  await client.send('POST', '/api/v1/login-account', { account, password: words[0] })
  await client.logIn(account, password)
  await client.send('PUT', '/api/v1/password', { oldPassword: password, newPassword: words[1] })
  await client.send('PUT', '/api/v1/password', { oldPassword: words[0], newPassword: words[2], Extra: words[2] })
  await client.send('POST', '/api/v1/login-account', { account, password: words[1] }, { json: true })
  await malformed(client, words[1] ?? '')

  const phone = anyPhone()
  await askForCode(client, phone, await solvePuzzle(client))
  const code = await codeInOutbox(office, phone)
  secrets.push({ what: 'a one-time code', value: code })
  await client.send('POST', '/api/v1/check-sms-code', { phone, type: 'Login', code })
  await client.send('POST', '/api/v1/login-phone', { area: '86', phone, verifySmsCode: code })
  await office.send('POST', '/api/v1/admin/user', {
    account: `staff-${account}`,
    RealName: 'Wang Jun',
    Duties: ['content'],
    newPassword: words[3],
  })
  secrets.push(...(await useKeys(client)), ...secretsOf(client), ...secretsOf(office))
  return secrets
}

/** Bodies that cannot be read, and addresses that lead nowhere, with secrets in them. */
async function malformed(client: PlainClient, word: string): Promise<void> {
  const { url, headers } = await client.request('POST', '/api/v1/login-account')
  const tries = [
    { type: 'application/json', body: `{"account":"x","password":"${word}"` },
    { type: 'application/json', body: `{"__proto__":{},"password":"${word}"}` },
    { type: 'application/x-www-form-urlencoded', body: `password=${word}&password=${word}` },
    { type: 'application/xml', body: `<password>${word}</password>` },
    { type: 'multipart/form-data', body: `password=${word}` },
  ]
  for (const { type, body } of tries)
    await fetch(url, { method: 'POST', headers: { ...headers, 'Content-Type': type }, body })
  const nowhere = `${client.address}/api/v1/nothing?tokenid=${client.tokenId}&password=${word}`
  await fetch(nowhere, { headers: { ...headers, Referer: nowhere } })
}

/** A share link that leads nowhere and a key of a program: neither may be written down. */
async function useKeys(client: PlainClient): Promise<Secret[]> {
  const key = randomBytes(16).toString('base64url')
  const apiKey = randomBytes(32).toString('base64url')
  const trace = `${client.address}/logistics/open-up/getLocationInfo/J1/C1?orderNum=O1&key=${key}`
  await fetch(trace, { headers: { Referer: `${client.address}/track/share/O1/J1/C1?key=${key}` } })
  await fetch(`${client.address}/track/share/O1/J1/C1?key=${key}`)
  const { url } = await client.request('GET', '/api/v1/user-info')
  await fetch(url, { headers: { Authorization: `Bearer ${apiKey}` } })
  return [
    { what: 'a share key', value: key },
    { what: 'an API key', value: apiKey },
  ]
}

/** The database refuses what the program is sure of: the failure is logged, and what was to be written is not. */
async function breakInTheMiddle(nodes: Nodes): Promise<Secret[]> {
  const account = `broken-${randomUUID().slice(0, 8)}`
  await makePeople(nodes, { accounts: [account], kind: 'customer' })
  const client = nodes.client()
  await client.send('GET', '/api/v1/site-config')
  const tables = ['session', 'sms_code', 'captcha', 'messaging_app_ticket']
  for (const table of tables) await nodes.ask(`alter table ${table} add constraint never check (false) not valid`)
  const replies = [
    await client.send('POST', '/api/v1/login-account', { account, password }),
    await client.send('POST', '/api/v1/getimgverifypuzzle', { v: randomUUID() }),
    await client.send('GET', '/api/v1/getwxqrcode'),
  ]
  for (const table of tables) await nodes.ask(`alter table ${table} drop constraint never`)
  if (replies.some(({ status }) => status !== 500))
    throw new Error(`Nothing broke: ${JSON.stringify(replies.map(({ status, body }) => [status, body.code]))}`)
  return [{ what: 'a row that was refused', value: 'Failing row contains' }, ...secretsOf(client)]
}

/** The control: a session's id in an address, which the log writes down. */
async function plantedLeak(nodes: Nodes): Promise<number> {
  const client = nodes.client()
  client.tokenId = randomUUID()
  await fetch(`${client.address}/api/v1/${client.tokenId}`)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const secrets = [{ what: 'a session id', value: client.tokenId }]
  return nodes
    .logs()
    .split('\n')
    .filter((line) => leakedIn(line, secrets).length > 0).length
}
