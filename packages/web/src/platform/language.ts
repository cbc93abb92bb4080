import {
  type Language,
  languageCookieCodes,
  languageOfCookie,
  languages,
  preferredLanguage,
} from '@landbridge/contract/shared/languages'
import { loadPart } from './load-part.ts'
import { showWords, type Texts } from './text.tsx'

const yearS = 31_536_000

export const languageNames: Record<Language, string> = {
  'zh-CN': '简体中文',
  en: 'English',
  'zh-TW': '繁體中文',
  ru: 'Русский',
}

/**
 * Word files by the pages that load them: public, login, all others, work under way, company, back office, search and
 * explanations.
 */
export const textParts = ['public', 'login', 'inner', 'underway', 'company', 'desk', 'palette', 'explained'] as const
export type TextPart = (typeof textParts)[number]
type Loader = (language: Language, part: TextPart) => Promise<Partial<Texts>>

let load: Loader | undefined
let currentLanguage: Language = languages[0]
let needed: readonly TextPart[] = ['public']
const loading = new Map<string, Promise<Partial<Texts>>>()

const knownLanguage = (name: string | null | undefined) => languages.find((language) => language === name)

/**
 * The reader's language from the address (?lang=) or memory, else that of the browser, of the link's sender
 * (?sent-in=), or Chinese.
 */
export function chosenLanguage(): Language {
  const address = new URLSearchParams(location.search)
  const inAddress = knownLanguage(address.get('lang'))
  if (inAddress) localStorage.setItem('lang', inAddress)
  const kept = inAddress ?? knownLanguage(localStorage.getItem('lang')) ?? cookieLanguage()
  return kept ?? preferredLanguage(navigator.languages) ?? knownLanguage(address.get('sent-in')) ?? languages[0]
}

const cookieLanguage = () => languageOfCookie(/(?:^|; )language=(\w+)/.exec(document.cookie)?.[1])

export async function startLanguage(loader: Loader, language: Language): Promise<void> {
  load = loader
  await show(language)
}

/** Keeps the choice, and loads the language on first use. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem('lang', language)
  writeIntoAddress(language)
  await loadPart(() => show(language))
}

/** Updates the language in an address that names one, so that a reload keeps the choice. */
function writeIntoAddress(language: Language): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.set('lang', language)
  history.replaceState(history.state, '', address)
}

/** Shows the kept language, which another tab may have changed. */
export async function loadSavedLanguage(): Promise<void> {
  const saved = knownLanguage(localStorage.getItem('lang'))
  if (saved && saved !== document.documentElement.lang) await chooseLanguage(saved)
}

export const needInnerWords = (): Promise<void> => needWords(['public', 'inner'])

/** The same with the back office. */
export const needAllWords = (): Promise<void> => needWords(['public', 'login', 'inner', 'underway', 'company', 'desk'])

export const needLoginWords = (): Promise<void> => needWords(['public', 'login'])

export const needUnderwayWords = (): Promise<void> => needWords(['public', 'inner', 'underway'])

export const needCompanyWords = (): Promise<void> => needWords(['public', 'inner', 'company'])

/** Loads the words of the search and the sheet of keys on first opening, for staff those of the back office as well. */
export const needPaletteWords = (forStaff: boolean): Promise<void> =>
  needWords(['public', 'palette', ...(forStaff ? (['inner', 'underway', 'desk'] as const) : [])])

export const needExplainedWords = (): Promise<void> => needWords(['public', 'inner', 'explained'])

async function needWords(parts: readonly TextPart[]): Promise<void> {
  needed = textParts.filter((part) => needed.includes(part) || parts.includes(part))
  await showWordsOf(currentLanguage)
}

async function show(language: Language): Promise<void> {
  currentLanguage = language
  await showWordsOf(language)
  if (currentLanguage !== language) return
  // biome-ignore lint/suspicious/noDocumentCookie: the other way needs https
  document.cookie = `language=${languageCookieCodes[language]}; path=/; max-age=${yearS}; SameSite=Lax`
  // biome-ignore lint/suspicious/noDocumentCookie: the other way needs https
  document.cookie = `clientType=OMS_PC; path=/; max-age=${yearS}; SameSite=Lax`
}

/** Shows a language's words; the latest choice wins over slower earlier ones. */
async function showWordsOf(language: Language): Promise<void> {
  const parts = load && (await Promise.all(needed.map((part) => partOf(language, part))))
  if (currentLanguage !== language) return
  document.documentElement.lang = language
  if (parts) showWords(language, Object.assign({}, ...parts))
}

function partOf(language: Language, part: TextPart): Promise<Partial<Texts>> {
  const name = `${language} ${part}`
  const coming = loading.get(name) ?? load?.(language, part) ?? Promise.resolve({})
  loading.set(name, coming)
  coming.catch(() => loading.delete(name))
  return coming
}
