// biome-ignore format: a list
export const handedIn = {
  auditActions: [
    'entity.save', 'entity.remove', 'entity.save-accounts', 'entity.save-partner', 'entity.remove-partner', 'entity.import-partners',
  ],
  auditThings: ['own-entity', 'local-partner'],
} as const
