// biome-ignore format: a list
export const handedIn = {
  auditActions: [
    'site.restrict', 'site.save-text', 'site.restore-text', 'site.publish-text',
  ],
  auditThings: ['site', 'site-text'],
  menuEntries: ['deskFailedWork'],
} as const
