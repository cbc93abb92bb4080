import { type DepartureKind, modes } from '@landbridge/contract/shared/modes'
import type { TextKey } from '../../../platform/text.tsx'
import type { PricingModeView } from '../../price/pricing-mode-view.ts'

/** The words of the desk about prices where they are not the usual ones: the number of a departure, the cut-off of papers in hours, the operator of a line without a carrier. */
type DeskWords = { number?: TextKey; papersHours?: TextKey; operator?: TextKey }

const wordsOf: Readonly<Record<DepartureKind, DeskWords>> = {
  train: { operator: 'field.trainOperator' },
  sailing: {},
  flight: { number: 'pricing.flight-no', papersHours: 'pricing.documents-cutoff-hours' },
  day: { operator: 'pricing.trucker' },
  'of-its-legs': {},
}

export const deskWordsOf = ({ mode }: Pick<PricingModeView, 'mode'>): DeskWords => wordsOf[modes[mode].departure]
