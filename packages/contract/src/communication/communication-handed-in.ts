// biome-ignore format: a list
export const handedIn = {
  auditActions: [
    'communication.make-announcement', 'communication.save-announcement', 'communication.publish-announcement',
    'communication.withdraw-announcement',
  ],
  auditThings: ['announcement'],
  menuEntries: ['notices'],
} as const
