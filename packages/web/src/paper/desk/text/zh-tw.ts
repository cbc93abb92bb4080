import type { PaperDeskText } from './zh-cn.ts'

export const text = {
  'paper.si-fill-in-for': '代客戶填寫',
  'paper.si-sent-late': '在補料截止之後提交',
  'paper.si-lacks': '還缺',
  'paper.si-differences': '與工作單不同，工作單的內容保留（補料 / 工作單）：',
  'paper.si-return': '退回修改',
  'paper.si-field': '欄位',
  'paper.si-was-returned': '已退回客戶',
  'paper.si-finalise': '定稿',
  'paper.si-finalise-ask': '將工作單 {job} 的補料定稿？櫃號、封條、件重體寫入工作單。',
  'paper.si-finalised': '補料已定稿',
  'paper.hold-reason': '扣放原因',
  'paper.manifest-take': '下載艙單',
  'paper.manifest-empty': '此班次尚無訂艙',
  'paper.release-it': '放行貨物',
  'paper.hold-it': '扣放貨物',
  'paper.hold-hint': '客戶會看到扣放原因和時間。',
  'paper.release-ask': '放行工作單 {jobNo} 的貨物？',
  'paper.released-now': '貨物已放行',
} satisfies PaperDeskText
