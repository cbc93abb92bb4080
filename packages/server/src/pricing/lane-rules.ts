import type { FieldProblems } from '@landbridge/contract/shared/problem'
import type { PricingMode } from './price/pricing-mode.ts'

type Lane = {
  originCode?: string | undefined
  destinationCode?: string | undefined
  entryPortCode?: string | null | undefined
}

/** The reason that keeps vehicles of a mode from crossing a lane's border; `known` are the places that it names. */
export function borderProblem(
  { entryPortCode, originCode, destinationCode }: Lane,
  { known, passesBorder }: { known: { has: (code: string) => boolean } } & Pick<PricingMode, 'passesBorder'>,
): FieldProblems {
  if (!entryPortCode) return {}
  if (!known.has(entryPortCode)) return { entryPortCode: 'pricing.entry-port-unknown' }
  return passesBorder(entryPortCode, { originCode, destinationCode })
    ? {}
    : { entryPortCode: 'pricing.entry-port-off-line' }
}
