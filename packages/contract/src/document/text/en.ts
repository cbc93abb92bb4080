import type { DocumentText } from './zh-cn.ts'

export const text = {
  'document.missing': 'There is no such file',
  'document.file-needed': 'Choose a file',
  'document.too-large': 'A file may be at most 10 MB',
  'document.type-refused':
    'Only PDF, JPG, PNG, XLSX and DOCX files are accepted, and the content must match the file extension',
  'document.unreadable': 'The file is damaged or cannot be read',
  'document.storage-full':
    'There is no room for the file on the server: it was not saved. Try again later or contact us',
  'document.quota-reached':
    'Your company has reached the upload limit of the day, so this file was not saved. Try again tomorrow or contact us',
  'document.malware': 'The virus scan found something in the file: it was not saved',
  'document.doctype-unknown': 'There is no such document type',
  'document.paper-type': 'Papers for certification are PDF, JPG or PNG files',
  'document.papers-many': 'At most 10 papers',
} satisfies DocumentText
