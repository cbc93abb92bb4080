import type { FieldProblems } from '@landbridge/contract/shared/problem'
import { isBorderOnLine } from '../reference/index.ts'

type Lane = {
  originCode?: string | undefined
  destinationCode?: string | undefined
  entryPortCode?: string | null | undefined
}

/** Why trains of a lane cannot cross where it says; `known` are the terminals that it names. */
export function borderProblem(
  { entryPortCode, ...line }: Lane,
  known: { has: (code: string) => boolean },
): FieldProblems {
  if (!entryPortCode) return {}
  if (!known.has(entryPortCode)) return { entryPortCode: 'pricing.entry-port-unknown' }
  return isBorderOnLine(entryPortCode, line) ? {} : { entryPortCode: 'pricing.entry-port-off-line' }
}
