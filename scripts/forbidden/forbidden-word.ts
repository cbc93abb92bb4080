import type { Language } from '../languages.ts'

/** A word that no text may say, and what it says instead. */
export type ForbiddenWord = {
  language: Language
  words: RegExp
  because: string
  instead: string
  /** Forbidden only where the key, or the path of a text without one, matches. */
  only?: RegExp
  /** Where the word is right: another thing, or a sentence that the specification gives to the letter. */
  but?: RegExp
}

export type WordOfLanguage = Omit<ForbiddenWord, 'language'>

export const mainland = 'a word of the mainland'
export const second = 'a second word for a thing that has one'
export const texts = /^[a-z-]+\.[\w.-]+$/i
