// biome-ignore format: a list
export const handedIn = {
  auditActions: [
    'pricing.add-tariff', 'pricing.change-tariff', 'pricing.begin-version', 'pricing.publish', 'pricing.withdraw',
    'pricing.add-departure', 'pricing.change-departure', 'pricing.cancel-departure', 'pricing.take-space', 'pricing.give-back-space',
    'pricing.add-service', 'pricing.change-service', 'pricing.make-sailings',
  ],
  auditThings: ['tariff', 'departure', 'service'],
} as const
