import type { CommunicationFailureText } from './zh-cn.ts'

export const text = {
  'communication.announcement-missing': 'Такого объявления нет',
  'communication.action-not-allowed': 'В текущем статусе объявления это невозможно',
  'communication.changed-meanwhile': 'Объявление только что изменил другой сотрудник. Обновите страницу и повторите',
  'communication.too-long': 'Текст слишком длинный. Сократите его',
  'communication.ends-early': 'Последний день не может быть раньше первого',
  'insight.address-needed': 'Сначала укажите адрес эл. почты или телефон для уведомлений',
  'insight.off-link-over':
    'Эта ссылка уже использована или больше не действует. Войдите и измените настройку в разделе «Аккаунт», «Уведомления».',
} satisfies CommunicationFailureText
