import type { Locator, Page } from 'playwright-core'
import { barriersOn } from './axe.ts'
import type { FoundThings } from './found-things.ts'
import { notWordsOn } from './not-words.ts'
import { closeOver, lookedAt, openOver, partAt, partsThatOpen, pressed } from './page-openers.ts'
import type { PageRow } from './page-table.ts'
import { arrived, openPage, picturesMissing, type ReadLanguage, sideways } from './page-visit.ts'

/** Something that stands in somebody's way: where, in which state of the page, and what it is. */
export type Finding = { where: string; state: string; fault: string }

const widths = [1360, 360, 320] as const
const heights = { 1360: 860, 360: 780, 320: 568 } as const
const looks = ['light', 'dark'] as const

/** A page of the table as one person reads it in one language. */
type Reading = {
  page: Page
  row: PageRow
  found: FoundThings
  language: ReadLanguage
  words: (key: string) => string
  tell: (finding: Finding) => void
  /** Counts what was looked at. */
  count: (what: 'pages' | 'states' | 'opened') => void
}

const openMs = 4_000

/** Looks at a page in every width and both themes, with everything that opens from it, and at 200 % zoom. */
export async function walkPage(reading: Reading): Promise<void> {
  const { page, row, found, language, tell, count } = reading
  const at = row.at(found)
  const say = (where: string, state: string, fault: string) => tell({ where, state: `${language} ${state}`, fault })
  const open = () => openPage(page, at)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1360, height: 860 })
  await open()
  count('pages')
  if (new URL(page.url()).pathname !== new URL(at, page.url()).pathname) say(at, '', `leads to ${page.url()}`)
  // Some stand on a telephone only, some on a wide screen only.
  const [opened, shut] = [new Set<string>(), new Set<string>()]
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] })
    await lookAtStates({ reading, width, where: at, within: '' })
    for (const { name, steps, mustOpen } of await openersOf(reading)) {
      const where = `${at} › ${name}`
      if (await openOver(page, steps, width === 1360 ? openMs : 1_500)) {
        count('opened')
        opened.add(name)
        await lookAtStates({ reading, width, where, within: lookedAt })
      } else if (mustOpen) shut.add(name)
      if (!(await closeOver(page)) || new URL(page.url()).pathname !== new URL(at, page.url()).pathname) await open()
    }
    for (const name of row.tabs ?? []) {
      const tab = pressed(page, name, reading.words)
      if (!(await tab.isVisible())) continue
      await tab.click()
      await arrived(page)
      await lookAtStates({ reading, width, where: `${at} › ${name}`, within: '' })
    }
    if (row.tabs) await open()
  }
  for (const name of shut) if (!opened.has(name)) say(`${at} › ${name}`, '', 'does not open')
  for (const fault of await zoomed(page)) say(at, '200 %', fault)
}

/** The page or a part of it in both themes as it stands. Nothing but colours changes with the theme. */
async function lookAtStates(look: { reading: Reading; width: number; where: string; within: string }): Promise<void> {
  const { reading, width, where, within } = look
  const { page, language, tell, count } = reading
  for (const theme of looks) {
    await page.emulateMedia({ colorScheme: theme })
    const state = `${language} ${width} ${theme}`
    for (const fault of await barriersOn(page, within, theme === 'dark')) tell({ where, state, fault })
    count('states')
  }
  await page.emulateMedia({ colorScheme: 'light' })
  for (const fault of [
    ...(await sideways(page, within)),
    ...(await notWordsOn(page)),
    ...(await picturesMissing(page)),
  ])
    tell({ where, state: `${language} ${width}`, fault })
}

/** Everything that opens from the page: what says so itself, and what the table names. */
async function openersOf({
  page,
  row,
  words,
}: Reading): Promise<readonly { name: string; steps: readonly Locator[]; mustOpen: boolean }[]> {
  const parts = await partsThatOpen(page)
  return [
    ...parts.map(({ place, name, mustOpen }) => ({ name, steps: [partAt(page, place)], mustOpen })),
    ...(row.opens ?? []).map((steps) => ({
      name: steps.join(' › '),
      steps: steps.map((step) => pressed(page, step, words)),
      mustOpen: true,
    })),
  ]
}

/** How wide the page is for somebody who has made everything twice as large. */
async function zoomed(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setDeviceMetricsOverride', {
    width: 680,
    height: 430,
    deviceScaleFactor: 2,
    mobile: false,
  })
  const faults = await sideways(page)
  await browser.send('Emulation.clearDeviceMetricsOverride')
  await browser.detach()
  return faults
}
