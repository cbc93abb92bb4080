import { text as failures } from '@landbridge/contract/document/text/zh-tw'
import type { DocumentText } from './zh-cn.ts'

export const text = {
  ...failures,
  'document.documents': '單證',
  'document.add': '新增檔案',
  'document.added': '檔案已新增',
  'document.none': '還沒有檔案',
  'document.size-kb': '{size} KB',
  'document.staff-only': '僅內部',
  'document.download': '下載 {name}',
  'document.remove': '刪除 {name}',
  'document.remove-ask': '刪除檔案「{name}」？',
  'document.drop-hint': '將檔案拖曳到這裡，或點選檔案：PDF、JPG、PNG、XLSX、DOCX，不超過 10 MB',
  'document.type': '文件類型',
  'document.audience': '誰能看到',
  'document.audience-customer': '客戶和我們',
  'document.audience-staff': '僅內部',
  'document.papers': '認證資料',
  'document.papers-hint': '請上傳營業執照（必要），需要時再上傳委託書或其他證明。PDF、JPG 或 PNG，每份最大 10 MB。',
  'document.save-file': '下載',
} satisfies DocumentText
