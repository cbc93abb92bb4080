import type { Language } from '@landbridge/contract/shared/languages'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLanguage } from '../text.tsx'

const locales: Record<Language, string> = { 'zh-CN': 'zh-CN', 'zh-TW': 'zh-TW', en: 'en-GB', ru: 'ru-RU' }

/** Hands the reader's language to the library's parts, around every page but the public ones and around each dialog. */
export const KitLanguage = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={locales[useLanguage()]}>{children}</I18nProvider>
)
