// biome-ignore format: a list
export const handedIn = {
  auditActions: [
    'reference.save-place', 'reference.save-carrier', 'reference.save-code-item', 'reference.save-exchange-rate',
    'reference.favour', 'reference.unfavour',
  ],
  auditThings: ['place', 'carrier', 'code-item', 'exchange-rate'],
} as const
