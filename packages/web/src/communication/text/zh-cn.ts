import { text as failures } from '@landbridge/contract/communication/text/zh-cn'

/** What communication says. This file is the source: the other languages must have exactly these keys. */
export const text = {
  ...failures,
  'communication.announcements': '公告管理',
  'communication.note': '发布后，首页访客和所有客户在所选日期内均可看到。',
  'communication.new': '新建公告',
  'communication.none': '还没有公告',
  'communication.all': '全部',
  'communication.none-now': '目前没有公告',
  'communication.read-all': '全部标为已读',
  'communication.all-read': '全部已读',
  'communication.title': '标题',
  'communication.title-in': '标题（{language}）',
  'communication.body-in': '正文（{language}）',
  'communication.state': '状态',
  'communication.state-draft': '草稿',
  'communication.state-published': '已发布',
  'communication.state-withdrawn': '已撤回',
  'communication.days': '展示日期',
  'communication.from': '自 {day} 起',
  'communication.from-day': '开始日期',
  'communication.to-day': '结束日期（可不填）',
  'communication.languages': '语言',
  'communication.changed': '最近修改',
  'communication.pin': '置顶显示',
  'communication.save-draft': '保存',
  'communication.save-shown': '保存并立即更新',
  'communication.save-first': '请先保存修改',
  'communication.saved': '公告已保存',
  'communication.publish': '发布',
  'communication.published-now': '公告已发布',
  'communication.withdraw': '撤回',
  'communication.withdraw-question': '撤回这条公告？\n撤回后首页不再显示。',
  'communication.withdrawn-now': '公告已撤回',
  'communication.outbox': '发件箱',
  'communication.outbox-note': '发送到外部的短信与邮件。未配置服务商时保留在此；验证码 5 分钟后隐去。',
  'communication.sending': '发送情况',
  'communication.sending-waiting': '等待发送',
  'communication.sending-sent': '已发送',
  'communication.sending-kept': '留存于此',
  'communication.sending-failed': '发送失败',
  'communication.outbox-empty': '还没有消息',
  'communication.made-at': '时间',
  'communication.recipient': '收件人',
  'communication.message': '内容',
  'communication.code-over': '验证码已过期，内容已隐去',
} as const
export type CommunicationText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
