import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, it } from 'vitest'
import { root } from '../../scripts/set-up.mjs'
import { launchChromium } from '../../tooling/chromium.ts'
import { type FoundThings, findThings } from '../../tooling/found-things.ts'
import { ownPortal } from '../../tooling/own-portal.ts'
import { type PageReader, pageReaders } from '../../tooling/page-table.ts'
import { arrived, type KeptSession, keptSession, openPage, readingPage } from '../../tooling/page-visit.ts'
import { filmStory } from './film-story.ts'
import { pictures } from './picture-table.ts'

const sizes = { desk: { width: 1360, height: 860 }, phone: { width: 360, height: 780 } }
const folder = join(root, 'docs', 'pictures')
let browser: Browser
let found: FoundThings
const sessions: Partial<Record<PageReader, KeptSession>> = {}

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  browser = await launchChromium()
  found = await findThings(ownPortal())
  for (const reader of pageReaders) sessions[reader] = await keptSession(browser, ownPortal(), reader)
})
afterAll(() => browser?.close())

it.each(pictures)('draws $name', async ({ name, by, at, size = 'desk', dark, prepare }) => {
  const page = await readingPage({ browser, address: ownPortal(), session: sessions[by], language: 'en' })
  await page.setViewportSize(sizes[size])
  for (const colorScheme of dark ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openPage(page, at(found))
    await prepare?.(page)
    await arrived(page)
    const webp = await sharp(await page.screenshot())
      .webp({ quality: 84, effort: 6 })
      .toBuffer()
    await writeFile(join(folder, `${name}${colorScheme === 'dark' ? '-dark' : ''}.webp`), webp)
  }
  await page.context().close()
})

// The last, for it changes what the pictures show.
it('films a booking from its price to its trace', filmStory)
