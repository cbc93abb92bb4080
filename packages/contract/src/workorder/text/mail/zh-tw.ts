import type { JobMailText } from './zh-cn.ts'

export const text = {
  'insight.mail-arrived-subject': '委託 {no}：貨物已抵達',
  'insight.mail-arrived-text': '工作單 {job} 的貨物已抵達目的地。請安排提貨，並留意還櫃期限。',
  'insight.mail-completionIssued-subject': '委託 {no}：請確認完成',
  'insight.mail-completionIssued-text': '工作單 {job} 的完成確認單已發出。請在 7 天內確認或提出異議，逾期視為完成。',
} satisfies JobMailText
