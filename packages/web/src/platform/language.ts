import { type Language, languageCookieCodes, languageOfCookie, languages } from '@landbridge/contract/shared/languages'
import { loadPart } from './load-part.ts'
import { showWords, type Texts } from './text.tsx'

const yearS = 31_536_000

export const languageNames: Record<Language, string> = {
  'zh-CN': '简体中文',
  en: 'English',
  'zh-TW': '繁體中文',
  ru: 'Русский',
}

/** The words of the public pages, and those of all the others. */
export type TextPart = 'public' | 'inner'
type Loader = (language: Language, part: TextPart) => Promise<Partial<Texts>>

let load: Loader | undefined
let shown: Language = languages[0]
let isInner = false
const loading = new Map<string, Promise<Partial<Texts>>>()

const known = (name: string | null | undefined) => languages.find((language) => language === name)

/** What the reader chose: by the address (?lang=), which is kept, else here before, else the source language. */
export function chosenLanguage(): Language {
  const asked = known(new URLSearchParams(location.search).get('lang'))
  if (asked) localStorage.setItem('lang', asked)
  return asked ?? known(localStorage.getItem('lang')) ?? fromCookie() ?? languages[0]
}

const fromCookie = () => languageOfCookie(/(?:^|; )language=(\w+)/.exec(document.cookie)?.[1])

/** Opens the page in a language. */
export async function startLanguage(loader: Loader, language: Language): Promise<void> {
  load = loader
  await show(language)
}

/** Keeps the choice and loads that language, when it is first chosen. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem('lang', language)
  writeIntoAddress(language)
  await loadPart(() => show(language))
}

/** An address that names a language names the one that was chosen since, so that a reload keeps the choice. */
function writeIntoAddress(language: Language): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.set('lang', language)
  history.replaceState(history.state, '', address)
}

/** Shows the language that is kept as the choice, which another tab may have changed. */
export async function loadSavedLanguage(): Promise<void> {
  const saved = known(localStorage.getItem('lang'))
  if (saved && saved !== document.documentElement.lang) await chooseLanguage(saved)
}

/** Loads the words of the pages behind the public ones, when the first of them is opened. */
export async function needAllWords(): Promise<void> {
  isInner = true
  if (load) await showWordsOf(shown)
}

async function show(language: Language): Promise<void> {
  shown = language
  if (load) await showWordsOf(language)
  document.documentElement.lang = language
  // biome-ignore lint/suspicious/noDocumentCookie: the other way needs https
  document.cookie = `language=${languageCookieCodes[language]}; path=/; max-age=${yearS}; SameSite=Lax`
  // biome-ignore lint/suspicious/noDocumentCookie: the other way needs https
  document.cookie = `clientType=OMS_PC; path=/; max-age=${yearS}; SameSite=Lax`
}

/** The last choice wins, however long the words of an earlier one take. */
async function showWordsOf(language: Language): Promise<void> {
  const parts = await Promise.all([partOf(language, 'public'), isInner ? partOf(language, 'inner') : {}])
  if (shown === language) showWords(language, Object.assign({}, ...parts))
}

function partOf(language: Language, part: TextPart): Promise<Partial<Texts>> {
  const name = `${language} ${part}`
  const coming = loading.get(name) ?? load?.(language, part) ?? Promise.resolve({})
  loading.set(name, coming)
  coming.catch(() => loading.delete(name))
  return coming
}
