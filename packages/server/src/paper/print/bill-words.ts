import type { PaperFacts } from './paper-facts.ts'
import { type PaperWord, say } from './printed-words.ts'

export type Called = (key: PaperWord) => string

export const inEach = ({ billNames }: PaperFacts, of: (names: PaperFacts['billNames'][number]) => string): string =>
  byScript(billNames.map(of))

export const calledIn =
  (facts: PaperFacts): Called =>
  (key) =>
    inEach(facts, (names) => say(key, names.language))

/** The same, each language on a line of its own. */
export const calledInLines =
  ({ billNames }: PaperFacts): Called =>
  (key) =>
    [...new Set(billNames.map(({ language }) => say(key, language)))].join('\n')

/** Names in a line for each script, each name once: a line is set in one font. */
export function byScript(names: readonly (string | null | undefined)[]): string {
  const known = [...new Set(names.filter((name): name is string => !!name))]
  const lines = Map.groupBy(known, (name) => /\p{Script=Han}/u.test(name))
  return [...lines.values()].map((line) => line.join(' / ')).join('\n')
}
