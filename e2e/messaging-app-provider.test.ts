import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { findPostgres } from '../scripts/postgres.mjs'
import { startNodes } from '../tooling/nodes.ts'
import type { PlainClient } from '../tooling/plain-client.ts'
import { visit } from './browser.ts'
import { startPortalCopy } from './portal-copy.ts'

/** Stands in for WeChat on another site, with the page of the code and the interface that names the person. */
async function startProvider() {
  const secrets: (string | null)[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/sns/oauth2/access_token') {
      secrets.push(url.searchParams.get('secret'))
      const isRight = url.searchParams.get('code') === 'confirmed'
      const answer = isRight ? { openid: 'o-1', unionid: 'sim-chen-mei' } : { errcode: 40029, errmsg: 'invalid code' }
      return response.end(JSON.stringify(answer))
    }
    const back = (code: string) =>
      `${url.searchParams.get('redirect_uri')}?code=${code}&state=${url.searchParams.get('state')}`
    response.setHeader('Content-Type', 'text/html')
    return response.end(`<a href="${back('confirmed')}">confirm</a> <a href="${back('stale')}">stale</a>`)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, secrets, stop: () => server.close() }
}

it('logs in through the provider’s page in the dialog, and tells its error code', async () => {
  const provider = await startProvider()
  const portal = await startPortalCopy({
    WECHAT_APP_ID: 'wx-app',
    WECHAT_APP_SECRET: 'wx-secret',
    WECHAT_ORIGIN: provider.origin,
  })
  try {
    const { page, goto } = await visit({ at: portal.address })
    await goto('/')
    await page
      .getByRole('button', { name: /log in/i })
      .first()
      .click()
    await page.getByRole('tab', { name: 'Scan QR code' }).click()
    // By keyboard: while the dialog settles, a click can meet the place where the link was.
    const frame = page.frameLocator('iframe')
    await frame.getByText('stale').press('Enter')
    await page.getByText('error code 40029').waitFor()
    await frame.getByText('confirm').press('Enter')
    await page.getByText('Login succeeded').waitFor()
    expect(provider.secrets).toEqual(['wx-secret', 'wx-secret'])
    // There is no simulated phone beside the real one.
    await goto(`/messaging-app/simulator?ticket=${'0'.repeat(32)}`)
    await page.getByRole('alert').waitFor()
  } finally {
    await portal.stop()
    provider.stop()
  }
})

/** The events of a ticket, as a program reads them that bears the browser's cookie. */
async function eventsAt(client: PlainClient, ticket: string): Promise<{ event: string; exchange?: string }[]> {
  const url = `${client.address}/api/v1/messaging-app-events?ticket=${ticket}`
  const text = await (await fetch(url, { headers: { Cookie: client.cookie } })).text()
  return text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)))
}

it.skipIf(!findPostgres())('tells a browser at one node what a phone does at the other', async () => {
  const nodes = await startNodes()
  try {
    const [browser, phone] = [nodes.client(0), nodes.client(1)]
    await browser.send('GET', '/api/v1/site-config')
    const ticket = String((await browser.send('GET', '/api/v1/getwxqrcode')).body.data?.ticket)
    const listening = eventsAt(browser, ticket)
    const act = (fields: object) => phone.send('POST', '/api/v1/messaging-app-simulator', { ticket, ...fields })
    expect((await act({ act: 'scan', userId: 'sim-nodes' })).status).toBe(200)
    expect((await act({ act: 'confirm' })).status).toBe(200)
    const events = await listening
    expect(events.map(({ event }) => event)).toEqual(['scanned', 'token'])

    // The string that one node handed out is good at the other, in the same browser, and nowhere else.
    const userId = events[1]?.exchange ?? ''
    const number = { countryCode: '86', phone: '13892745510' }
    const sms = { ...number, isInternational: 'F', type: 'BindPhone', verifyImgCode: 'F', userId }
    expect((await phone.send('POST', '/api/v1/send-sms-code', sms)).status).not.toBe(200)
    expect((await browser.send('POST', '/api/v1/send-sms-code', sms)).status).toBe(200)
    const [message] = await nodes.ask<{ body: string }>('select body from outgoing_message')
    const login = { userId, ...number, verifyCode: /\d{6}/.exec(message?.body ?? '')?.[0] }
    const elsewhere = nodes.client(1)
    elsewhere.cookie = browser.cookie
    const replies = await Promise.all(
      [browser, elsewhere, browser, elsewhere].map((client) =>
        client.send('POST', '/api/v1/login-messaging-app', login),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  } finally {
    await nodes.stop()
  }
})
