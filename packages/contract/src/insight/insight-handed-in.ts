/** Names under which insight shows what stands in this area: the deeds and things of the audit log, to-dos, figures of the menus. */
// biome-ignore format: a list
export const handedIn = {
  auditActions: [
    'insight.notifications', 'insight.retry-work', 'insight.let-work-go',
  ],
  auditThings: ['failed-work'],
} as const
