import type { PaperMode } from './paper-mode.ts'

/** The parts of a mode's share that most modes leave as they are: the papers of every mode, a carrier that has a box from gate-in or loading, and English bills that say no more than the instruction. */
const plain = {
  papersSay: [],
  handedOverBy: ['GTIN', 'LOAD'],
  billLanguages: () => ['en'],
  papers: {},
  carriageFacts: () => [],
  billFacts: () => [],
} as const satisfies Partial<PaperMode>

type Own = Omit<PaperMode, keyof typeof plain> & Partial<Pick<PaperMode, keyof typeof plain>>

export const paperMode = (ownRules: Own): PaperMode => ({ ...plain, ...ownRules })
