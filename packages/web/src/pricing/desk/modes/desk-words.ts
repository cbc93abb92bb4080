import { type DepartureKind, modes } from '@landbridge/contract/shared/modes'
import type { TextKey } from '../../../platform/text.tsx'
import type { PricingModeView } from '../../price/pricing-mode-view.ts'

/** Desk words about prices that a kind of departure has for its number, its cut-off of papers and its operator. */
type DeskWords = { number?: TextKey; papersHours?: TextKey; operator?: TextKey }

const wordsOf: Readonly<Record<DepartureKind, DeskWords>> = {
  train: { operator: 'field.trainOperator' },
  sailing: {},
  flight: { number: 'pricing.flight-no', papersHours: 'pricing.documents-cutoff-hours' },
  day: { operator: 'pricing.trucker' },
  'of-its-legs': {},
}

export const deskWordsOf = ({ mode }: Pick<PricingModeView, 'mode'>): DeskWords => wordsOf[modes[mode].departure]
