import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@landbridge/contract/shared/languages'
import type { Browser } from 'playwright-core'
import { buildWeb } from '../scripts/set-up.mjs'
import { budgets } from '../tooling/budgets.ts'
import { launchChromium } from '../tooling/chromium.ts'
import { openWhole, weighFront, weighInner } from '../tooling/page-weight.ts'
import { startPortal } from '../tooling/portal-process.ts'

// npm run bench:web: sizes over the wire of the front page, the log-in dialog, a list and a form; the front page as a first visit meets it by Lighthouse on a telephone, and a change of language. Lighthouse is fetched by npx; BENCH_PORTAL names a portal that runs already.
const say = (line: string) => void process.stdout.write(`${line}\n`)
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
const lighthouse = 'lighthouse@13.0.1'
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
/** `sizes` alone, which takes seconds. */
const only = process.argv[2]

type Audit = { numericValue: number }
type Report = { categories: Record<string, { score: number }>; audits: Record<string, Audit> }

/** One run of Lighthouse as a telephone on a slow network; now and then its browser gives no trace, and is asked again. */
async function look(address: string, folder: string, tries = 3): Promise<Report> {
  const file = join(folder, 'report.json')
  const args = ['-y', lighthouse, address, '--quiet', '--output=json', `--output-path=${file}`]
  const { status, stderr } = spawnSync('npx', [...args, `--chrome-flags=${flags.join(' ')}`], {
    env: { ...process.env, CHROME_PATH: chromiumPath },
    encoding: 'utf8',
  })
  if (status !== 0 && tries > 1) return look(address, folder, tries - 1)
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}: ${stderr}`)
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

/** From the click on a language that was never loaded to its words on the screen. */
async function changeLanguage(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 860 } })
  const page = await context.newPage()
  await openWhole(page, `${address}/?lang=en`)
  await page.locator('.tool.lang').click()
  const choice = page.getByRole('button', { name: 'Русский' })
  await choice.waitFor()
  const took = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const began = performance.now()
        new MutationObserver(() => requestAnimationFrame(() => done(performance.now() - began))).observe(
          document.documentElement,
          { attributeFilter: ['lang'] },
        )
        ;[...document.querySelectorAll<HTMLElement>('.pop-item')].find((one) => one.lang === 'ru')?.click()
      }),
  )
  await context.close()
  return took
}

if (!process.env.BENCH_PORTAL) await buildWeb()
const folder = await mkdtemp(join(tmpdir(), 'landbridge-web-'))
const given = process.env.BENCH_PORTAL
const portal = given ? undefined : await startPortal({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
const address = given ?? portal?.address ?? ''
const browser = await launchChromium()
const wrong: string[] = []
/** Says a figure beside what it may be. */
function hold(what: string, figure: number, most: number): void {
  say(`  ${what} ${figure} (wanted ≤ ${most})`)
  if (!(figure <= most)) wrong.push(what)
}

async function weighAll(): Promise<void> {
  for (const language of languages) {
    say(`${language}, bytes over the wire:`)
    const { front, login } = await weighFront(browser, address, language)
    hold('script of the front page', front.script, budgets.frontScript)
    hold('its words', front.words, budgets.frontWords)
    hold('its styles', front.styles, budgets.frontStyles)
    hold('the log-in dialog besides', login, budgets.loginScript)
  }
  hold('list of bookings in all', await weighInner(browser, address, '/user/order/booking/railway'), budgets.listScript)
  hold('railway form in all', await weighInner(browser, address, '/freight/reorder/railway'), budgets.formScript)
}

async function watchFirstVisit(): Promise<void> {
  const changes: number[] = []
  for (let round = 0; round < rounds; round++) changes.push(await changeLanguage(browser, address))
  hold('change of language, median ms', Math.round(median(changes)), budgets.languageMs)
  const reports: Report[] = []
  for (let round = 0; round < rounds; round++) reports.push(await look(`${address}/?lang=en`, folder))
  const points = (name: string) =>
    Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100)
  const figure = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  say(
    `Lighthouse, median of ${rounds}, load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}:`,
  )
  for (const name of ['performance', 'accessibility', 'best-practices', 'seo']) {
    say(`  ${name} ${points(name)} (wanted ≥ ${budgets.points})`)
    if (points(name) < budgets.points) wrong.push(name)
  }
  const [fcp, tbt] = ['first-contentful-paint', 'total-blocking-time'].map(figure)
  say(`  first paint ${Math.round(fcp ?? 0)} ms, blocked ${Math.round(tbt ?? 0)} ms`)
  hold('largest paint, ms', Math.round(figure('largest-contentful-paint')), budgets.largestPaintMs)
  hold('layout shift', figure('cumulative-layout-shift'), budgets.layoutShift)
}

try {
  await weighAll()
  if (only !== 'sizes') await watchFirstVisit()
} finally {
  await browser.close()
  await portal?.stop()
  await rm(folder, { recursive: true, force: true })
}
say(wrong.length === 0 ? 'all within what is wanted' : `beyond what is wanted: ${wrong.join(', ')}`)
process.exitCode = wrong.length === 0 ? 0 : 1
