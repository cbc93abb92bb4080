import { billStateLabels } from '@landbridge/contract/workorder/job-labels'
import { type BillState, statesOfBillOut } from '@landbridge/contract/workorder/job-lifecycle'
import type { PaperFacts } from './paper-facts.ts'
import { type PaperWord, say } from './printed-words.ts'

export type Called = (key: PaperWord) => string

export type BillTitles = { draft: PaperWord; issued: PaperWord }

export const isBillOut = (state: BillState): boolean => statesOfBillOut.includes(state)

export const titleAt = ({ draft, issued }: BillTitles, state: BillState): PaperWord =>
  isBillOut(state) ? issued : draft

/** The standing that a bill prints of itself: a draft says that it is not valid, until it is issued. */
export const standingAt = (state: BillState, draft: PaperWord): PaperWord =>
  isBillOut(state) ? billStateLabels[state] : draft

export const unnamedOn = (state: BillState): PaperWord | undefined =>
  isBillOut(state) ? undefined : 'workorder.paper-not-named'

export const inEach = ({ billNames }: PaperFacts, wordIn: (names: PaperFacts['billNames'][number]) => string): string =>
  byScript(billNames.map(wordIn))

export const calledIn =
  (facts: PaperFacts): Called =>
  (key) =>
    inEach(facts, (names) => say(key, names.language))

/** The words in each language on lines of their own. */
export const calledInLines =
  ({ billNames }: PaperFacts): Called =>
  (key) =>
    [...new Set(billNames.map(({ language }) => say(key, language)))].join('\n')

/** Chinese sets its brackets full width, also around Latin letters. */
const isAlike = (one: string, other: string): boolean => withoutWidth(one) === withoutWidth(other)
const withoutWidth = (name: string): string => name.normalize('NFKC').replaceAll(' ', '')

/** Names in a line for each script, each name once: a line is set in one font. */
export function byScript(names: readonly (string | null | undefined)[]): string {
  const written = names.filter((name): name is string => !!name)
  const known = written.filter((name, index) => written.findIndex((other) => isAlike(other, name)) === index)
  const lines = Map.groupBy(known, (name) => /\p{Script=Han}/u.test(name))
  return [...lines.values()].map((line) => line.join(' / ')).join('\n')
}
