import { useLanguage } from '../text.tsx'

const scripts = [
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Latin}/u, 'en'],
] as const

/** The language of somebody's words by their script, undefined for the reader's own or an unknown one. */
export function foreignLanguageOf(words: string, reader: string): string | undefined {
  const language = scripts.find(([letters]) => letters.test(words))?.[1]
  return language && !reader.startsWith(language) ? language : undefined
}

/** Somebody's words, marked with their language for screen readers. */
export function Foreign({ children = '' }: { children?: string | undefined }) {
  const reader = useLanguage()
  return <span lang={foreignLanguageOf(children, reader)}>{children}</span>
}
