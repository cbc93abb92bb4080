import type { DocumentText } from './zh-cn.ts'

export const text = {
  'document.missing': 'Такого файла нет',
  'document.file-needed': 'Выберите файл',
  'document.too-large': 'Размер файла не должен превышать 10 МБ',
  'document.type-refused':
    'Принимаются только файлы PDF, JPG, PNG, XLSX и DOCX, и содержимое должно соответствовать расширению',
  'document.unreadable': 'Файл повреждён или не читается',
  'document.storage-full': 'На сервере не хватает места: файл не сохранён. Повторите позже или свяжитесь с нами',
  'document.quota-reached':
    'Ваша компания исчерпала суточный предел загрузки: этот файл не сохранён. Повторите завтра или свяжитесь с нами',
  'document.malware': 'Антивирусная проверка нашла в файле угрозу: файл не сохранён',
  'document.doctype-unknown': 'Такого вида документа нет',
  'document.paper-type': 'Документы для верификации — файлы PDF, JPG или PNG',
  'document.papers-many': 'Не более 10 документов',
} satisfies DocumentText
