import type { Language } from './languages.ts'

/** A day, yyyy-MM-dd, as sentences in the reader's language say it: 27 Nov 2026. */
export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  )
