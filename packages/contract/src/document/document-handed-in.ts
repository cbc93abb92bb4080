// biome-ignore format: a list
export const handedIn = {
  auditActions: [
    'document.upload', 'document.attach', 'document.detach', 'document.read', 'document.read-papers',
  ],
  auditThings: ['attachment'],
} as const
