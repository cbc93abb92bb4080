import type { SiteFailureText } from './zh-cn.ts'

export const text = {
  'site.address-blocked':
    'Оформлять заказы за клиентов напрямую в системе заказов запрещено. Эту страницу открыть нельзя',
  'site.changed-meanwhile': 'Настройки только что изменены. Обновите страницу и повторите попытку',
  'site.address-wrong': 'Укажите IP-адрес или диапазон, например 192.0.2.10 или 192.0.2.0/24',
} satisfies SiteFailureText
