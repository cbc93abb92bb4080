import { text as failures } from '@landbridge/contract/site/text/ru'
import type { SiteText } from './zh-cn.ts'

export const text = {
  ...failures,
  'site.restriction': 'Ограничение по IP',
  'site.restriction-note': 'С этих адресов нельзя оформлять заявки.',
  'site.blocked-addresses': 'Заблокированные адреса или диапазоны, по одному в строке',
  'site.restricted-paths': 'Ограниченные страницы, по одной в строке',
  'site.save': 'Сохранить',
  'site.restriction-saved': 'Сохранено и уже действует',
} satisfies SiteText
