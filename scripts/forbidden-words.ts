import { inEnglish } from './forbidden/en.ts'
import type { ForbiddenWord } from './forbidden/forbidden-word.ts'
import { inRussian } from './forbidden/ru.ts'
import { inSimplified } from './forbidden/zh-cn.ts'
import { inTraditional } from './forbidden/zh-tw.ts'
import type { Language } from './languages.ts'

/** The second words of docs and of people: one list, read by the check of the texts. */
export const forbiddenWords: readonly ForbiddenWord[] = [
  ...inSimplified.map((word) => ({ language: 'zh-cn' as const, ...word })),
  ...inTraditional.map((word) => ({ language: 'zh-tw' as const, ...word })),
  ...inEnglish.map((word) => ({ language: 'en' as const, ...word })),
  ...inRussian.map((word) => ({ language: 'ru' as const, ...word })),
]

/** What one text says that it may not: by its key, or by its file where it has none. Names of values are no words. */
export const forbiddenIn = (at: string, language: Language, said: string): string[] =>
  forbiddenWords.flatMap((word) => {
    if (word.language !== language || word.but?.test(at) || (word.only && !word.only.test(at))) return []
    const [found] = said.replaceAll(/\{(?!no\})\w+\}/g, '{}').match(word.words) ?? []
    return found === undefined
      ? []
      : [`a forbidden word in ${language}, “${found}” (${word.because}; instead ${word.instead})`]
  })
