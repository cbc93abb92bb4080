/** Failures of the document area. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'document.missing': '没有此文件',
  'document.file-needed': '请选择一个文件',
  'document.too-large': '文件不能超过 10 MB',
  'document.type-refused': '仅支持 PDF、JPG、PNG、XLSX、DOCX 文件，且内容须与扩展名一致',
  'document.unreadable': '文件已损坏或无法读取',
  'document.storage-full': '服务器存储空间不足，文件未保存，请稍后再试或联系我们',
  'document.quota-reached': '贵公司今天上传的文件已达上限，此文件未保存。请明天再试或与我们联系',
  'document.malware': '文件未通过病毒扫描，未保存',
  'document.doctype-unknown': '没有此文件类型',
  'document.paper-type': '认证材料只接受 PDF、JPG、PNG',
  'document.papers-many': '最多 10 份材料',
} as const
export type DocumentText = Record<keyof typeof text, string>
