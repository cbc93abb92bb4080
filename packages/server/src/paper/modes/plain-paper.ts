import type { PaperMode } from './paper-mode.ts'

/** Defaults of a mode's papers: those of every mode, carriage from gate-in or loading, English bills by the instruction. */
const defaults = {
  papersSay: [],
  handedOverBy: ['GTIN', 'LOAD'],
  billLanguages: () => ['en'],
  papers: {},
  carriageFacts: () => [],
  billFacts: () => [],
} as const satisfies Partial<PaperMode>

type OwnRules = Omit<PaperMode, keyof typeof defaults> & Partial<Pick<PaperMode, keyof typeof defaults>>

export const paperMode = (ownRules: OwnRules): PaperMode => ({ ...defaults, ...ownRules })
