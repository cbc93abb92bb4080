import type { Language } from '@landbridge/contract/shared/languages'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLanguage } from '../text.tsx'

const locales: Record<Language, string> = { 'zh-CN': 'zh-CN', 'zh-TW': 'zh-TW', en: 'en-GB', ru: 'ru-RU' }

/** The library's locale, around inner pages and dialogs. */
export const LibraryLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={locales[useLanguage()]}>{children}</I18nProvider>
)
