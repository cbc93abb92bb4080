import type { Condition } from './list.ts'

/** One spelling for words to search in and words that are typed: one width of letters, one space between words. */
export const searchText = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').trim()

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export const anywhere = (typed: string): string => `%${literally(typed.trim())}%`

const hanCharacters = /[\u2e80-\u9fff\uf900-\ufaff]/u
const hanRuns = /[\u2e80-\u9fff\uf900-\ufaff]+/gu

/** The pairs of Chinese characters that stand beside each other in a text, and single ones that stand alone. */
const pairsIn = (text: string): string[] =>
  (text.match(hanRuns) ?? []).flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2)),
  )

/**
 * The condition that a text of a row, a column or search_line(…), holds the typed words, for an index of trigrams and one of search_grams, for
 * Chinese.
 */
export function mentions(text: string, typed: string): Condition {
  const sought = searchText(typed)
  if (!hanCharacters.test(sought)) return [`${text} ilike $1`, anywhere(sought)]
  const pairs = pairsIn(sought)
  if (pairs[0] === sought) return [`search_grams(${text}) @> array[$1]`, sought]
  return [`(search_grams(${text}) @> $1::text[] and ${text} ilike $2)`, pairs, anywhere(sought)]
}

/** Shorter words than this are in no trigram index. */
const shortestIndexed = 3

/** The same for a table that may hold a million rows: one or two letters are looked for where a word begins, for there the index knows them. */
export function mentionsAmongMany(text: string, typed: string): Condition {
  const sought = searchText(typed)
  if (sought.length >= shortestIndexed || hanCharacters.test(sought)) return mentions(text, typed)
  return [`(${text} ilike $1 or ${text} ilike $2)`, `${literally(sought)}%`, `% ${literally(sought)}%`]
}
