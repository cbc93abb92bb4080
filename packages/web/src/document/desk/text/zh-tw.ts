import type { DocumentDeskText } from './zh-cn.ts'

export const text = {
  'insight.deed-document-upload': '上傳檔案',
  'insight.deed-document-attach': '新增附件',
  'insight.deed-document-detach': '刪除附件',
  'insight.deed-document-read': '下載檔案',
  'insight.deed-document-read-papers': '檢視檔案目錄',
  'insight.thing-attachment': '檔案',
} satisfies DocumentDeskText
