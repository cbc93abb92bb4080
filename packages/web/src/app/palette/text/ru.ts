import type { PaletteText } from './zh-cn.ts'

export const text = {
  'shell.find': 'Поиск заявок, рабочих заказов, контейнеров, страниц',
  'shell.find-recent': 'Недавнее',
  'shell.find-pages': 'Страницы',
  'shell.find-deeds': 'Действия',
  'shell.find-partial': 'поиск выполнен не полностью',
  'shell.deed-book': 'Новая заявка',
  'shell.deed-prices': 'Сравнить ставки',
  'shell.deed-tariff': 'Новый тариф',
  'shell.deed-departure': 'Новое отправление',
  'shell.keys-single': 'Клавиши-буквы',
  'shell.keys-single-hint':
    'Действуют, только когда ничего не вводится. Если выключить, останется только поиск по Ctrl или ⌘.',
  'shell.key-palette': 'Поиск и переход куда угодно',
  'shell.key-sheet': 'Показать эти клавиши',
  'shell.key-search': 'Поиск в списке',
  'shell.key-next': 'Следующая строка',
  'shell.key-previous': 'Предыдущая строка',
  'shell.key-open': 'Открыть строку (или Enter)',
  'shell.key-accept': 'Принять заявку (очередь бэк-офиса)',
  'shell.key-close': 'Закрыть панель рядом со списком',
  'shell.key-undo': 'Отменить, пока видно сообщение',
} as const satisfies PaletteText
