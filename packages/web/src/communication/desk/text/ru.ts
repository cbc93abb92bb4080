import type { CommunicationDeskText } from './zh-cn.ts'

export const text = {
  'insight.deed-communication-make-announcement': 'Создано объявление',
  'insight.deed-communication-save-announcement': 'Изменено объявление',
  'insight.deed-communication-publish-announcement': 'Опубликовано объявление',
  'insight.deed-communication-withdraw-announcement': 'Объявление снято',
  'insight.thing-announcement': 'Объявление',
} satisfies CommunicationDeskText
