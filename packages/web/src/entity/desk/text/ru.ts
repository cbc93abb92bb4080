import { text as failures } from '@landbridge/contract/entity/text/ru'
import type { EntityDeskText } from './zh-cn.ts'

export const text = {
  ...failures,
  'insight.deed-entity-save': 'Сохранена собственная компания',
  'insight.deed-entity-remove': 'Удалена собственная компания',
  'insight.deed-entity-save-accounts': 'Изменены банковские счета',
  'insight.deed-entity-save-partner': 'Сохранён агент, терминал или депо',
  'insight.deed-entity-remove-partner': 'Удалён агент, терминал или депо',
  'insight.deed-entity-import-partners': 'Загружены агенты, терминалы и депо',
  'insight.thing-own-entity': 'Собственная компания',
  'insight.thing-local-partner': 'Агент, терминал или депо',
} satisfies EntityDeskText
