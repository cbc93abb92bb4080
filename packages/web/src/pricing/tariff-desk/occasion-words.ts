import type { surchargeOccasions } from '@landbridge/contract/pricing/tariff-terms'
import type { TextKey } from '../../platform/text.tsx'

export const occasionWords: Readonly<Record<(typeof surchargeOccasions)[number], TextKey>> = {
  always: 'pricing.occasion-always',
  dangerous: 'pricing.occasion-dangerous',
  overweight: 'pricing.occasion-overweight',
  asked: 'pricing.occasion-on-request',
}
