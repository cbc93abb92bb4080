import { plainText } from './reading/plain-text.ts'

/** The number of an airline's waybill as it is kept, 176-12345675; a text that is none stays as it was typed. */
export function cleanWaybillNo(text: string): string {
  const plain = plainText(text)
  const [, prefix, serial] = /^(?:M?AWB(?:NO)?:?)?(\d{3})(\d{8})$/i.exec(plain.replace(/[\s\p{Pd}−.]/gu, '')) ?? []
  return prefix && serial ? `${prefix}-${serial}` : plain.trim()
}

/** True for a word in groups like an air waybill number; eleven digits in one may be anything. */
export const isWrittenAsWaybill = (text: string): boolean =>
  /^\s*\d{3}\s*[\s\p{Pd}−]\s*\d{4}[\s\p{Pd}−]?\d{4}\s*$/u.test(plainText(text))
