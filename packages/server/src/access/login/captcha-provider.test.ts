import { randomUUID } from 'node:crypto'
import { phoneEndpoints as calls } from '@landbridge/contract/access/phone-endpoints'
import { siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { expect, it } from 'vitest'
import { captchaProvider } from '../../platform/captcha-provider.ts'
import { httpStandIn } from '../../testing/provider-stand-in.ts'
import { newWorldWithSessions } from '../access-fixtures.ts'

const asked = {
  countryCode: '86',
  phone: '13892745510',
  isInternational: false,
  type: 'Login',
  verifyImgCode: true,
} as const
const passes = { status: 200, body: { success: true } }
const refusesWith = (...codes: string[]) => ({ status: 200, body: { success: false, 'error-codes': codes } })

async function portalAsking(answer: Parameters<typeof httpStandIn>[0], timeoutMs?: number) {
  const standIn = await httpStandIn(answer)
  const settings = { kind: 'turnstile', siteKey: 'site-key', secret: 'secret-key', origin: standIn.url } as const
  const captcha = captchaProvider({ ...settings, ...(timeoutMs && { timeoutMs }) })
  const world = await newWorldWithSessions(undefined, { captcha })
  const sentCodes = async () => (await world.pool.query('select phone from sms_code')).rows.length
  return { ...world, ...standIn, sentCodes, captcha }
}

it('sends a code to who passed the provider’s check, once for each token, and asks the provider as the one we are there', async () => {
  const { browser, heard, sentCodes } = await portalAsking(passes)
  const mei = browser()
  expect((await mei(calls.sendCode, { ...asked, code: 'token-1' })).status).toBe(200)
  expect(heard.map(({ method, path }) => [method, path])).toEqual([['POST', '/turnstile/v0/siteverify']])
  const told = Object.fromEntries(new URLSearchParams(heard[0]?.body))
  expect(told).toMatchObject({ secret: 'secret-key', response: 'token-1', remoteip: '127.0.0.1' })

  const again = await browser()(calls.sendCode, { ...asked, phone: '13892745511', code: 'token-1' })
  expect([again.status, again.body.fields]).toEqual([422, { code: 'access.person-check-failed' }])
  expect([heard.length, await sentCodes()]).toEqual([1, 1])
})

it.each([['invalid-input-response'], ['timeout-or-duplicate'], ['already-seen-response']])(
  'sends no code where the provider says %s, and names the field',
  async (code) => {
    const { browser, sentCodes } = await portalAsking(refusesWith(code))
    const refused = await browser()(calls.sendCode, { ...asked, code: 'token-2' })
    expect([refused.status, refused.body.fields]).toEqual([422, { code: 'access.person-check-failed' }])
    expect(await sentCodes()).toBe(0)
  },
)

it('asks for the check where no token came, and takes no picture or puzzle in its place', async () => {
  const { browser, heard, sentCodes } = await portalAsking(passes)
  const mei = browser()
  expect((await mei(calls.sendCode, asked)).body.fields).toEqual({ code: 'access.person-check-required' })
  const v = randomUUID()
  const picture = await mei.send({ method: 'GET', path: calls.picture.path, query: { v } })
  expect(picture.json()).toMatchObject({ success: false, code: 'shared.missing' })
  expect((await mei(calls.puzzle, { v })).body).toMatchObject({ success: false, code: 'shared.missing' })
  expect([heard.length, await sentCodes()]).toEqual([0, 0])
})

it.each([
  ['is silent', 'silence'],
  ['answers no verdict', { status: 502, body: { error: 'away' } }],
  ['does not know our secret', refusesWith('invalid-input-secret')],
] as const)(
  'says by name that the check cannot be made where the provider %s, and sends no code',
  async (_, answer) => {
    const { browser, sentCodes } = await portalAsking(answer, answer === 'silence' ? 50 : undefined)
    const refused = await browser()(calls.sendCode, { ...asked, code: 'token-3' })
    expect([refused.status, refused.body.code]).toEqual([503, 'access.captcha-unavailable'])
    expect(await sentCodes()).toBe(0)
  },
)

it('tells the browser which widget to show, and lets pages load that provider’s and nobody else’s', async () => {
  const { browser, url } = await portalAsking(passes)
  const config = await browser()(siteEndpoints.config, {})
  const script = `${url}/turnstile/v0/api.js?render=explicit`
  expect(config.data.captcha).toEqual({ kind: 'turnstile', siteKey: 'site-key', script })
  expect(JSON.stringify(config.body)).not.toContain('secret-key')
  const policy = String(config.headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${url};`)
  expect(policy).toContain(`frame-src 'self' ${url};`)
  expect(policy).toContain("style-src-attr 'unsafe-inline';")

  const plain = await (await newWorldWithSessions()).browser()(siteEndpoints.config, {})
  expect(plain.data.captcha).toBeUndefined()
  expect(String(plain.headers['content-security-policy'])).toContain("script-src 'self';")
})

it.each(['turnstile', 'hcaptcha'] as const)('knows where %s stands', (kind) => {
  const { widget, hosts } = captchaProvider({ kind, siteKey: 'k', secret: 's' })
  const host = new URL(widget.script).hostname
  const isAllowed = (allowed: string) => host === allowed.slice(8) || host.endsWith(allowed.replace('https://*', ''))
  expect(hosts.script.some(isAllowed)).toBe(true)
  expect([...hosts.script, ...hosts.frame].every((one) => one.startsWith('https://'))).toBe(true)
})
