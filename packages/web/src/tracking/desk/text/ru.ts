import type { TrackingDeskText } from './zh-cn.ts'

export const text = {
  'insight.deed-tracking-record': 'Внесён этап',
  'insight.deed-tracking-correct': 'Исправлен этап',
  'insight.deed-tracking-take-back': 'Этап отозван',
  'insight.deed-tracking-locate': 'Внесены позиции',
  'insight.deed-tracking-unlocate': 'Позиция удалена',
  'insight.deed-tracking-share': 'Создана ссылка для отслеживания',
  'insight.deed-tracking-unshare': 'Ссылка для отслеживания закрыта',
  'insight.thing-tracking-share': 'Ссылка для отслеживания',
} satisfies TrackingDeskText
