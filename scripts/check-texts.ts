import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { areas } from '../areas.mjs'
import { permissionsOf } from '../packages/contract/src/access/permissions.ts'

// The compiler compares the languages' keys with each other; this compares keys with the code that uses them, and what stands in the texts.
const prefixes = ['shared', 'envelope', 'field', 'shell', ...areas].join('|')
const keyIn = new RegExp(`'((?:${prefixes})\\.[a-zA-Z0-9-]+)'`, 'g')
const beginIn = new RegExp(`\`((?:${prefixes})\\.[a-zA-Z0-9-]*)\\$\\{`, 'g')
/** Names of permissions, deeds, events and jobs look like keys and are none. */
const noKeyBefore = /(action|kind|permission|thing): $|\.(on|onEvent|every)\($|kind: `?$/

const sources = globSync('packages/*/src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|-fixtures\.ts$|\/testing\//.test(file),
)
const codeFiles = sources.filter((file) => !file.includes('/text/'))
const permissions = new Set(permissionsOf(['administrator']))

const used = new Map<string, string>()
const begins = new Set<string>()
for (const file of codeFiles) {
  const code = readFileSync(file, 'utf8')
  for (const match of code.matchAll(keyIn)) {
    const [, key = ''] = match
    const isKey = !permissions.has(key) && !noKeyBefore.test(code.slice(Math.max(0, match.index - 20), match.index))
    if (isKey) used.set(key, file)
  }
  for (const [, begin = ''] of code.matchAll(beginIn)) begins.add(begin)
}

const languages = ['zh-cn', 'zh-tw', 'en', 'ru'] as const
type Language = (typeof languages)[number]
const texts = new Map<string, Record<Language, string>>()
for (const file of sources.filter((path) => /\/text\/zh-cn\.ts$/.test(path))) {
  const read = await Promise.all(
    languages.map(async (language) => {
      const { text } = await import(pathToFileURL(file.replace('zh-cn', language)).href)
      return [language, text as Record<string, string>] as const
    }),
  )
  const own = Object.fromEntries(read) as Record<Language, Record<string, string>>
  for (const key of Object.keys(own['zh-cn'])) {
    const said = languages.map((language) => [language, own[language][key] ?? ''])
    texts.set(key, Object.fromEntries(said))
  }
}

const wrong: string[] = []
for (const [key, file] of used) if (!texts.has(key)) wrong.push(`no text: ${key} (${file})`)
for (const key of texts.keys()) {
  const isUsed = used.has(key) || key.startsWith('field.') || [...begins].some((begin) => key.startsWith(begin))
  if (!isUsed) wrong.push(`text nobody uses: ${key}`)
}

const holesIn = (said: string) => [...new Set(said.match(/\{\w+\}/g))].toSorted().join(' ')
const pluralForms: Record<Language, readonly number[]> = { 'zh-cn': [1], 'zh-tw': [1], en: [1, 2], ru: [1, 3, 4] }
for (const [key, said] of texts) {
  for (const language of languages) {
    const sentence = said[language]
    const forms = sentence.split('|')
    if (sentence.trim() === '') wrong.push(`empty in ${language}: ${key}`)
    if (!pluralForms[language].includes(forms.length)) wrong.push(`wrong number of plural forms in ${language}: ${key}`)
    const holes = holesIn(said['zh-cn'])
    if (holesIn(sentence) !== holes) wrong.push(`other values than zh-cn (${holes}) in ${language}: ${key}`)
    if (/[\u4e00-\u9fff]/.test(sentence) && (language === 'en' || language === 'ru') && !allowsChinese(key))
      wrong.push(`Chinese in ${language}: ${key}`)
  }
  if (said.en.includes('|') && !said.ru.includes('|')) wrong.push(`plural in en and not in ru: ${key}`)
}

/** The languages' own names are written in themselves. */
function allowsChinese(key: string): boolean {
  return key.includes('language') || key.includes('example')
}

for (const line of wrong) process.stderr.write(`${line}\n`)
process.stdout.write(
  `${texts.size} texts in ${languages.length} languages, ${used.size} used by name, ${wrong.length} wrong\n`,
)
process.exitCode = texts.size === 0 || used.size === 0 || wrong.length > 0 ? 1 : 0
