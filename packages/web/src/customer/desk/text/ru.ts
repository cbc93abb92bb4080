import type { CustomerDeskText } from './zh-cn.ts'

export const text = {
  'insight.deed-customer-found': 'Создана компания',
  'insight.deed-customer-change': 'Изменены данные компании',
  'insight.deed-customer-ask-certification': 'Запрошена верификация компании',
  'insight.deed-customer-certify': 'Компания подтверждена',
  'insight.deed-customer-reject': 'Верификация отклонена',
  'insight.deed-customer-save': 'Изменён клиент',
  'insight.deed-customer-read': 'Просмотрен клиент',
  'insight.deed-customer-invite': 'Приглашён сотрудник',
  'insight.deed-customer-invite-again': 'Приглашение отправлено повторно',
  'insight.deed-customer-uninvite': 'Приглашение отозвано',
  'insight.deed-customer-join': 'Присоединение к компании',
  'insight.deed-customer-change-member': 'Изменён сотрудник',
  'insight.deed-customer-remove-member': 'Сотрудник удалён',
  'insight.deed-customer-return-owner': 'Снова владелец по ссылке из уведомления',
  'insight.deed-customer-make-key': 'Создан ключ API',
  'insight.deed-customer-revoke-key': 'Отозван ключ API',
  'insight.thing-customer': 'Компания',
  'insight.thing-invitation': 'Приглашение',
  'insight.thing-api-key': 'Ключ API',
} satisfies CustomerDeskText
