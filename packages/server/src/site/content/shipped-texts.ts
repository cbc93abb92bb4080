import type { Language } from '@landbridge/contract/shared/languages'
import type { PageText, SiteTextKey } from '@landbridge/contract/site/site-content'
import { english } from './en/english.ts'
import { russian } from './ru/russian.ts'
import { simplified } from './zh-cn/simplified.ts'
import { traditional } from './zh-tw/traditional.ts'

/** The words that the pages of the site begin with, until staff change them. */
export const shippedTexts: Readonly<Record<Language, Record<SiteTextKey, PageText>>> = {
  'zh-CN': simplified,
  'zh-TW': traditional,
  en: english,
  ru: russian,
}
