import { expect, it } from 'vitest'
import { paths } from '../packages/web/src/paths.ts'
import { logIn, visit } from './browser.ts'
import { startOtherSite } from './other-site.ts'
import { startPortalCopy } from './portal-copy.ts'

/** A picture of one grey point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

/** A service of map tiles on another site, which keeps what it was asked for. */
async function startTiles() {
  const asked: string[] = []
  const site = await startOtherSite((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('Content-Type', 'image/png').end(point)
  })
  return { ...site, asked }
}

it('draws the tiles of the service that a deployment names, with its key, under the page’s own policy', async () => {
  const tiles = await startTiles()
  const portal = await startPortalCopy({
    MAP_TILE_STYLE: `${tiles.origin}/{z}/{x}/{y}.png?key={key}`,
    MAP_KEY: 'map-key',
    CRM_BASE_PATH: 'https://crm.example/forms',
  })
  try {
    const visitor = await visit({ at: portal.address })
    const { page, goto } = visitor
    const refused: string[] = []
    page.on('console', (said) => /Content Security Policy/.test(said.text()) && refused.push(said.text()))
    const answer = await page.request.get('/')
    const policy = answer.headers()['content-security-policy']
    expect(policy).toContain(`img-src 'self' data: blob: ${tiles.origin};`)
    expect(policy).toContain("connect-src 'self' https://crm.example;")

    await goto('/')
    await logIn(visitor, 'demo')
    await goto(paths.tracking())
    await page.locator('main a[href*="/tracking/"], main a[href*="/track"]').first().click()
    await page.locator('img.leaflet-tile-loaded').first().waitFor()
    const widths = await page
      .locator('img.leaflet-tile-loaded')
      .evaluateAll((drawn) => drawn.map((one) => (one as HTMLImageElement).naturalWidth))
    expect(widths).toEqual(widths.map(() => 1))
    for (const path of tiles.asked) expect(path).toMatch(/^\/\d+\/\d+\/\d+\.png\?key=map-key$/)
    expect(refused).toEqual([])
  } finally {
    await portal.stop()
    tiles.stop()
  }
})
