import { po } from 'gettext-parser'
import type { Language } from './languages.ts'
import { faultsIn } from './text-faults.ts'
import type { Texts } from './text-files.ts'

/** What is translated into; the source is changed where it stands. */
export const targets = ['zh-tw', 'en', 'ru'] as const satisfies readonly Language[]
export type Target = (typeof targets)[number]

/** The languages as PO calls them, with their plural forms in the order of our texts. */
const asPo: Readonly<Record<Target, { name: string; plurals: string }>> = {
  'zh-tw': { name: 'zh_TW', plurals: 'nplurals=1; plural=0;' },
  en: { name: 'en', plurals: 'nplurals=2; plural=(n != 1);' },
  ru: {
    name: 'ru',
    plurals: 'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
  },
}

/** The texts of a language for a translator: one entry a key, with the source, a note, and where it stands. */
export function exported(language: Target, texts: Texts, users: ReadonlyMap<string, readonly string[]>): string {
  const entries = [...texts].map(([key, { said, note }]) => {
    const source = said['zh-cn'] ?? ''
    const forms = (said[language] ?? '').split('|')
    const isPlural = forms.length > 1 || said.en?.includes('|')
    const extracted = [
      note,
      language !== 'en' && `English: ${said.en}`,
      ...holesIn(source).map((hole) =>
        hole === '{count}' ? '{count}: the number that chooses the form' : `${hole}: is filled in`,
      ),
    ]
    const entry = {
      msgctxt: key,
      msgid: source,
      ...(isPlural && { msgid_plural: source }),
      msgstr: forms,
      comments: { extracted: extracted.filter(Boolean).join('\n'), reference: (users.get(key) ?? []).join('\n') },
    }
    return [key, { [source]: entry }] as const
  })
  const { name, plurals } = asPo[language]
  const headers = {
    'Project-Id-Version': 'Landbridge',
    Language: name,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': plurals,
  }
  return po.compile({ charset: 'utf-8', headers, translations: Object.fromEntries(entries) }).toString()
}

const holesIn = (words: string) => [...new Set(words.match(/\{\w+\}/g))]

export type Imported = {
  language: Target
  /** The texts that are said in other words, by their keys. */
  changes: ReadonlyMap<string, string>
  /** Why the file is not taken, each by the key it is about. */
  refused: readonly string[]
}

/** What a translator sent back. One text that is wrong keeps out all of them. */
export function imported(file: string, texts: Texts): Imported {
  const { headers, translations } = po.parse(file)
  const language = targets.find((one) => asPo[one].name === headers.Language)
  if (!language)
    throw new Error(`The file is of no language that is translated into: ${headers.Language ?? 'none is named'}`)
  const changes = new Map<string, string>()
  const refused: string[] = []
  for (const { msgctxt: key = '', msgid, msgstr, comments } of Object.values(translations).flatMap(Object.values)) {
    // The entry without a source is the head of the file.
    if (key === '' && msgid === '') continue
    const entry = texts.get(key)
    const forms = msgstr.slice(0, msgstr.findLastIndex(Boolean) + 1)
    const words = forms.join('|')
    if (!entry) refused.push(`no such text: ${key || msgid}`)
    else if (words === entry.said[language]) continue
    else if (msgid !== entry.said['zh-cn']) refused.push(`the source says something else now: ${key}`)
    else if (comments?.flag?.includes('fuzzy')) refused.push(`not settled (fuzzy): ${key}`)
    else if (forms.join('').includes('|')) refused.push(`a bar inside a form: ${key}`)
    else changes.set(key, words)
  }
  const changed = [...changes].flatMap(([key, words]) => {
    const entry = texts.get(key)
    return entry ? [[key, { ...entry.said, [language]: words }] as const] : []
  })
  return { language, changes, refused: [...refused, ...faultsIn(new Map(changed))] }
}
