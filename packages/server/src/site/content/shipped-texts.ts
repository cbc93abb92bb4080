import type { Language } from '@landbridge/contract/shared/languages'
import type { PageText, SiteTextKey } from '@landbridge/contract/site/site-content'
import { agreement as agreementEn } from './en/agreement-en.ts'
import { business58 as business58En } from './en/business-58-en.ts'
import { business59 as business59En } from './en/business-59-en.ts'
import { business63 as business63En } from './en/business-63-en.ts'
import { business64 as business64En } from './en/business-64-en.ts'
import { cookies as cookiesEn } from './en/cookies-en.ts'
import { home as homeEn } from './en/home-en.ts'
import { privacy as privacyEn } from './en/privacy-en.ts'
import { agreement as agreementRu } from './ru/agreement-ru.ts'
import { business58 as business58Ru } from './ru/business-58-ru.ts'
import { business59 as business59Ru } from './ru/business-59-ru.ts'
import { business63 as business63Ru } from './ru/business-63-ru.ts'
import { business64 as business64Ru } from './ru/business-64-ru.ts'
import { cookies as cookiesRu } from './ru/cookies-ru.ts'
import { home as homeRu } from './ru/home-ru.ts'
import { privacy as privacyRu } from './ru/privacy-ru.ts'
import { agreement as agreementZhCn } from './zh-cn/agreement-zh-cn.ts'
import { business58 as business58ZhCn } from './zh-cn/business-58-zh-cn.ts'
import { business59 as business59ZhCn } from './zh-cn/business-59-zh-cn.ts'
import { business63 as business63ZhCn } from './zh-cn/business-63-zh-cn.ts'
import { business64 as business64ZhCn } from './zh-cn/business-64-zh-cn.ts'
import { cookies as cookiesZhCn } from './zh-cn/cookies-zh-cn.ts'
import { home as homeZhCn } from './zh-cn/home-zh-cn.ts'
import { privacy as privacyZhCn } from './zh-cn/privacy-zh-cn.ts'
import { agreement as agreementZhTw } from './zh-tw/agreement-zh-tw.ts'
import { business58 as business58ZhTw } from './zh-tw/business-58-zh-tw.ts'
import { business59 as business59ZhTw } from './zh-tw/business-59-zh-tw.ts'
import { business63 as business63ZhTw } from './zh-tw/business-63-zh-tw.ts'
import { business64 as business64ZhTw } from './zh-tw/business-64-zh-tw.ts'
import { cookies as cookiesZhTw } from './zh-tw/cookies-zh-tw.ts'
import { home as homeZhTw } from './zh-tw/home-zh-tw.ts'
import { privacy as privacyZhTw } from './zh-tw/privacy-zh-tw.ts'

/** The words that the pages of the site begin with, until staff change them. */
export const shippedTexts: Readonly<Record<Language, Record<SiteTextKey, PageText>>> = {
  'zh-CN': {
    home: homeZhCn,
    'business-58': business58ZhCn,
    'business-59': business59ZhCn,
    'business-63': business63ZhCn,
    'business-64': business64ZhCn,
    agreement: agreementZhCn,
    privacy: privacyZhCn,
    cookies: cookiesZhCn,
  },
  'zh-TW': {
    home: homeZhTw,
    'business-58': business58ZhTw,
    'business-59': business59ZhTw,
    'business-63': business63ZhTw,
    'business-64': business64ZhTw,
    agreement: agreementZhTw,
    privacy: privacyZhTw,
    cookies: cookiesZhTw,
  },
  en: {
    home: homeEn,
    'business-58': business58En,
    'business-59': business59En,
    'business-63': business63En,
    'business-64': business64En,
    agreement: agreementEn,
    privacy: privacyEn,
    cookies: cookiesEn,
  },
  ru: {
    home: homeRu,
    'business-58': business58Ru,
    'business-59': business59Ru,
    'business-63': business63Ru,
    'business-64': business64Ru,
    agreement: agreementRu,
    privacy: privacyRu,
    cookies: cookiesRu,
  },
}
