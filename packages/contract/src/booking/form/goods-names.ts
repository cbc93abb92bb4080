import type { Language } from '../../shared/languages.ts'
import type { GoodsLine } from '../fields/goods-lines.ts'

type Named = Partial<Pick<GoodsLine, 'goodsName' | 'goodsNameEnglish' | 'goodsNameRussian'>>

/** The name of goods in the reader's language where the booking has it, in English rather than none, else as written. */
export function goodsNameFor({ goodsName, goodsNameEnglish, goodsNameRussian }: Named, language: Language): string {
  const own = {
    en: goodsNameEnglish,
    ru: goodsNameRussian || goodsNameEnglish,
    'zh-CN': undefined,
    'zh-TW': undefined,
  }[language]
  return own || goodsName || ''
}
