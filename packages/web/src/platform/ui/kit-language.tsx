import type { Language } from '@landbridge/contract/shared/languages'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLanguage } from '../text.tsx'

const locales: Record<Language, string> = { 'zh-CN': 'zh-CN', 'zh-TW': 'zh-TW', en: 'en-GB', ru: 'ru-RU' }

/** Tells the library's parts which language the reader has chosen. Every page but the public ones stands in it, and so does each dialog. */
export const KitLanguage = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={locales[useLanguage()]}>{children}</I18nProvider>
)
