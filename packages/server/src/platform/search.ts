import { foldedWords } from '@landbridge/contract/shared/reading/fold'
import type { Condition } from './list.ts'

/** Searched words of a row in one width with single spaces; `search_fold` compares them. */
export const searchText = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').trim()

const anywhere = (sought: string): string => `%${sought}%`

/** The pattern of a typed word anywhere in a folded text, for short lists without an index; none for signs alone. */
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

/** The condition that a text holds a typed word, folded alike, by trigrams of search_fold and search_grams of Chinese. */
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

/** The condition for tables of a million rows, where one or two letters match beginnings, as the index knows them. */
export function mentionsAmongMany(text: string, typed: string): Condition {
  const sought = foldedWords(typed)
  if (sought === '' || sought.length >= shortestIndexed || hanCharacters.test(sought)) return mentions(text, typed)
  return [`(search_fold(${text}) ilike $1 or search_fold(${text}) ilike $2)`, `${sought}%`, `% ${sought}%`]
}
