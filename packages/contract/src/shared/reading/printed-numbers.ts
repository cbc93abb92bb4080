import { z } from 'zod'
import { plainText, signsOfNumber } from './plain-text.ts'

/** The number behind the word that is printed before it, as in IMO 9074729; `word` is a pattern for it in capitals, without blanks. */
const numberBehind = (word: string) => {
  const before = new RegExp(`^(?:NO|NR)?(?:${word})(?:NO|NR|NUMBER)?:?(?=[A-Z0-9])`)
  return (text: string): string => signsOfNumber(text).replace(before, '')
}

const enteredAs = (clean: (text: string) => string) => z.string().overwrite(clean)

/** A UN number as data sheets and labels print it: UN 1263 and, by air, ID 8000. */
export const cleanUnNo = numberBehind('UN|ID|NA|ООН|联合国编号|聯合國編號')
export const enteredUnNo = enteredAs(cleanUnNo)

/** A ship's number, which is never printed without IMO before it. */
export const enteredImoNo = enteredAs(numberBehind('IMO|ИМО'))

/** The number of a trader in the European Union, in letters of any case and in groups. */
export const enteredEoriNo = enteredAs(numberBehind('EORI'))

/** A code or number of capitals and digits alone: a wagon's, a flight's, a carrier's. */
export const enteredSigns = enteredAs(signsOfNumber)

/** A customs code, whatever tariff is named before it. */
export const cleanHsCode = numberBehind('(?:HS|HTS|CN|TARIC|ТНВЭД|КОДТНВЭД|税号|稅號|商品编码|商品編碼)(?:CODE)?')

const arabicGroups: Readonly<Record<string, string>> = { '1': 'I', '2': 'II', '3': 'III' }

/** A packing group in Roman figures, also where it is written small, as one sign, in Arabic ones or behind its name. */
export const cleanPackingGroup = (text: string): string => {
  const group = signsOfNumber(text).replace(/^(?:PG|PACKINGGROUP|ГУ|包装类别|包裝類別)/, '')
  return arabicGroups[group] ?? group
}

/** A hazard class without the word for it; its divisions keep their point. */
export const cleanHazardClass = (text: string): string =>
  plainText(text)
    .trim()
    .toUpperCase()
    .replace(/^(?:CLASS|КЛАСС|第)\s*/, '')
    .replace(/[类類]$/, '')

const extension = /\s*(?:[;,]?\s*(?:ext|extension|доб|вн|转|轉|分机|分機|x|#)\.?:?)\s*(\d{1,6})$/iu

/** In China the number inside a house often follows by one more dash. */
const dashedExtension = /^((?:\+?86[ -]?)?\(?0?\d{2,3}\)?[ -]\d{7,8})-(\d{1,6})$/

/** A telephone as it is read: dashes and points of any kind part its groups, and the number inside a house stands as ext. 12. */
export function cleanPhone(text: string): string {
  const plain = plainText(text).trim()
  const [, inside] = extension.exec(plain) ?? []
  const outside = (inside ? plain.replace(extension, '') : plain)
    .replace(/^(?:tel|phone|mob|тел|моб|电话|電話|手机|手機)\.?:?\s*/iu, '')
    .replaceAll(/[\p{Pd}−./]/gu, (sign) => (sign === '/' ? '/' : '-'))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return inside ? `${outside} ext. ${inside}` : outside.replace(dashedExtension, '$1 ext. $2')
}
