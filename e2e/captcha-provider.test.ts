import { expect, it } from 'vitest'
import { visit } from './browser.ts'
import { startOtherSite } from './other-site.ts'
import { startPortalCopy } from './portal-copy.ts'

/** A widget that says what a page's policy lets it do: its script runs, and its frame is shown. A press passes. */
const widget = (origin: string) => `
  window.turnstile = {
    render(place, options) {
      const frame = Object.assign(document.createElement('iframe'), { src: '${origin}/frame', title: 'Check' })
      const pass = Object.assign(document.createElement('button'), { type: 'button', textContent: 'I am a person' })
      pass.onclick = () => options.callback('token-of-' + options.sitekey)
      place.append(frame, pass)
      return 'widget'
    },
    remove() {},
  }`

/** Stands in for the provider on another site: its script, its frame, and the interface that says what a token is worth. */
async function startProvider() {
  const asked: Record<string, string>[] = []
  const site = await startOtherSite(async (request, response) => {
    const path = (request.url ?? '').split('?')[0]
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    if (path === '/turnstile/v0/api.js') {
      return response.setHeader('Content-Type', 'text/javascript').end(widget(`http://${request.headers.host}`))
    }
    if (path === '/frame') return response.setHeader('Content-Type', 'text/html').end('<p>shown</p>')
    asked.push(Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString())))
    return response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ success: true }))
  })
  return { ...site, asked }
}

it('has the provider’s widget pass a person under the page’s own policy, and sends the code', async () => {
  const provider = await startProvider()
  const portal = await startPortalCopy({
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SECRET: 'secret-key',
    CAPTCHA_ORIGIN: provider.origin,
  })
  try {
    const { page, goto } = await visit({ at: portal.address })
    await goto('/')
    await page
      .getByRole('button', { name: /log in/i })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Phone' }).click()
    await dialog.getByLabel('Phone', { exact: true }).fill('13892745510')
    await dialog.frameLocator('iframe[title=Check]').getByText('shown').waitFor()
    await dialog.getByRole('button', { name: 'I am a person' }).click()
    await dialog.getByRole('button', { name: 'Send the code' }).click()
    await page.getByText('Sending succeeded').waitFor()
    expect(provider.asked).toMatchObject([{ secret: 'secret-key', response: 'token-of-site-key' }])
  } finally {
    await portal.stop()
    provider.stop()
  }
})
