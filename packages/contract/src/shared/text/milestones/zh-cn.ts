/** What happens to cargo on its way. This file is the source; the other languages must have the same keys. */
export const text = {
  'shared.event-pick': '已提空箱',
  'shared.event-rcvd': '货物已入仓',
  'shared.event-stuf': '已装箱',
  'shared.event-gtin': '已进场',
  'shared.event-cusr-export': '出口放行',
  'shared.event-load': '已装车',
  'shared.event-depa': '已发车',
  'shared.event-arri-border': '抵达口岸',
  'shared.event-relo': '换装完成',
  'shared.event-cros': '已过境',
  'shared.event-cusr-transit': '过境放行',
  'shared.event-arri': '已到达',
  'shared.event-disc': '已卸车',
  'shared.event-cusi': '海关查验',
  'shared.event-cusr-import': '进口放行',
  'shared.event-gtot': '已提重箱',
  'shared.event-dlvd': '已签收',
  'shared.event-strp': '已掏箱',
  'shared.event-drop': '空箱已还',
  'shared.event-gtin-S': '已进港',
  'shared.event-load-S': '已装船',
  'shared.event-depa-S': '已离港',
  'shared.event-disc-S': '已卸船',
} as const

export type MilestoneText = Record<keyof typeof text, string>
