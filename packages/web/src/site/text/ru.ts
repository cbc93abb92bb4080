import { text as failures } from '@landbridge/contract/site/text/ru'
import type { SiteText } from './zh-cn.ts'

export const text = {
  ...failures,
  'site.page-home': 'Главная',
  'site.page-business-58': 'Международные мультимодальные перевозки',
  'site.page-business-59': 'Международные контейнерные поезда',
  'site.page-business-63': 'Логистика трансграничной электронной торговли',
  'site.page-business-64': 'Международные авиаперевозки',
  'site.page-agreement': 'Пользовательское соглашение',
  'site.page-privacy': 'Конфиденциальность',
  'site.page-cookies': 'Файлы cookie',
  'site.other-services': 'Другие услуги',
  'site.in-force': 'Действует с {at}',
} satisfies SiteText
