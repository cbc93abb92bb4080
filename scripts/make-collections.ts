import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Collection,
  type Declared,
  decisionsIndex,
  declaredCalls,
  failureTexts,
  foldersOfParts,
  type HandedIn,
  handedInNames,
  type SplitTexts,
  staleAmong,
  textIndexes,
  wordFiles,
} from './collections.ts'
import { languages } from './languages.ts'
import { root } from './set-up.mjs'
import { wordParts } from './word-parts.ts'

// Writes the files that only collect what stands in the areas; with --check they are only compared.
const [source] = languages
const found = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()

const isCall = (value: object) => 'method' in value && 'path' in value && 'wire' in value
/** A group of calls, however its area groups them. */
function isGroup(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || isCall(value)) return false
  const members: unknown[] = Object.values(value)
  return members.length > 0 && members.every((one) => typeof one === 'object' && one && (isCall(one) || isGroup(one)))
}

async function declaredIn(file: string): Promise<Declared> {
  const exported: object = await import(pathToFileURL(join(root, file)).href)
  return { file, names: Object.entries(exported).flatMap(([name, value]) => (isGroup(value) ? [name] : [])) }
}

async function findDeclared(): Promise<Declared[]> {
  const files = found('packages/contract/src/*/**/*.ts').filter(
    (file) =>
      !/\.test\.ts$|\/text\/|\/testing\//.test(file) && readFileSync(join(root, file), 'utf8').includes('endpoint('),
  )
  const declared = await Promise.all(files.map(declaredIn))
  return declared.filter(({ names }) => names.length > 0)
}

async function handedInBy(file: string): Promise<HandedIn> {
  const { handedIn } = (await import(pathToFileURL(join(root, file)).href)) as { handedIn: object }
  return { area: file.split('/')[3] ?? '', names: Object.keys(handedIn) }
}

const areasWithFailureTexts = found(`packages/contract/src/*/text/${source}.ts`).map((file) => file.split('/')[3] ?? '')

/** Texts of the pages whose words stand in folders of their own, each under the one name that its file exports. */
function splitTexts(): SplitTexts[] {
  const split = found(`packages/web/src/{*,*/desk}/text/*/${source}.ts`)
  const byFolder = Map.groupBy(split, (file) => dirname(dirname(file)))
  return [...byFolder].map(([folder, parts]) => {
    const [, area = '', desk] = /src\/([a-z]+)\/(desk\/)?text$/.exec(folder) ?? []
    const capital = area.charAt(0).toUpperCase() + area.slice(1)
    const hasFailures = !desk && areasWithFailureTexts.includes(area)
    const named = parts.map((file) => [basename(dirname(file)), exportedName(file)] as const)
    const name = `${capital}${desk ? 'Desk' : ''}Text`
    return { folder, name, failuresOf: hasFailures ? area : undefined, parts: Object.fromEntries(named) }
  })
}

function exportedName(file: string): string {
  const [, name] = /^export const (\w+)/m.exec(readFileSync(join(root, file), 'utf8')) ?? []
  if (!name) throw new Error(`${file} exports no words.`)
  return name
}

const textFolders = [
  ...new Set(found(`packages/web/src/*/text/{${source},*/${source}}.ts`).map((file) => `${file.split('/')[3]}/text`)),
].toSorted()
const isCheck = process.argv.includes('--check')
// The calls of insight import these names, so they stand written before the calls are loaded.
const handedIn = handedInNames(await Promise.all(found('packages/contract/src/*/*-handed-in.ts').map(handedInBy)))
if (!isCheck) writeFileSync(join(root, handedIn.file), handedIn.text)
const collections: Collection[] = [
  handedIn,
  declaredCalls(await findDeclared()),
  failureTexts(areasWithFailureTexts),
  ...wordFiles(foldersOfParts(wordParts, textFolders)),
  ...splitTexts().flatMap(textIndexes),
  decisionsIndex(
    found('docs/decisions/[0-9]*.md').map((file) => {
      const [firstLine = ''] = readFileSync(join(root, file), 'utf8').split('\n')
      return { file, firstLine }
    }),
  ),
]

const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined)
const strays = found('packages/web/src/app/words/*.ts').filter((file) => collections.every((one) => one.file !== file))
const stale = [...staleAmong(collections, read), ...strays]
if (isCheck) {
  for (const file of stale) process.stderr.write(`${file} is not what stands in the areas: run npm run collections\n`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const { file, text } of collections) if (stale.includes(file)) writeFileSync(join(root, file), text)
  for (const file of strays) rmSync(join(root, file))
}
process.stdout.write(`${collections.length} collections, ${stale.length} of them stale\n`)
