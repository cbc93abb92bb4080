import { z } from 'zod'
import { signsOfNumber } from './reading/plain-text.ts'

/** The plate of a truck or trailer as it is kept, whatever people write between its signs: 陕A·12345 is 陕A12345. */
export const cleanPlate = signsOfNumber

/** Spellings of a country are a warning only, so letters of any script and digits are taken. */
export const enteredPlate = z
  .string()
  .overwrite(cleanPlate)
  .refine((plate) => /^[\p{L}\p{N}]{1,15}$/u.test(plate), 'workorder.plate-wrong')

/** Signs of Chinese plates in the letters that customs and carriers abroad write: the pinyin of provinces and types. */
// biome-ignore format: a table
const latinSigns: Readonly<Record<string, string>> = {
  京: 'JING', 津: 'JIN', 冀: 'JI', 晋: 'JIN', 蒙: 'MENG', 辽: 'LIAO', 吉: 'JI', 黑: 'HEI', 沪: 'HU', 苏: 'SU', 浙: 'ZHE', 皖: 'WAN',
  闽: 'MIN', 赣: 'GAN', 鲁: 'LU', 豫: 'YU', 鄂: 'E', 湘: 'XIANG', 粤: 'YUE', 桂: 'GUI', 琼: 'QIONG', 渝: 'YU', 川: 'CHUAN', 贵: 'GUI',
  云: 'YUN', 藏: 'ZANG', 陕: 'SHAAN', 甘: 'GAN', 青: 'QING', 宁: 'NING', 新: 'XIN', 挂: 'GUA', 港: 'GANG', 澳: 'AO', 超: 'CHAO',
}

/** A plate that a reader of Latin letters can compare with the truck: in them, and as it is painted where that differs. */
export function plateInLatin(plate: string): string {
  const latin = plate.replaceAll(/\p{Script=Han}/gu, (sign) => {
    const letters = latinSigns[sign]
    return letters ? ` ${letters} ` : sign
  })
  const written = latin.replaceAll(/\s+/g, ' ').trim()
  return written === plate ? plate : `${written} (${plate})`
}
