import { dateFormat } from './date-format.ts'
import type { Language } from './languages.ts'

/** The locale by which days, months and figures are written in a language: English as Britain writes it, the day before the month. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

/** A day, yyyy-MM-dd, as sentences in the reader's language say it: 27 Nov 2026. */
export const dayInWords = (day: string, language: Language): string =>
  dateFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
