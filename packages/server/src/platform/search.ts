import type { Condition } from './list.ts'

/** How words to search in and what somebody types are written alike: one width of letters, one space between words. */
export const searchText = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').trim()

/** A text that a LIKE takes as it is. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The pattern of a LIKE that finds what was typed anywhere in a text: for tables that are read whole. */
export const anywhere = (typed: string): string => `%${literally(typed.trim())}%`

const hanCharacters = /[\u2e80-\u9fff\uf900-\ufaff]/u

/** Shorter words than this are in no trigram index, and are looked for where a word begins. */
const shortestInside = 3

/**
 * The condition that a text of a row, a column or search_line(…), holds what was typed. Its indexes are one of trigrams over the text
 * and one over search_grams of it, for Chinese.
 */
export function mentions(text: string, typed: string): Condition {
  const sought = searchText(typed)
  if (hanCharacters.test(sought)) {
    return [`(search_grams(${text}) @> search_grams($1) and ${text} ilike $2)`, sought, anywhere(sought)]
  }
  if (sought.length >= shortestInside) return [`${text} ilike $1`, anywhere(sought)]
  return [`(${text} ilike $1 or ${text} ilike $2)`, `${literally(sought)}%`, `% ${literally(sought)}%`]
}
