import { text as failures } from '@landbridge/contract/document/text/zh-cn'

/** The words of document parts. This file is the source: the other languages must have exactly these keys. */
export const text = {
  ...failures,
  'document.documents': '文件',
  'document.add': '添加文件',
  'document.added': '文件已添加',
  'document.none': '还没有文件',
  'document.proof-see': '查看签收单',
  'document.size-kb': '{size} KB',
  'document.staff-only': '仅内部',
  'document.download': '下载 {name}',
  'document.remove': '删除 {name}',
  'document.remove-ask': '删除文件“{name}”？',
  'document.drop-hint': '拖文件到这里，或点击选择：PDF、JPG、PNG、XLSX、DOCX，不超过 10 MB',
  'document.type': '文件类型',
  'document.audience': '谁能看到',
  'document.audience-customer': '客户和我们',
  'document.audience-staff': '仅内部',
  'document.needed': '所需文件',
  'document.needed-of-you': '由您提供',
  'document.needed-of-us': '由我司办理',
  'document.needed-of-customer': '由客户提供',
  'document.needed-by-day': '{day} 前',
  'document.needed-given': '已收到',
  'document.needed-open': '待提供',
  'document.needed-late': '已逾期 {count} 天',
  'document.give': '上传',
  'document.give-named': '上传：{name}',
  'document.none-needed': '目前无需提供文件。',
  'document.papers': '认证材料',
  'document.papers-hint': '请上传营业执照（必需），需要时再上传委托书或其他证明。PDF、JPG 或 PNG，每份最大 10 MB。',
  'document.save-file': '下载',
} as const
export type DocumentText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
