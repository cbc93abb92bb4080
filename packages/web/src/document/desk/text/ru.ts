import type { DocumentDeskText } from './zh-cn.ts'

export const text = {
  'insight.deed-document-upload': 'Загружен файл',
  'insight.deed-document-attach': 'Прикреплён файл',
  'insight.deed-document-detach': 'Удалено вложение',
  'insight.deed-document-read': 'Скачан файл',
  'insight.deed-document-read-papers': 'Просмотрен список документов',
  'insight.thing-attachment': 'Файл',
} satisfies DocumentDeskText
