/** Names under which insight shows what stands in this area: the deeds and things of the audit log, to-dos, figures of the menus. Its three deeds belong to communication and site today and keep the names under which they stand in the log. */
// biome-ignore format: a list
export const handedIn = {
  auditActions: [
    'insight.notifications', 'insight.retry-work', 'insight.let-work-go',
  ],
  auditThings: ['failed-work'],
} as const
