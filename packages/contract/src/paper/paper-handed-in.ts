export const handedIn = {
  auditActions: ['paper.save-filing-rule'],
  auditThings: ['filing-rule'],
} as const
