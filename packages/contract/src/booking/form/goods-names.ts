import type { Language } from '../../shared/languages.ts'
import type { GoodsLine } from '../fields/goods-lines.ts'

type NamedGoods = Partial<Pick<GoodsLine, 'goodsName' | 'goodsNameEnglish' | 'goodsNameRussian'>>

/** Letters and signs of an English description, as the papers of every mode print it. */
export const isEnglishDescription = (text: string): boolean => /^[A-Za-z0-9., \-/()&%]*$/.test(text)

/** A description that is in Latin letters already is the English one; it is not typed again. */
export const englishDescriptionOf = ({ goodsName }: NamedGoods): string | undefined => {
  const name = goodsName?.trim()
  return name && isEnglishDescription(name) && /[A-Za-z]/.test(name) ? name : undefined
}

/** The name of goods in the reader's language where the booking has it, in English rather than none, else as written. */
export function goodsNameFor(
  { goodsName, goodsNameEnglish, goodsNameRussian }: NamedGoods,
  language: Language,
): string {
  const ownNames = {
    en: goodsNameEnglish,
    ru: goodsNameRussian || goodsNameEnglish,
    'zh-CN': undefined,
    'zh-TW': undefined,
  }[language]
  return ownNames || goodsName || ''
}
