import type { TrackingMailText } from './zh-cn.ts'

export const text = {
  'insight.mail-delayed-subject': '委託 {no}：抵達延後',
  'insight.mail-delayed-text': '工作單 {job} 的貨物預計 {day} 抵達，晚於原計畫。',
} satisfies TrackingMailText
