import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '../shared/languages.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** All that the contract says in one language, by key; a key that stands in two places has two texts. */
async function textsIn(language: Language): Promise<ReadonlyMap<string, readonly string[]>> {
  const wordsByKey = new Map<string, string[]>()
  for (const file of globSync(`*/text/**/${language.toLowerCase()}.ts`, { cwd: folder })) {
    const { text } = (await import(`${folder}${file}`)) as { text: Record<string, string> }
    for (const [key, words] of Object.entries(text)) wordsByKey.set(key, [...(wordsByKey.get(key) ?? []), words])
  }
  return wordsByKey
}

export const allTexts = async (): Promise<ReadonlyMap<Language, ReadonlyMap<string, readonly string[]>>> =>
  new Map(await Promise.all(languages.map(async (language) => [language, await textsIn(language)] as const)))

/** The {figures} of a sentence, each once, in the order of the alphabet. */
export const holesOf = (words = ''): string[] => [...new Set(words.match(/\{\w+\}/g))].toSorted()
