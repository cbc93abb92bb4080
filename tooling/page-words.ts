import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { auditActions } from '../packages/contract/src/shared/audit-actions.ts'
import { root } from '../scripts/set-up.mjs'
import type { ReadLanguage } from './page-visit.ts'

const source = join(root, 'packages/web/src')
const fileNames = { en: 'en.ts', 'zh-CN': 'zh-cn.ts' } as const satisfies Record<ReadLanguage, string>

/** The words on the pages in a language by their keys, as the web itself has them. */
async function wordsByKey(language: ReadLanguage): Promise<Readonly<Record<string, string>>> {
  const files = globSync(`**/text/**/${fileNames[language]}`, { cwd: source }).map((file) => join(source, file))
  const parts = await Promise.all(files.map(async (file) => (await import(pathToFileURL(file).href)).text as object))
  return Object.assign({}, ...parts)
}

/** The same, where a key that has no words is a mistake. */
export async function pageWords(language: ReadLanguage): Promise<(key: string) => string> {
  const words = await wordsByKey(language)
  return (key) => {
    const found = words[key]
    if (found === undefined) throw new Error(`No page has the words ${key}.`)
    return found
  }
}

/** Names of words that stand on the page, or are read out, where the words themselves have not been loaded. */
export async function wordsMissing(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts: (string | null)[] = [document.title.split(' · ')[0] ?? '']
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.checkVisibility()) texts.push(walker.currentNode.nodeValue)
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      texts.push(...['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name)))
    return [...new Set(texts.map((text) => text?.trim() ?? ''))].filter((text) => /^\w+\.[\w-]+$/.test(text))
  })
  keys ??= wordsByKey('en')
  const known = await keys
  // The log shows deeds by their names as well, and one is called like a word.
  const deeds = new Set<string>(auditActions)
  return shown.filter((text) => text in known && !deeds.has(text)).map((key) => `no words: ${key}`)
}
let keys: ReturnType<typeof wordsByKey> | undefined
