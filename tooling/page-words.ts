import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
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
