import type { DocumentText } from './zh-cn.ts'

export const text = {
  'document.missing': '沒有此檔案',
  'document.file-needed': '請選擇一個檔案',
  'document.too-large': '檔案不能超過 10 MB',
  'document.type-refused': '僅支援 PDF、JPG、PNG、XLSX、DOCX 檔案，且內容須與副檔名一致',
  'document.unreadable': '檔案已損毀或無法讀取',
  'document.storage-full': '伺服器儲存空間不足，檔案未儲存，請稍後再試或與我們聯絡',
  'document.quota-reached': '貴公司今天上傳的檔案已達上限，此檔案未儲存。請明天再試或與我們聯絡',
  'document.malware': '檔案未通過病毒掃描，未儲存',
  'document.doctype-unknown': '沒有此文件類型',
  'document.paper-type': '認證資料只接受 PDF、JPG、PNG',
  'document.papers-many': '最多 10 份資料',
} satisfies DocumentText
