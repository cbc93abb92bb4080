// Collected by `npm run collections` from what stands in the areas; not written by hand.
import { workWords } from './failed-work/ru.ts'
import { siteWords } from './site-texts/ru.ts'
import type { SiteDeskText } from './zh-cn.ts'

export const text = { ...workWords, ...siteWords } satisfies SiteDeskText
