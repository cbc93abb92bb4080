import type { MilestoneText } from './zh-cn.ts'

export const text = {
  'shared.event-pick': '已領空櫃',
  'shared.event-rcvd': '貨物已進倉',
  'shared.event-stuf': '已裝櫃',
  'shared.event-gtin': '已進場',
  'shared.event-cusr-export': '出口放行',
  'shared.event-load': '已裝車',
  'shared.event-depa': '已出發',
  'shared.event-arri-border': '抵達口岸',
  'shared.event-relo': '換裝完成',
  'shared.event-cros': '已過境',
  'shared.event-cusr-transit': '過境放行',
  'shared.event-arri': '已抵達',
  'shared.event-disc': '已卸車',
  'shared.event-cusi': '海關查驗',
  'shared.event-cusr-import': '進口放行',
  'shared.event-gtot': '已領重櫃',
  'shared.event-dlvd': '已簽收',
  'shared.event-strp': '已拆櫃',
  'shared.event-drop': '空櫃已還',
} satisfies MilestoneText
