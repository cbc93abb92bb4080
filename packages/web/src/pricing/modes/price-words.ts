import { type DepartureKind, modes } from '@landbridge/contract/shared/modes'
import type { TextKey } from '../../platform/text.tsx'
import type { PricingModeView } from '../price/pricing-mode-view.ts'

/** Words about prices by kind of departure; the cut-off for papers has a usual name. */
type PriceWords = {
  carrier: TextKey
  via: 'pricing.via' | 'pricing.via-stops'
  papersCutoff?: TextKey
}

const usual: PriceWords = { carrier: 'pricing.carrier', via: 'pricing.via' }

const wordsOf: Readonly<Record<DepartureKind, PriceWords>> = {
  train: usual,
  sailing: usual,
  flight: {
    carrier: 'pricing.airline',
    via: 'pricing.via-stops',
    papersCutoff: 'pricing.documents-cutoff',
  },
  day: { ...usual, papersCutoff: 'pricing.documents-cutoff' },
  'of-its-legs': usual,
}

export const priceWordsOf = ({ mode }: Pick<PricingModeView, 'mode'>): PriceWords => wordsOf[modes[mode].departure]

export const modeLabelOf = ({ mode }: Pick<PricingModeView, 'mode'>) => `pricing.by-${modes[mode].noun}` as const

export const modeCodeOf = ({ mode }: Pick<PricingModeView, 'mode'>) => modes[mode].code
