import { packageWords } from '@landbridge/contract/workorder/package-words'
import type { CodeItem } from '../../reference/index.ts'

/** Reads a package type as packing lists write it: by its code, by its name in any of our languages, short or in the plural. */
export function packageTypeReader(types: readonly CodeItem[]): (written: string) => string | undefined {
  const byWord = new Map<string, string>()
  const learn = (word: string, code: string) => byWord.has(asCompared(word)) || byWord.set(asCompared(word), code)
  for (const { code } of types) learn(code, code)
  for (const { code, names } of types) {
    for (const name of Object.values(names)) for (const one of [name, ...name.split('/')]) learn(one, code)
  }
  for (const { code } of types) for (const word of packageWords[code] ?? []) learn(word, code)
  return (written) => byWord.get(asCompared(written))
}

const asCompared = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\(s\)/g, '')
    .replace(/[\s.]+/g, ' ')
    .trim()
