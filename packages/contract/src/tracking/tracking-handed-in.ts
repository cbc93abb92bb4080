// biome-ignore format: a list
export const handedIn = {
  auditActions: [
    'tracking.record', 'tracking.correct', 'tracking.take-back', 'tracking.locate', 'tracking.unlocate', 'tracking.share',
    'tracking.unshare',
  ],
  auditThings: ['tracking_share'],
} as const
