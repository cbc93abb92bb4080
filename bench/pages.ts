import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startPortal } from '../tooling/portal-process.ts'

// npm run bench:pages: from the click on "See prices" to the first result, and from the last key in a port field to its answer (the debounce included), in Chromium on demo data.
const say = (line: string) => void process.stdout.write(`${line}\n`)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const folder = await mkdtemp(join(tmpdir(), 'landbridge-pages-'))
const portal = await startPortal({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
const [clicks, keys]: [number[], number[]] = [[], []]
for (let round = 0; round < 7; round++) {
  const context = await browser.newContext({ baseURL: portal.address, viewport: { width: 1360, height: 860 } })
  await context.addInitScript(() => localStorage.setItem('lang', 'en'))
  const page = await context.newPage()
  await page.goto('/')
  for (const [label, typed, option] of [
    ['From', 'xian', 'CNXIA'],
    ['To', 'hamburg', 'DEHAM'],
  ] as const) {
    const box = page.getByRole('combobox', { name: label, exact: true })
    await box.click()
    await box.pressSequentially(typed.slice(0, -1))
    await page.waitForTimeout(600)
    const began = performance.now()
    await box.press(typed.slice(-1))
    const choice = page.getByRole('option').filter({ hasText: option }).first()
    await choice.waitFor()
    keys.push(performance.now() - began)
    await choice.click()
  }
  const began = performance.now()
  await page.getByRole('button', { name: 'See prices' }).click()
  await page.getByRole('button', { name: /^Book/ }).first().waitFor()
  clicks.push(performance.now() - began)
  await context.close()
}
say(`click to first result: median ${Math.round(median(clicks))} ms, slowest ${Math.round(Math.max(...clicks))} ms`)
say(`last key to answer on screen, debounce included: median ${Math.round(median(keys))} ms`)
await browser.close()
await portal.stop()
await rm(folder, { recursive: true, force: true })
