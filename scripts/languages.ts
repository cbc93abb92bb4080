/** The languages of the texts, by the names of their files; the first is the source. */
export const languages = ['zh-cn', 'zh-tw', 'en', 'ru'] as const
export type Language = (typeof languages)[number]
