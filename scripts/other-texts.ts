import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ESTree, parseAst } from 'vite'
import { type Language, languages } from './languages.ts'

/** Words that stand in no folder of texts: of which place, in which language. */
export type OtherText = { at: string; language: Language; words: string }

const byEnding: Readonly<Record<string, Language>> = { Chs: 'zh-cn', Cht: 'zh-tw', Eng: 'en', Rus: 'ru' }
const languageNamed = (name: unknown): Language | undefined =>
  languages.find((language) => language === String(name).toLowerCase())

/** The pages of the site, the words of code in several languages (the sample business, say), and the names of the reference data. */
export const readOtherTexts = (root: string): OtherText[] => [
  ...globSync('packages/server/src/site/content/*/*.ts', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const language = languageNamed(file.split('/').at(-2))
      return language ? wordsInCode(read(root, file), `content/${basename(file)}`, language) : []
    }),
  ...globSync('packages/{server,web,contract}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/text\/|\/site\/content\//.test(file))
    .toSorted()
    .flatMap((file) => {
      const code = read(root, file)
      return /'zh-TW'/.test(code) ? wordsInCode(code, file) : []
    }),
  ...globSync('packages/reference-data/data/*.json', { cwd: root })
    .toSorted()
    .flatMap((file) => namesInData(JSON.parse(read(root, file)), file)),
]

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

/** Strings of code: all of them in the language of the file, or those under a member that is named after a language. */
export function wordsInCode(code: string, at: string, ofAll?: Language): OtherText[] {
  const search = (node: unknown, language: Language | undefined): OtherText[] => {
    if (Array.isArray(node)) return node.flatMap((one) => search(one, language))
    if (typeof node !== 'object' || node === null) return []
    const one = node as ESTree.Node
    if (one.type === 'ImportDeclaration') return []
    if (one.type === 'Literal')
      return language && typeof one.value === 'string' ? [{ at, language, words: one.value }] : []
    if (one.type === 'TemplateElement') return language ? [{ at, language, words: one.value.raw }] : []
    if (one.type === 'Property') return search(one.value, languageNamed(nameOf(one)) ?? language)
    return Object.values(one).flatMap((part) => search(part, language))
  }
  return search(parseAst(code, { lang: at.endsWith('x') ? 'tsx' : 'ts' }), ofAll)
}

const nameOf = ({ key }: { key: ESTree.Node }) =>
  key.type === 'Literal' ? key.value : key.type === 'Identifier' ? key.name : ''

/** Names that data give in four languages: NameChs, NameCht, NameEng, NameRus. */
export function namesInData(data: unknown, at: string): OtherText[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => {
    const language = byEnding[name.slice(-3)]
    return language && typeof value === 'string' ? [{ at, language, words: value }] : namesInData(value, at)
  })
}
