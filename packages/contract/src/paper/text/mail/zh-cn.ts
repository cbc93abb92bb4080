export const text = {
  'insight.mail-shipmentLate-subject': '委托 {no}：装运日晚于信用证要求',
  'insight.mail-shipmentLate-text':
    '工作单 {job} 的货物将于 {day} 装运，晚于信用证的最迟装运日 {latest}。请尽快与银行及买方联系修改信用证，或告知我们改配。',
} as const

export type PaperMailText = Record<keyof typeof text, string>
