import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = { axe: { run(context: unknown, options: object): Promise<AxeResults> } }
type Asked = { within: string; coloursOnly: boolean }

/** Accessibility faults of the page, one line each, of `within` alone or of colours alone (`coloursOnly`). */
export async function barriersOn(page: Page, within = '', coloursOnly = false): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const { violations } = await page.evaluate<AxeResults, Asked>(
    ({ within: part, coloursOnly: colours }) =>
      (globalThis as unknown as Axe).axe.run(part ? { include: [[part]] } : document, {
        resultTypes: ['violations'],
        ...(colours && { runOnly: ['color-contrast', 'link-in-text-block'] }),
      }),
    { within, coloursOnly },
  )
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${id} (${impact}): ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  )
}

/** Colours are judged where nothing moves any more: once what was changed last is drawn, and whatever began to move with it stands. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const late = new Promise<'late'>((tell) => setTimeout(() => tell('late'), 2000))
    const drawn = () => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(tell)))
    const moving = () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.race([drawn(), late])
    for (let running = moving(); running.length > 0; running = moving())
      if ((await Promise.race([Promise.allSettled(running.map((one) => one.finished)), late])) === 'late') return
  })
