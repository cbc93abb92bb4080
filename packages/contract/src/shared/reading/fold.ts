/** Letters that no decomposition takes apart, as they are typed where a keyboard lacks them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
}
const letters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/** Accents, punctuation and invisible signs, which the database folds away as well (`search_fold`, migration 0235). */
const foldedAway =
  '\\u0001-\\u0008\\u000e-\\u001f\\u0021-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u0084\\u0086-\\u00a9' +
  '\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7\\u02b0-\\u036f\\u0483-\\u0489\\u055a-\\u055f\\u0589-\\u05c7' +
  '\\u05f3\\u05f4\\u0600-\\u061f\\u064b-\\u065f\\u066a-\\u066d\\u0670\\u06d4-\\u06ed\\u180b-\\u180f\\u1ab0-\\u1aff\\u1dc0-\\u1dff' +
  '\\u200b-\\u2027\\u202a-\\u209c\\u20a0-\\u20ff\\u2190-\\u2bff\\u2e00-\\u2e7f\\u3001-\\u3004\\u3008-\\u3020\\u302a-\\u3030' +
  '\\u303d-\\u303f\\u3099-\\u309c\\u30a0\\u30fb\\ufe00-\\ufe6f\\ufeff\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65' +
  '\\ufff0-\\uffff'
const leftOut = new RegExp(`[${foldedAway}]`, 'g')
const blanks = /[ \t\n\v\f\r\u0085\u1680\u2028\u2029]+/g

/** The one spelling of searched and sought words: single blanks, no accents, no punctuation; letters keep their case. */
export const foldedWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(letters, (letter) => plainLetters[letter] ?? letter)
    .replace(leftOut, '')
    .replace(blanks, ' ')
    .trim()

/** A name as it is compared with another, without blanks and case: Xi'an, xian and XIAN are one. */
export const foldedName = (text: string): string => foldedWords(text).toLowerCase().replaceAll(' ', '')
