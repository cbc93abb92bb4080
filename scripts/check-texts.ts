import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { permissionsOf } from '../packages/contract/src/access/permissions.ts'
import { formWordKeys } from '../packages/contract/src/booking/fields/form-words.ts'
import { forbiddenIn } from './forbidden-words.ts'
import { languages } from './languages.ts'
import { readOtherTexts } from './other-texts.ts'
import { root } from './set-up.mjs'
import { faultsIn } from './text-faults.ts'
import { codeFiles, keyGroups, keysIn, readTexts } from './text-files.ts'
import { wordParts } from './word-parts.ts'

// The compiler compares the languages with each other; this compares their keys with the code that uses them.
const beginIn = new RegExp(`\`((?:${keyGroups})\\.[a-zA-Z0-9-]*)\\$\\{`, 'g')
/** Names of permissions, deeds, events and jobs look like keys and are none. */
const noKeyBefore =
  /(action|kind|permission|thing|\bid): $|\.(on|onEvent|every)\($|\.onEvent\('[\w.-]+', \[$|kind: `?$|action: '[\w.-]+' \| $|\bkeepVersion\([^()]*, $/

const permissions = new Set(permissionsOf(['administrator']))

/** What booking forms say to people stands in their catalogue and not in the code. */
const used = new Map(formWordKeys().map((key) => [key, 'the catalogue of forms']))
/** Whatever stands in the code like a key, names of permissions too: a text of that name may be meant. */
const named = new Set(used.keys())
const begins = new Set<string>()
/** Where each text is asked for that is named there. */
const users = new Map<string, string[]>()
for (const file of codeFiles(root).filter(
  (path) => !/\/(\w+-handed-in|security-actions|work-queues)\.ts$/.test(path),
)) {
  const code = readFileSync(join(root, file), 'utf8')
  for (const { key, at } of keysIn(code)) {
    named.add(key)
    const isKey = !permissions.has(key) && !noKeyBefore.test(code.slice(Math.max(0, at - 60), at))
    if (isKey) used.set(key, file)
    users.set(key, [...(users.get(key) ?? []), file])
  }
  for (const [, begin = ''] of code.matchAll(beginIn)) if (!begin.endsWith('.')) begins.add(begin)
}

// Which of two words is shown would hang on the order of files.
const { texts, saidTwice } = readTexts(root)
const others = readOtherTexts(root)
const wrong = [
  ...faultsIn(new Map([...texts].map(([key, { said }]) => [key, said]))),
  ...others.flatMap(({ at, language, words }) =>
    forbiddenIn(at, language, words).map((fault) => `${fault}: ${at}, “${words.slice(0, 40)}”`),
  ),
  ...saidTwice.map((key) => `said twice, in other words: ${key}`),
]
const deskTexts = [...texts].flatMap(([key, { places }]) => (places['zh-cn']?.file.includes('/desk/') ? [key] : []))
// Customers' pages come without the words of the desk. What stands in routes is the title of a page that has them.
const mayAsk = (file: string) => /desk|-routes\.tsx$/.test(file) || !file.startsWith('packages/web/')
for (const key of deskTexts)
  for (const file of users.get(key) ?? []) if (!mayAsk(file)) wrong.push(`text of the desk: ${key} (${file})`)
// What is said of what is under way comes with the pages that say it, and with those that a page of theirs stands in.
const areasUnderway = wordParts.underway.map((folder) => `packages/web/src/${folder.split('/')[0]}/`)
const isUnderway = (file: string) => areasUnderway.some((area) => file.startsWith(area))
for (const [key, { places }] of texts) {
  if (!isUnderway(places['zh-cn']?.file ?? '') || deskTexts.includes(key)) continue
  for (const file of users.get(key) ?? [])
    if (!isUnderway(file) && !mayAsk(file)) wrong.push(`text of what is under way: ${key} (${file})`)
}
for (const [key, file] of used) if (!texts.has(key)) wrong.push(`no text: ${key} (${file})`)
for (const key of texts.keys()) {
  const isUsed = named.has(key) || key.startsWith('field.') || [...begins].some((begin) => key.startsWith(begin))
  if (!isUsed) wrong.push(`text nobody uses: ${key}`)
}

for (const line of wrong) process.stderr.write(`${line}\n`)
process.stdout.write(
  `${texts.size} texts in ${languages.length} languages, ${used.size} used by name, ${others.length} words elsewhere, ${wrong.length} wrong\n`,
)
process.exitCode = texts.size === 0 || used.size === 0 || others.length === 0 || wrong.length > 0 ? 1 : 0
