import type { TrackingDeskText } from './zh-cn.ts'

export const text = {
  'insight.deed-tracking-record': 'Recorded a milestone',
  'insight.deed-tracking-correct': 'Corrected a milestone',
  'insight.deed-tracking-take-back': 'Withdrew a milestone',
  'insight.deed-tracking-locate': 'Recorded positions',
  'insight.deed-tracking-unlocate': 'Removed a position',
  'insight.deed-tracking-share': 'Shared a tracking link',
  'insight.deed-tracking-unshare': 'Ended a tracking link',
  'insight.thing-tracking-share': 'Tracking link',
} satisfies TrackingDeskText
