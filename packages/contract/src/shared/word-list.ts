import type { Language } from './languages.ts'

type Word = string | false | null | undefined

const joined = (words: readonly Word[], language: Language, chinese: string): string =>
  words.filter(Boolean).join(language.startsWith('zh') ? chinese : ', ')

/** Things named one after another, leaving out what is empty: Chinese has a comma of its own for them. */
export const wordList = (words: readonly Word[], language: Language): string => joined(words, language, '、')

/** For further words on the item before it: a place with its country, a charge with its quantity. */
export const clauseList = (words: readonly Word[], language: Language): string => joined(words, language, '，')
