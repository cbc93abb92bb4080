import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { buildWeb } from '../scripts/set-up.mjs'
import { startPortal } from '../tooling/portal-process.ts'

// npm run bench:web: the front page as a first visit meets it: Lighthouse on a telephone, sizes over the wire, and a change of language. Lighthouse is fetched by npx; BENCH_PORTAL names a portal that runs already.
const say = (line: string) => void process.stdout.write(`${line}\n`)
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
const lighthouse = 'lighthouse@13.0.1'
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const wanted = {
  scriptBytes: 130_000,
  styleBytes: 30_000,
  performance: 95,
  others: 95,
  lcpMs: 1800,
  cls: 0.05,
  languageMs: 300,
}

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

/** Until the drawn page has been taken over and nothing more is fetched. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.waitForLoadState('networkidle')
}

/** What a first visit fetches, as it comes over the wire. */
async function weigh(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  await open(page, address)
  const entries = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      (one) => [one.name, one.encodedBodySize] as const,
    ),
  )
  await context.close()
  const sum = (end: string) =>
    entries.filter(([name]) => name.endsWith(end)).reduce((total, [, size]) => total + size, 0)
  return { script: sum('.js'), style: sum('.css'), letters: sum('.woff2'), requests: entries.length + 1 }
}

/** From the click on a language that was never loaded to its words on the screen. */
async function changeLanguage(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 860 } })
  const page = await context.newPage()
  await open(page, `${address}/?lang=en`)
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

if (!process.env.BENCH_PORTAL) buildWeb()
const folder = await mkdtemp(join(tmpdir(), 'landbridge-web-'))
const given = process.env.BENCH_PORTAL
const portal = given ? undefined : await startPortal({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
const address = given ?? portal?.address ?? ''
const browser = await chromium.launch({ executablePath: chromiumPath, args: flags })
const wrong: string[] = []
const check = (what: string, isRight: boolean) => void (isRight || wrong.push(what))
try {
  for (const language of ['en', 'zh-CN', 'zh-TW', 'ru']) {
    const { script, style, letters, requests } = await weigh(browser, `${address}/?lang=${language}`)
    say(`${language}: ${script} bytes of script, ${style} of styles, ${letters} of letters, ${requests} requests`)
    check(`script in ${language}`, script <= wanted.scriptBytes)
    check(`styles in ${language}`, style <= wanted.styleBytes)
  }
  const changes: number[] = []
  for (let round = 0; round < rounds; round++) changes.push(await changeLanguage(browser, address))
  say(`change of language: median ${Math.round(median(changes))} ms, slowest ${Math.round(Math.max(...changes))} ms`)
  check('change of language', median(changes) < wanted.languageMs)
  const reports: Report[] = []
  for (let round = 0; round < rounds; round++) reports.push(await look(`${address}/?lang=en`, folder))
  const score = (name: string) =>
    Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100)
  const figure = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  say(
    `Lighthouse, median of ${rounds}, load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}:`,
  )
  for (const name of ['performance', 'accessibility', 'best-practices', 'seo']) {
    say(`  ${name} ${score(name)}`)
    check(name, score(name) >= (name === 'performance' ? wanted.performance : wanted.others))
  }
  const [fcp, lcp, tbt] = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(figure)
  say(
    `  first paint ${Math.round(fcp ?? 0)} ms, largest ${Math.round(lcp ?? 0)} ms, blocked ${Math.round(tbt ?? 0)} ms, layout shift ${figure('cumulative-layout-shift').toFixed(3)}`,
  )
  check('largest paint', (lcp ?? Number.NaN) < wanted.lcpMs)
  check('layout shift', figure('cumulative-layout-shift') <= wanted.cls)
} finally {
  await browser.close()
  await portal?.stop()
  await rm(folder, { recursive: true, force: true })
}
say(wrong.length === 0 ? 'all within what is wanted' : `beyond what is wanted: ${wrong.join(', ')}`)
process.exitCode = wrong.length === 0 ? 0 : 1
