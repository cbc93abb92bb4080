import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { po } from 'gettext-parser'
import { afterEach, expect, it } from 'vitest'
import { languages } from './languages.ts'
import { root } from './set-up.mjs'
import { exported, imported, targets } from './text-exchange.ts'
import { readTexts } from './text-files.ts'
import { writeTexts } from './write-texts.ts'

const said = {
  'zh-cn': { 'shell.hello': '您好，{name}', 'shell.boxes': '{count} 个箱子', 'shell.quote': '“引号”' },
  'zh-tw': { 'shell.hello': '您好，{name}', 'shell.boxes': '{count} 個櫃子', 'shell.quote': '「引號」' },
  en: { 'shell.hello': 'Hello, {name}', 'shell.boxes': '{count} box|{count} boxes', 'shell.quote': '“Marks”' },
  ru: {
    'shell.hello': 'Здравствуйте, {name}',
    'shell.boxes': '{count} ящик|{count} ящика|{count} ящиков',
    'shell.quote': '«Кавычки»',
  },
}

let folder = ''
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }))

/** A project with three texts. */
function smallProject() {
  folder = mkdtempSync(join(tmpdir(), 'landbridge-texts-'))
  const at = 'packages/web/src/shell/text'
  mkdirSync(join(folder, at), { recursive: true })
  const fileOf = (language: string) => join(folder, at, `${language}.ts`)
  for (const language of languages) {
    const lines = Object.entries(said[language]).map(([key, words]) => `  '${key}': '${words}',`)
    const code = ['/** Words of the shell. */', 'export const text = {', ...lines, '} as const', ''].join('\n')
    writeFileSync(fileOf(language), code)
  }
  return { texts: readTexts(folder).texts, read: (language: string) => readFileSync(fileOf(language), 'utf8') }
}

const users = new Map([['shell.hello', ['packages/web/src/app/hello.tsx']]])

it.each(targets)('takes back every text of the project in %s as it was given out', (language) => {
  const { texts } = readTexts(root)
  const back = imported(exported(language, texts, new Map()), texts)
  expect(back).toEqual({ language, changes: new Map(), refused: [] })
  expect(texts.size).toBeGreaterThan(3_000)
})

it('tells a translator of each text what it is for, where it stands, what it says in English and what is filled in', () => {
  const file = exported('ru', smallProject().texts, users)
  const { headers, translations } = po.parse(file)
  expect(headers.Language).toBe('ru')
  expect(translations['shell.hello']?.['您好，{name}']).toMatchObject({
    msgstr: ['Здравствуйте, {name}'],
    comments: {
      extracted: 'Words of the shell.\nEnglish: Hello, {name}\n{name}: is filled in',
      reference: 'packages/web/src/app/hello.tsx',
    },
  })
  expect(translations['shell.boxes']?.['{count} 个箱子']).toMatchObject({
    msgid_plural: '{count} 个箱子',
    msgstr: ['{count} ящик', '{count} ящика', '{count} ящиков'],
  })
})

it('puts what a translator changed where it stands, formatted, and nothing else', () => {
  const { texts, read } = smallProject()
  const long = `Добрый день, {name}. ${'Рады видеть вас. '.repeat(8).trim()}`
  const file = exported('ru', texts, users)
    .replace('Здравствуйте, {name}', long)
    .replace('«Кавычки»', `«Кавычки» и 'черта'\\nс новой строки`)
  const { refused, ...found } = imported(file, texts)
  expect(refused).toEqual([])
  const others = ['zh-cn', 'zh-tw', 'en'].map(read)
  writeTexts(found, texts, folder)
  expect(read('ru')).toBe(
    [
      '/** Words of the shell. */',
      'export const text = {',
      "  'shell.hello':",
      `    '${long}',`,
      "  'shell.boxes': '{count} ящик|{count} ящика|{count} ящиков',",
      `  'shell.quote': "«Кавычки» и 'черта'\\nс новой строки",`,
      '} as const',
      '',
    ].join('\n'),
  )
  expect(['zh-cn', 'zh-tw', 'en'].map(read)).toEqual(others)
  expect(imported(file, readTexts(folder).texts).changes.size).toBe(0)
})

it.each([
  [
    'a value that is missing',
    'Здравствуйте, {name}',
    'Здравствуйте',
    'other values than zh-cn ({name}) in ru: shell.hello',
  ],
  ['a value too many', 'Здравствуйте, {name}', '{name}, {day}', 'other values than zh-cn ({name}) in ru: shell.hello'],
  ['a plural form that is missing', '{count} ящиков', '', 'wrong number of plural forms in ru: shell.boxes'],
  ['a form without its figure', '{count} ящика', 'ящика', 'a plural form lacks a value in ru: shell.boxes'],
  ['a form inside a form', '{count} ящика', '{count} ящика|', 'a bar inside a form: shell.boxes'],
  ['a text that says nothing', '«Кавычки»', '', 'empty in ru: shell.quote'],
  ['a text of another language', '«Кавычки»', '引号', 'Chinese in ru: shell.quote'],
  ['a key that nobody has', 'shell.quote', 'shell.quotes', 'no such text: shell.quotes'],
])('refuses %s by its key', (_what, words, instead, reason) => {
  const { texts } = smallProject()
  const file = exported('ru', texts, users)
  expect(imported(file.replace(words, instead), texts).refused).toContain(reason)
})

it('refuses a text whose source says something else by now, one that is not settled, and a language nobody translates into', () => {
  const { texts } = smallProject()
  const file = exported('ru', texts, users).replace('«Кавычки»', '„Кавычки“')
  expect(imported(file.replace('msgid "“引号”"', 'msgid "“旧”"'), texts).refused).toEqual([
    'the source says something else now: shell.quote',
  ])
  expect(imported(file.replace('msgctxt "shell.quote"', '#, fuzzy\nmsgctxt "shell.quote"'), texts).refused).toEqual([
    'not settled (fuzzy): shell.quote',
  ])
  expect(() => imported(file.replace('Language: ru', 'Language: de'), texts)).toThrow('de')
})
