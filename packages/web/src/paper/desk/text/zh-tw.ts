import type { PaperDeskText } from './zh-cn.ts'

export const text = {
  'workorder.si-fill-in-for': '代客戶填寫',
  'workorder.si-sent-late': '在補料截止之後提交',
  'workorder.si-lacks': '還缺',
  'workorder.si-differences': '與工作單不同，工作單的內容保留（補料 / 工作單）：',
  'workorder.si-return': '退回修改',
  'workorder.si-field': '欄位',
  'workorder.si-was-returned': '已退回客戶',
  'workorder.si-finalise': '定稿',
  'workorder.si-finalise-ask': '將工作單 {job} 的補料定稿？櫃號、封條、件重體寫入工作單。',
  'workorder.si-finalised': '補料已定稿',
  'workorder.hold-reason': '扣放原因',
  'workorder.manifest-take': '下載艙單',
  'workorder.manifest-empty': '此班次尚無訂艙',
  'workorder.release-it': '放行貨物',
  'workorder.hold-it': '扣放貨物',
  'workorder.hold-hint': '客戶會看到扣放原因和時間。',
  'workorder.release-ask': '放行工作單 {jobNo} 的貨物？',
  'workorder.released-now': '貨物已放行',
} satisfies PaperDeskText
