import type { MilestoneText } from './zh-cn.ts'

export const text = {
  'shared.event-pick': 'Порожний контейнер получен',
  'shared.event-rcvd': 'Груз принят на склад',
  'shared.event-stuf': 'Загружен в контейнер',
  'shared.event-gtin': 'Завезён на терминал',
  'shared.event-cusr-export': 'Выпущен (экспорт)',
  'shared.event-load': 'Погружен',
  'shared.event-depa': 'Отправлен',
  'shared.event-arri-border': 'Прибыл на погранпереход',
  'shared.event-relo': 'Перегружен на другую колею',
  'shared.event-cros': 'Пересёк границу',
  'shared.event-cusr-transit': 'Выпущен (транзит)',
  'shared.event-arri': 'Прибыл',
  'shared.event-disc': 'Выгружен',
  'shared.event-cusi': 'Таможенный досмотр',
  'shared.event-cusr-import': 'Выпущен (импорт)',
  'shared.event-gtot': 'Вывезен с терминала',
  'shared.event-dlvd': 'Доставлен',
  'shared.event-strp': 'Выгружен из контейнера',
  'shared.event-drop': 'Порожний сдан',
} satisfies MilestoneText
