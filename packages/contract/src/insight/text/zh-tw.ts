import type { InsightContractText } from './zh-cn.ts'

export const text = {
  'insight.address-needed': '請先填寫接收通知的信箱或手機號碼',
  'insight.work-gone': '此任務已不在清單中：已完成、正在執行或已放棄。請重新整理清單。',
  'insight.mail-received-subject': '訂艙 {no} 已受理',
  'insight.mail-received-text': '我們已受理您的訂艙。請依訂艙詳情中的截止時間備妥貨物與單證。',
  'insight.mail-returned-subject': '訂艙 {no} 需要修改',
  'insight.mail-returned-text': '訂艙已退回修改。請開啟訂艙，依逐項說明修改後重新提交。',
  'insight.mail-refused-subject': '訂艙 {no} 未獲受理',
  'insight.mail-refused-text':
    '很抱歉，我們無法承運這票貨物，原因請見訂艙詳情。如需調整方案，請聯絡您的業務員，或重新訂艙。',
  'insight.mail-stopped-subject': '訂艙 {no} 已暫停',
  'insight.mail-stopped-text': '訂艙已暫停，原因請見訂艙詳情。請聯絡您的操作員了解如何恢復。',
  'insight.mail-shipped-subject': '訂艙 {no}：班列已發車',
  'insight.mail-shipped-text': '貨物已隨班列發出。您可以隨時追蹤貨物的位置與預計到達時間。',
  'insight.mail-arrived-subject': '訂艙 {no}：貨物已到達',
  'insight.mail-arrived-text': '工作單 {job} 的貨物已到達目的地。請安排提貨，並留意還箱期限。',
  'insight.mail-completionIssued-subject': '訂艙 {no}：請確認完成',
  'insight.mail-completionIssued-text': '工作單 {job} 的完成確認單已發出。請在 7 天內確認或提出異議，逾期視為完成。',
  'insight.mail-text': '訂艙 {no}，{lane}\n\n{said}',
  'insight.mail-link': '開啟訂艙：\n{link}',
  'insight.mail-no-link': '請登入 {portal} 查看這筆訂艙。',
  'insight.mail-why': '您收到這封郵件，是因為您在 {portal} 的「帳戶資訊 - 通知設定」中開啟了此通知，也可以在那裡關閉。',
  'insight.sms-text': '{portal}：{what}（{lane}）',
} satisfies InsightContractText
