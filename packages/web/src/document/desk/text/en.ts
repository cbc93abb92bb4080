import type { DocumentDeskText } from './zh-cn.ts'

export const text = {
  'insight.deed-document-upload': 'Uploaded a file',
  'insight.deed-document-attach': 'Attached a file',
  'insight.deed-document-detach': 'Removed an attachment',
  'insight.deed-document-read': 'Downloaded a file',
  'insight.deed-document-read-papers': 'Viewed a list of documents',
  'insight.thing-attachment': 'File',
} satisfies DocumentDeskText
