import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '../tooling/chromium.ts'
import { type FoundThings, findThings } from '../tooling/found-things.ts'
import { type PageRow, pageReaders, pageTable } from '../tooling/page-table.ts'
import { type KeptSession, keptSession, type ReadLanguage, readingPage, readLanguages } from '../tooling/page-visit.ts'
import { type Finding, walkPage } from '../tooling/page-walk.ts'
import { pageWords } from '../tooling/page-words.ts'
import { startPortal } from '../tooling/portal-process.ts'
import type { Proof } from './proof.ts'

type Browser = Awaited<ReturnType<typeof launchChromium>>
type Walk = { browser: Browser; address: string; found: FoundThings; note: (line: string) => void }
type Lane = { language: ReadLanguage; session: KeptSession; rows: readonly PageRow[] }

/** Parts of addresses that PAGES names, or whole ones that end with $, to look at a few pages alone. */
const askedPages = process.env.PAGES?.split(',')
/** Languages that PAGES_LANGUAGES names, to look at the pages in one alone. */
const askedLanguages = process.env.PAGES_LANGUAGES?.split(',')
/** How many browsers' windows walk at once. */
const atOnce = Number(process.env.PAGES_AT_ONCE ?? 2)
/** So many pages one after the other in one window; the windows that are done first take what is left. */
const laneLength = 6

/** Everybody can read every page, whatever the screen, the theme and the language: axe finds nothing at all, and nothing scrolls sideways. PAGES_PORTAL names a portal that runs already. */
export const pagesReadable: Proof = {
  name: 'pages-readable',
  promise: 'every page and what opens from it can be read by everybody, at 1360, 360 and 320 px and 200 % zoom',
  async run(_size, note) {
    const folder = await mkdtemp(join(tmpdir(), 'landbridge-readable-'))
    const given = process.env.PAGES_PORTAL
    const portal = given ? undefined : await startPortal({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
    const address = given ?? portal?.address ?? ''
    const browser = await launchChromium()
    try {
      return await walkAll({ browser, address, found: await findThings(address), note })
    } finally {
      await browser.close()
      await portal?.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function walkAll(walk: Walk) {
  const counts = { pages: 0, states: 0, opened: 0 }
  const findings: Finding[] = []
  const lanes: Lane[] = []
  for (const reader of pageReaders) {
    const rows = pageTable.filter(
      (row) => row.by === reader && (!askedPages || askedPages.some((part) => `${row.at(walk.found)}$`.includes(part))),
    )
    if (rows.length === 0) continue
    const session = await keptSession(walk.browser, walk.address, reader)
    for (const language of readLanguages.filter((one) => !askedLanguages || askedLanguages.includes(one)))
      for (let from = 0; from < rows.length; from += laneLength)
        lanes.push({ language, session, rows: rows.slice(from, from + laneLength) })
  }
  const walkOn = async () => {
    for (let lane = lanes.shift(); lane; lane = lanes.shift()) await walkLane(walk, lane, { counts, findings })
  }
  await Promise.all(Array.from({ length: atOnce }, walkOn))
  const faults = new Map<string, string[]>()
  for (const { where, state, fault } of findings) {
    const name = `${where}: ${fault}`
    faults.set(name, [...(faults.get(name) ?? []), state])
  }
  const breaches = [...faults].map(([name, states]) => `${name} [${states.join(', ')}]`)
  for (const breach of breaches) walk.note(breach)
  return { figures: { ...counts, findings: findings.length, faults: faults.size }, breaches }
}

type Told = { counts: Record<'pages' | 'states' | 'opened', number>; findings: Finding[] }

/** Some pages of one person in one language, one after the other. */
async function walkLane(walk: Walk, { language, session, rows }: Lane, { counts, findings }: Told): Promise<void> {
  const { found, note } = walk
  const page = await readingPage({ ...walk, session, language })
  const words = await pageWords(language)
  const count = (what: keyof typeof counts) => void counts[what]++
  const tell = (finding: Finding) => {
    const isNew = !findings.some(({ where, fault }) => where === finding.where && fault === finding.fault)
    findings.push(finding)
    if (isNew) note(`found: ${finding.where} [${finding.state}]: ${finding.fault}`)
  }
  for (const row of rows) {
    const at = row.at(found)
    const started = Date.now()
    try {
      await walkPage({ page, row, found, language, words, tell, count })
    } catch (broken) {
      tell({ where: at, state: language, fault: `broke off: ${String(broken).slice(0, 300)}` })
    }
    note(`${language} ${at}: ${Math.round((Date.now() - started) / 1000)} s`)
  }
  await page.context().close()
}
