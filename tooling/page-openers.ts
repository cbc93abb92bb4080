import type { Locator, Page } from 'playwright-core'
import { arrived } from './page-visit.ts'

/** What stands over a page: dialogs, drawers, and what hangs from a button or a field. */
const overPage = '.veil section[role], .hanging, .pop-list'
/** Set on what is looked at, so that it can be named. */
const mark = 'data-looked-at'
export const lookedAt = `[${mark}]`

const shown = (page: Page) => page.locator(overPage).filter({ visible: true })

/** Controls of a page that open something, one of each kind, by their place among all controls. */
const openingParts = 'main [aria-haspopup], main [role=combobox]'
export const partsThatOpen = (page: Page): Promise<{ place: number; name: string; mustOpen: boolean }[]> =>
  page.locator(openingParts).evaluateAll((parts) => {
    const known = new Set<string>()
    return parts.flatMap((part, place) => {
      const label = part.getAttribute('aria-label') ?? (part as HTMLElement).innerText
      const name = `${part.getAttribute('role') ?? part.localName} ${label.trim() || part.id}`
      const kind = `${part.className} ${name.replace(/[\d-]+/g, '#')}`
      const isStill = part.matches(':disabled, [aria-disabled=true]') || !part.checkVisibility()
      if (isStill || known.has(kind)) return []
      known.add(kind)
      // A field may have nothing to list before something is typed.
      return [{ place, name, mustOpen: part.hasAttribute('aria-haspopup') && !part.matches('[role=combobox]') }]
    })
  })

export const partAt = (page: Page, place: number): Locator => page.locator(openingParts).nth(place)

/** What one presses for a step: a part named by its place on the page, or a button by its words. */
export function pressed(page: Page, step: string, words: (key: string) => string): Locator {
  if (step.startsWith('main ') || step.startsWith('header '))
    return page.locator(step).filter({ visible: true }).first()
  const name = new RegExp(
    `^${words(step)
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{[^}]*\}/g, '.*')}`,
  )
  // What hangs over a page has a button that closes it for who hears it; it is called like others (取消) and nobody sees it.
  const seen = page.locator(':not([tabindex="-1"])')
  return page
    .getByRole('button', { name })
    .and(seen)
    .or(page.getByRole('menuitem', { name }))
    .or(page.getByRole('tab', { name }))
    .filter({ visible: true })
    .first()
}

/** Presses until something stands over the page, marks it and answers whether it does. */
export async function openOver(page: Page, steps: readonly Locator[], waitMs: number): Promise<boolean> {
  for (const step of steps) {
    const before = await shown(page).count()
    try {
      await step.click({ timeout: waitMs })
    } catch {
      return false
    }
    if (step !== steps.at(-1)) continue
    if (!(await appears(page, before, waitMs))) return false
  }
  await arrived(page)
  const over = shown(page).last()
  await over.evaluate((part, name) => part.setAttribute(name, ''), mark)
  return true
}

async function appears(page: Page, before: number, waitMs: number): Promise<boolean> {
  const until = Date.now() + waitMs
  while (Date.now() < until) {
    if ((await shown(page).count()) > before) return true
    await page.waitForTimeout(50)
  }
  // A menu's item closes the menu and opens its dialog in the same place.
  return (await page.locator('.veil section[role]').count()) > 0
}

/** Closes what stands over the page; answers whether nothing does any more. */
export async function closeOver(page: Page): Promise<boolean> {
  for (let tries = 0; tries < 3 && (await shown(page).count()) > 0; tries++) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(150)
  }
  return (await shown(page).count()) === 0
}
