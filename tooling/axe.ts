import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What is serious or critical for people with disabilities on the page as it stands, one line each; with `within` in that part alone. */
export async function barriersOn(page: Page, within?: string): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const { violations } = await page.evaluate<AxeResults, string>(
    (part) =>
      (globalThis as unknown as { axe: { run(context: unknown, options: object): Promise<AxeResults> } }).axe.run(
        part ? { include: [[part]] } : document,
        { resultTypes: ['violations'] },
      ),
    within ?? '',
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`))
}

/** Colours are judged where nothing moves any more. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.race([
      Promise.allSettled(running.map((one) => one.finished)),
      new Promise((late) => setTimeout(late, 1000)),
    ])
  })
