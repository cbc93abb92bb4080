import { text as failures } from '@landbridge/contract/communication/text/ru'
import type { CommunicationText } from './zh-cn.ts'

export const text = {
  ...failures,
  'communication.announcements': 'Объявления',
  'communication.note':
    'После публикации объявление в выбранные дни видят посетители главной страницы и клиенты в своих объявлениях.',
  'communication.new': 'Новое объявление',
  'communication.none': 'Объявлений пока нет',
  'communication.none-now': 'Сейчас объявлений нет',
  'communication.read-all': 'Отметить все прочитанными',
  'communication.all-read': 'Всё прочитано',
  'communication.title': 'Заголовок',
  'communication.title-in': 'Заголовок ({language})',
  'communication.body-in': 'Текст ({language})',
  'communication.state': 'Состояние',
  'communication.state-draft': 'Черновик',
  'communication.state-published': 'Опубликовано',
  'communication.state-withdrawn': 'Снято',
  'communication.days': 'Показ',
  'communication.from': 'С {day}',
  'communication.from-day': 'Первый день',
  'communication.to-day': 'Последний день (необязательно)',
  'communication.languages': 'Языки',
  'communication.changed': 'Изменено',
  'communication.pin': 'Закрепить над остальными',
  'communication.save-draft': 'Сохранить',
  'communication.save-shown': 'Сохранить и сразу обновить',
  'communication.save-first': 'Сначала сохраните изменения',
  'communication.saved': 'Объявление сохранено',
  'communication.publish': 'Опубликовать',
  'communication.published-now': 'Объявление опубликовано',
  'communication.withdraw': 'Снять с публикации',
  'communication.withdraw-question':
    'Снять объявление с публикации?\nОно больше не будет показано на главной странице.',
  'communication.withdrawn-now': 'Объявление снято с публикации',
} satisfies CommunicationText
