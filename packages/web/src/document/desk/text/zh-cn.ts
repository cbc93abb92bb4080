/** The words of this area in the audit log. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'insight.deed-document-upload': '上传文件',
  'insight.deed-document-attach': '添加附件',
  'insight.deed-document-detach': '删除附件',
  'insight.deed-document-read': '下载文件',
  'insight.deed-document-read-papers': '查看文件目录',
  'insight.thing-attachment': '文件',
} as const
export type DocumentDeskText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
