import { foldedWords } from '@landbridge/contract/shared/reading/fold'
import type { Condition } from './list.ts'

/** Words of a thing as they are kept to be searched: one width of letters, one space between words. How they are compared is search_fold's. */
export const searchText = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').trim()

const anywhere = (sought: string): string => `%${sought}%`

/** The pattern that search_fold of a text meets where it holds what was typed, for lists short enough to go without an index; signs alone are held by none. */
export function foldedAnywhere(typed: string): string | undefined {
  const sought = foldedWords(typed)
  return sought === '' && typed.trim() !== '' ? undefined : anywhere(sought)
}

const hanCharacters = /[\u2e80-\u9fff\uf900-\ufaff]/u
const hanRuns = /[\u2e80-\u9fff\uf900-\ufaff]+/gu

/** The pairs of Chinese characters that stand beside each other in a text, and single ones that stand alone. */
const pairsIn = (text: string): string[] =>
  (text.match(hanRuns) ?? []).flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2)),
  )

/**
 * The condition that a text of a row, a column or search_line(…), holds what was typed, both folded alike; signs alone are held by none. Its
 * indexes are one of trigrams over search_fold of it and one over search_grams of that, for Chinese.
 */
export function mentions(text: string, typed: string): Condition {
  const sought = foldedWords(typed)
  if (sought === '') return [typed.trim() === '' ? 'true' : 'false']
  if (!hanCharacters.test(sought)) return [`search_fold(${text}) ilike $1`, anywhere(sought)]
  const pairs = pairsIn(sought)
  if (pairs[0] === sought) return [`search_grams(search_fold(${text})) @> array[$1]`, sought]
  return [
    `(search_grams(search_fold(${text})) @> $1::text[] and search_fold(${text}) ilike $2)`,
    pairs,
    anywhere(sought),
  ]
}

/** Shorter words than this are in no trigram index. */
const shortestIndexed = 3

/** The same for a table that may hold a million rows: one or two letters are looked for where a word begins, for there the index knows them. */
export function mentionsAmongMany(text: string, typed: string): Condition {
  const sought = foldedWords(typed)
  if (sought === '' || sought.length >= shortestIndexed || hanCharacters.test(sought)) return mentions(text, typed)
  return [`(search_fold(${text}) ilike $1 or search_fold(${text}) ilike $2)`, `${sought}%`, `% ${sought}%`]
}
