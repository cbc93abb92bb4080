import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseAst } from 'vite'
import { areas } from '../areas.mjs'
import { type Language, languages } from './languages.ts'
import type { Said } from './text-faults.ts'

/** Where the words of a text stand: from their first quotation mark to behind the last. */
type Place = { file: string; from: number; to: number }

export type TextEntry = {
  said: Said
  places: Readonly<Record<Language, Place | undefined>>
  /** What the texts around it are for. */
  note: string
}
export type Texts = ReadonlyMap<string, TextEntry>

type Found = Place & { key: string; words: string; note: string }

const filesIn = (root: string, pattern: string) => globSync(pattern, { cwd: root }).toSorted()

/** Every text of the project in every language, and the keys that stand in two places in other words. */
export function readTexts(root: string): { texts: Texts; saidTwice: string[] } {
  const texts = new Map<string, { said: Record<string, string>; places: Record<string, Place>; note: string }>()
  const saidTwice = new Set<string>()
  for (const language of languages)
    for (const file of filesIn(root, `packages/*/src/**/text/**/${language}.ts`))
      for (const { key, words, note, ...place } of textsIn(file, readFileSync(join(root, file), 'utf8'))) {
        const { said, places, ...entry } = texts.get(key) ?? { said: {}, places: {}, note }
        if (said[language] !== undefined && said[language] !== words) saidTwice.add(key)
        texts.set(key, { ...entry, said: { ...said, [language]: words }, places: { ...places, [language]: place } })
      }
  return { texts: texts as unknown as Texts, saidTwice: [...saidTwice] }
}

/** The texts of one file: the members of its objects that are words. */
function textsIn(file: string, code: string): Found[] {
  const [head = ''] = code.match(/(?<=\/\*\* ).*?(?= \*\/)/) ?? []
  const about = head.replace(/ ?This file is the source.*/, '')
  return objectsIn(parseAst(code, { lang: 'ts' })).flatMap(({ properties, start }) =>
    properties.flatMap((member) => {
      if (member.type !== 'Property' || member.key.type !== 'Literal' || member.value.type !== 'Literal') return []
      const group = code
        .slice(start, member.start)
        .match(/(?<=^\s*\/\/ ).*/gm)
        ?.at(-1)
      return {
        file,
        key: String(member.key.value),
        words: String(member.value.value),
        note: [about, group].filter(Boolean).join(' '),
        from: member.value.start,
        to: member.value.end,
      }
    }),
  )
}

function objectsIn(node: unknown): ESTree.ObjectExpression[] {
  if (Array.isArray(node)) return node.flatMap(objectsIn)
  if (typeof node !== 'object' || node === null) return []
  const one = node as ESTree.ObjectExpression
  return one.type === 'ObjectExpression' ? [one] : Object.values(node).flatMap(objectsIn)
}

/** Code that may ask for texts: all but tests and the texts themselves. */
export const codeFiles = (root: string): string[] =>
  filesIn(root, 'packages/*/src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|-fixtures\.ts$|\/testing\/|\/text\//.test(file),
  )

/** What keys begin with: an area, or what belongs to none. */
export const keyGroups = ['shared', 'envelope', 'field', 'shell', ...areas].join('|')
const keyPattern = new RegExp(`'((?:${keyGroups})\\.[a-zA-Z0-9-]+)'`, 'g')

/** Whatever stands in code like a key, and where it begins. */
export const keysIn = (code: string): { key: string; at: number }[] =>
  [...code.matchAll(keyPattern)].map(({ 1: key = '', index }) => ({ key, at: index }))
