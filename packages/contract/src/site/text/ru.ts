import type { SiteFailureText } from './zh-cn.ts'

export const text = {
  'site.address-blocked': 'Оформлять заказы за клиентов в системе заказов запрещено, страница недоступна',
  'site.changed-meanwhile': 'Настройки только что изменены. Обновите страницу и повторите',
  'site.address-wrong': 'Укажите IP-адрес или диапазон, например 192.0.2.10 или 192.0.2.0/24',
  'site.path-wrong': 'Укажите страницу заказа: её адрес начинается с /freight/',
  'site.text-missing': 'На этой странице пока ничего не опубликовано',
  'site.text-changed-meanwhile':
    'Текст только что изменил другой сотрудник. Скопируйте свои правки, обновите страницу и сохраните снова',
  'site.text-published': 'Эта версия уже опубликована, нового черновика нет',
  'site.own-address': 'Укажите адрес этого сайта, начиная с /, например /freight/railway/query',
  'site.shape-fixed': 'У этой страницы постоянный макет: блоки нельзя добавлять и удалять',
} satisfies SiteFailureText
