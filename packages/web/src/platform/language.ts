import type { Language } from '@landbridge/contract/shared/languages'
import type { i18n } from 'i18next'
import { loadPart } from './load-part.ts'
import { languageOf, type Texts, wordsIn } from './text.tsx'

/** The specification's codes for the language cookie. */
const cookieCodes: Record<Language, string> = { 'zh-CN': 'zh', 'zh-TW': 'tr', en: 'en', ru: 'ru' }
const yearS = 31_536_000

export const languageNames: Record<Language, string> = {
  'zh-CN': '简体中文',
  en: 'English',
  'zh-TW': '繁體中文',
  ru: 'Русский',
}

type Loader = (language: Language) => Promise<Texts>
let words: i18n | undefined
let load: Loader = async () => ({}) as Texts

/** What the reader chose: by the address (?lang=), else here before, else the source language. */
function chosenLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  return languageOf(asked ?? localStorage.getItem('lang') ?? fromCookie())
}

function fromCookie(): string | undefined {
  const code = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1]
  return Object.entries(cookieCodes).find(([, known]) => known === code)?.[0]
}

/** Opens the page in the reader's language. */
export async function startLanguage(loader: Loader): Promise<i18n> {
  load = loader
  const language = chosenLanguage()
  const [texts] = await Promise.all([load(language), showIn(language)])
  words = await wordsIn(language, texts)
  return words
}

/** Keeps the choice and loads that language, when it is first chosen. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem('lang', language)
  if (words && !words.hasResourceBundle(language, 'translation')) {
    words.addResourceBundle(language, 'translation', await loadPart(() => load(language)))
  }
  await showIn(language)
  await words?.changeLanguage(language)
}

/** Shows the language that is kept as the choice, which another tab may have changed. */
export async function loadSavedLanguage(): Promise<void> {
  const saved = localStorage.getItem('lang')
  if (saved && languageOf(saved) !== document.documentElement.lang) await chooseLanguage(languageOf(saved))
}

async function showIn(language: Language): Promise<void> {
  document.documentElement.lang = language
  // biome-ignore lint/suspicious/noDocumentCookie: the other way needs https
  document.cookie = `language=${cookieCodes[language]}; path=/; max-age=${yearS}; SameSite=Lax`
  // biome-ignore lint/suspicious/noDocumentCookie: the other way needs https
  document.cookie = `clientType=OMS_PC; path=/; max-age=${yearS}; SameSite=Lax`
}
