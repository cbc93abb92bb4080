import type { PaperMode } from './paper-mode.ts'

/** Defaults of a mode's papers: those of every mode, carriage from gate-in or loading, English bills by the instruction. */
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
