import { useLanguage } from '../text.tsx'

const scripts = [
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Latin}/u, 'en'],
] as const

/** The language of words that somebody wrote, by their letters; none where it is the reader's own or nobody can tell. */
export function foreignLanguageOf(words: string, reader: string): string | undefined {
  const language = scripts.find(([letters]) => letters.test(words))?.[1]
  return language && !reader.startsWith(language) ? language : undefined
}

/** Words that somebody wrote: where they are in another language than the page, a screen reader says them in theirs. */
export function Foreign({ children = '' }: { children?: string | undefined }) {
  const reader = useLanguage()
  return <span lang={foreignLanguageOf(children, reader)}>{children}</span>
}
