/** Invisible signs that come along when words are copied: direction marks, joiners, soft hyphens, byte order marks, fillers. */
const unseen = /\p{Cf}|\u034f|\u115f|\u1160|\u3164|\uffa0|[\ufe00-\ufe0f]/gu

/** Words as they are read and compared, forms and files alike: letters and digits in one width, and nothing that nobody sees. */
export const plainText = (text: string): string => text.replace(unseen, '').normalize('NFKC')

/** The letters and digits of a number that the trade prints in groups, in capitals: blanks, dashes and dots between them say nothing. */
export const signsOfNumber = (text: string): string =>
  plainText(text)
    .replace(/[\s\p{Pd}−.·•・]/gu, '')
    .toUpperCase()
    // Some Greek capitals come as letter and sign, which are one letter again.
    .normalize('NFKC')
