import type { Language } from '../../shared/languages.ts'
import type { GoodsLine } from './goods-lines.ts'

type Named = Pick<GoodsLine, 'goodsName' | 'goodsNameEnglish' | 'goodsNameRussian'>

/** What goods are called for a reader: in the reader's language where the booking has that name, else as the customer wrote it. */
export function goodsNameFor({ goodsName, goodsNameEnglish, goodsNameRussian }: Named, language: Language): string {
  const own = { en: goodsNameEnglish, ru: goodsNameRussian, 'zh-CN': undefined, 'zh-TW': undefined }[language]
  return own || goodsName || ''
}
