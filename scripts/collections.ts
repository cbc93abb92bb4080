import { areas } from '../areas.mjs'
import { languages } from './languages.ts'

/** A file that only collects what stands in the areas: its path and its text. */
export type Collection = { file: string; text: string }

/** The calls that a file of the contract declares, by the names of its groups. */
export type Declared = { file: string; names: readonly string[] }

const headLine = '// Collected by `npm run collections` from what stands in the areas; not written by hand.'
const lineWidth = 120
const languageCodes: Readonly<Record<string, string>> = { 'zh-cn': 'zh-CN', 'zh-tw': 'zh-TW' }
const languageKey = (language: string) => {
  const code = languageCodes[language]
  return code ? `'${code}'` : language
}
const camel = (words: string) => words.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const rank = (area: string) => ['shared', ...areas].indexOf(area)
const inOrder = (some: readonly string[]) => some.toSorted((a, b) => rank(a) - rank(b))

/** An import as the formatter leaves it. */
function importLine(names: readonly string[], from: string): string {
  const line = `import { ${names.join(', ')} } from '${from}'`
  return line.length <= lineWidth ? line : `import {\n${names.map((name) => `  ${name},`).join('\n')}\n} from '${from}'`
}

const file = (path: string, lines: readonly string[]): Collection => ({
  file: path,
  text: `${[headLine, ...lines].join('\n')}\n`,
})

/** Every group of calls that the contract declares, area by area. */
export function declaredCalls(declared: readonly Declared[]): Collection {
  const named = declared.map(({ file: path, names }) => {
    const [, area = '', inside = ''] = /^packages\/contract\/src\/([a-z]+)\/(.+)\.ts$/.exec(path) ?? []
    return { area, names, from: `@landbridge/contract/${area}/${inside}` }
  })
  const byArea = inOrder([...new Set(named.map(({ area }) => area))])
  const groups = byArea.map((area) => named.filter((one) => one.area === area).flatMap(({ names }) => names))
  return file('packages/server/src/app/declared-calls.ts', [
    ...named
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
      .map(({ names, from }) => importLine(names.toSorted(), from)),
    '',
    '// biome-ignore format: one area, one line',
    'export const declaredCalls: readonly object[] = [',
    ...groups.map((names) => `  ${names.join(', ')},`),
    ']',
  ])
}

/** The failure texts of these areas in every language. A code without a text does not compile. */
export function failureTexts(withTexts: readonly string[]): Collection {
  const name = (area: string, language: string) => camel(`${area}-${language}`)
  const imports = withTexts.toSorted().flatMap((area) =>
    languages.toSorted().map((language) => {
      return `import { text as ${name(area, language)} } from '@landbridge/contract/${area}/text/${language}'`
    }),
  )
  const rows = languages.map((language) => {
    const texts = inOrder(withTexts).map((area) => `...${name(area, language)}`)
    return `  ${languageKey(language)}: { ${texts.join(', ')} },`
  })
  return file('packages/server/src/app/failure-texts.ts', [
    ...imports,
    `import type { FailureTexts } from '../platform/problems.ts'`,
    '',
    '// biome-ignore format: one language, one line',
    'export const failureTexts: FailureTexts = {',
    ...rows,
    '}',
  ])
}

/** Names that an area hands in for insight to show, by what they name. */
export type HandedIn = { area: string; names: readonly string[] }

const collectedNames = [
  { name: 'auditActions', type: 'AuditAction' },
  { name: 'auditThings', type: 'AuditThing' },
  { name: 'todoKinds', type: undefined },
  { name: 'menuEntries', type: undefined },
] as const

/** Names of deeds, things, to-dos and figures that the areas hand in: insight shows them, and their order is that of the areas. */
export function handedInNames(handedIn: readonly HandedIn[]): Collection {
  const byArea = inOrder(handedIn.map(({ area }) => area)).flatMap((area) =>
    handedIn.filter((one) => one.area === area),
  )
  const lists = collectedNames.flatMap(({ name, type }) => {
    const spreads = byArea.flatMap(({ area, names }) => (names.includes(name) ? [`  ...${area}.${name},`] : []))
    return [
      '',
      '// biome-ignore format: one area, one line',
      `export const ${name} = [`,
      ...spreads,
      '] as const',
      ...(type ? [`export type ${type} = (typeof ${name})[number]`] : []),
    ]
  })
  return file('packages/contract/src/insight/handed-in.ts', [
    ...byArea
      .map(({ area }) => [area, area === 'insight' ? '.' : `../${area}`] as const)
      .toSorted(([, a], [, b]) => (a === '.' ? 1 : b === '.' ? -1 : a < b ? -1 : 1))
      .map(([area, folder]) => `import { handedIn as ${area} } from '${folder}/${area}-handed-in.ts'`),
    ...lists,
  ])
}

/** The words of each part of the pages in each language, by the folders that the part is made of. */
export function wordFiles(parts: Readonly<Record<string, readonly string[]>>): Collection[] {
  return languages.flatMap((language) =>
    Object.entries(parts).map(([part, folders]) => {
      const patterns = folders.map((folder) => `'${pathFromWords(folder)}/${language}.ts'`)
      const [only] = patterns
      const line = `export const words = import.meta.glob<Partial<Texts>>(${only}, { eager: true, import: 'text' })`
      return file(`packages/web/src/app/words/${language}-${part}.ts`, [
        `import type { Texts } from '../../platform/text.tsx'`,
        '',
        ...(patterns.length === 1 && line.length <= lineWidth ? [line] : globLines(patterns)),
      ])
    }),
  )
}

function globLines(patterns: readonly string[]): string[] {
  const begin = 'export const words = import.meta.glob<Partial<Texts>>('
  if (patterns.length === 1) return [`${begin}${patterns[0]}, {`, '  eager: true,', `  import: 'text',`, '})']
  const list = `  [${patterns.join(', ')}],`
  const lines = list.length <= lineWidth ? [list] : ['  [', ...patterns.map((pattern) => `    ${pattern},`), '  ],']
  return [begin, ...lines, `  { eager: true, import: 'text' },`, ')']
}

const pathFromWords = (folder: string) => (folder.startsWith('app/') ? `../${folder.slice(4)}` : `../../${folder}`)

/** A folder of texts whose words stand in folders of their own, with the names that those give them. */
export type SplitTexts = { folder: string; name: string; failuresOf: string | undefined; parts: Record<string, string> }

/** The index of split texts in each language; the source's adds its keys to those of the pages. */
export function textIndexes({ folder, name, failuresOf, parts }: SplitTexts): Collection[] {
  const depth = folder.split('/').length - 3
  const spreads = [...(failuresOf ? ['...failures'] : []), ...Object.values(parts).map((words) => `...${words}`)]
  const spread = (end: string) => {
    const line = `export const text = { ${spreads.join(', ')} } ${end}`
    return line.length <= lineWidth
      ? [line]
      : ['export const text = {', ...spreads.map((one) => `  ${one},`), `} ${end}`]
  }
  const imports = (language: string) => [
    ...(failuresOf ? [`import { text as failures } from '@landbridge/contract/${failuresOf}/text/${language}'`] : []),
    ...Object.entries(parts).map(([part, words]) => `import { ${words} } from './${part}/${language}.ts'`),
  ]
  return languages.map((language) =>
    file(
      `${folder}/${language}.ts`,
      language === languages[0]
        ? [
            ...imports(language),
            '',
            ...spread('as const'),
            `export type ${name} = Record<keyof typeof text, string>`,
            'type Said = typeof text',
            '',
            `declare module '${'../'.repeat(depth)}platform/text.tsx' {`,
            '  interface SourceTexts extends Said {}',
            '}',
          ]
        : [
            ...imports(language),
            `import type { ${name} } from './${languages[0]}.ts'`,
            '',
            ...spread(`satisfies ${name}`),
          ],
    ),
  )
}

/** The folders of each part; the part of `*` is made of those that no other part names. */
export function foldersOfParts(
  parts: Readonly<Record<string, readonly string[]>>,
  textFolders: readonly string[],
): Record<string, readonly string[]> {
  const named = new Set(Object.values(parts).flat())
  return Object.fromEntries(
    Object.entries(parts).map(([part, folders]) => [
      part,
      folders.flatMap((folder) => (folder === '*/text' ? textFolders.filter((one) => !named.has(one)) : folder)),
    ]),
  )
}

/** A page of docs/decisions, by its file and its first line. */
export type DecisionPage = { file: string; firstLine: string }

/** The pages of docs/decisions with their titles, in the order of their numbers. */
export function decisionsIndex(pages: readonly DecisionPage[]): Collection {
  const rows = pages.map(({ file: path, firstLine }) => {
    const name = path.split('/').at(-1) ?? ''
    const [, number] = /^(\d{4})-/.exec(name) ?? []
    const [, title] = /^# (?:\d+\.?(?: ·)? )?(.+)$/.exec(firstLine) ?? []
    if (!number || !title) throw new Error(`${path} has no number in its name or no title in its first line.`)
    return { number, title, name }
  })
  const inNumbers = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const lines = [
    '# Decisions',
    '',
    'Each page holds one choice between real alternatives: situation, decision, consequences. `npm run collections` writes this list from their first lines.',
    '',
    ...inNumbers.map(({ number, title, name }) => `- [${number}](${name}) ${title}`),
  ]
  return { file: 'docs/decisions/README.md', text: `${lines.join('\n')}\n` }
}

/** The collections that are not what stands in their files. */
export const staleAmong = (collections: readonly Collection[], read: (file: string) => string | undefined): string[] =>
  collections.filter(({ file: path, text }) => read(path) !== text).map(({ file: path }) => path)
