import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { areas } from '../areas.mjs'
import { permissionsOf } from '../packages/contract/src/access/permissions.ts'
import { formWordKeys } from '../packages/contract/src/booking/form/form-words.ts'
import { faultsIn, type Language, languages, type Said } from './text-faults.ts'

// The compiler compares the languages' keys with each other; this compares keys with the code that uses them, and what stands in the texts.
const prefixes = ['shared', 'envelope', 'field', 'shell', ...areas].join('|')
const keyIn = new RegExp(`'((?:${prefixes})\\.[a-zA-Z0-9-]+)'`, 'g')
const beginIn = new RegExp(`\`((?:${prefixes})\\.[a-zA-Z0-9-]*)\\$\\{`, 'g')
/** Names of permissions, deeds, events and jobs look like keys and are none. */
const noKeyBefore =
  /(action|kind|permission|thing): $|\.(on|onEvent|every)\($|\.onEvent\('[\w.-]+', \[$|kind: `?$|action: '[\w.-]+' \| $|\bkeep\([^()]*, $/

const sources = globSync('packages/*/src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|-fixtures\.ts$|\/testing\//.test(file),
)
const codeFiles = sources.filter((file) => !file.includes('/text/') && !/\/(audit-actions|work-queues)\.ts$/.test(file))
const permissions = new Set(permissionsOf(['administrator']))

/** What booking forms say to people stands in their catalogue and not in the code. */
const used = new Map(formWordKeys().map((key) => [key, 'the catalogue of forms']))
/** Whatever stands in the code like a key, names of permissions too: a text of that name may be meant. */
const named = new Set(used.keys())
const begins = new Set<string>()
/** Where each text is asked for that is named there. */
const users = new Map<string, string[]>()
for (const file of codeFiles) {
  const code = readFileSync(file, 'utf8')
  for (const match of code.matchAll(keyIn)) {
    const [, key = ''] = match
    named.add(key)
    const isKey = !permissions.has(key) && !noKeyBefore.test(code.slice(Math.max(0, match.index - 60), match.index))
    if (isKey) used.set(key, file)
    users.set(key, [...(users.get(key) ?? []), file])
  }
  for (const [, begin = ''] of code.matchAll(beginIn)) if (!begin.endsWith('.')) begins.add(begin)
}

const texts = new Map<string, Said>()
const deskTexts = new Set<string>()
/** Keys that stand in two files with other words; which of them is shown would hang on the order of files. */
const saidTwice: string[] = []
for (const file of sources.filter((path) => /\/text\/zh-cn\.ts$/.test(path))) {
  const read = await Promise.all(
    languages.map(async (language) => {
      const { text } = await import(pathToFileURL(file.replace('zh-cn', language)).href)
      return [language, text as Record<string, string>] as const
    }),
  )
  const own = Object.fromEntries(read) as Record<Language, Record<string, string>>
  for (const key of new Set(read.flatMap(([, text]) => Object.keys(text)))) {
    const said = Object.fromEntries(languages.map((language) => [language, own[language][key]])) as Said
    const before = texts.get(key)
    if (before && languages.some((language) => before[language] !== said[language])) saidTwice.push(key)
    texts.set(key, said)
    if (file.includes('/desk/')) deskTexts.add(key)
  }
}

const wrong = [...faultsIn(texts), ...saidTwice.map((key) => `said twice, in other words: ${key}`)]
// Customers' pages come without the words of the desk. What stands in routes is the title of a page that has them.
const mayAsk = (file: string) => /desk|-routes\.tsx$/.test(file) || !file.startsWith('packages/web/')
for (const key of deskTexts)
  for (const file of users.get(key) ?? []) if (!mayAsk(file)) wrong.push(`text of the desk: ${key} (${file})`)
for (const [key, file] of used) if (!texts.has(key)) wrong.push(`no text: ${key} (${file})`)
for (const key of texts.keys()) {
  const isUsed = named.has(key) || key.startsWith('field.') || [...begins].some((begin) => key.startsWith(begin))
  if (!isUsed) wrong.push(`text nobody uses: ${key}`)
}

for (const line of wrong) process.stderr.write(`${line}\n`)
process.stdout.write(
  `${texts.size} texts in ${languages.length} languages, ${used.size} used by name, ${wrong.length} wrong\n`,
)
process.exitCode = texts.size === 0 || used.size === 0 || wrong.length > 0 ? 1 : 0
