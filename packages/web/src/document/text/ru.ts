import { text as failures } from '@landbridge/contract/document/text/ru'
import type { DocumentText } from './zh-cn.ts'

export const text = {
  ...failures,
  'document.documents': 'Документы',
  'document.add': 'Добавить файл',
  'document.added': 'Файл добавлен',
  'document.none': 'Файлов пока нет',
  'document.size-kb': '{size} КБ',
  'document.staff-only': 'Внутренний',
  'document.download': 'Скачать {name}',
  'document.remove': 'Удалить {name}',
  'document.remove-ask': 'Удалить файл «{name}»?',
  'document.drop-hint': 'Перетащите файл сюда или выберите: PDF, JPG, PNG, XLSX, DOCX, не более 10 МБ',
  'document.type': 'Вид документа',
  'document.audience': 'Кто видит',
  'document.audience-customer': 'Клиент и мы',
  'document.audience-staff': 'Только внутри',
  'document.asked': 'Нужные документы',
  'document.asked-of-you': 'от вас',
  'document.asked-of-us': 'от нас',
  'document.asked-of-customer': 'от клиента',
  'document.asked-by-day': 'до {day}',
  'document.asked-given': 'Получен',
  'document.asked-open': 'Нужен',
  'document.give': 'Загрузить',
  'document.give-named': 'Загрузить: {name}',
  'document.none-asked': 'Сейчас документы не требуются.',
  'document.papers': 'Документы для верификации',
  'document.papers-hint':
    'Добавьте свидетельство о регистрации (обязательно) и при необходимости доверенность или другой документ. PDF, JPG или PNG, до 10 МБ каждый.',
  'document.save-file': 'Скачать',
} satisfies DocumentText
