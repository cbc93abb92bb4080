import { createRequire } from 'node:module'
import { onFirstUse } from '@landbridge/contract/shared/on-first-use'

const require = createRequire(import.meta.url)

/** The faces of our papers: one for Latin and Cyrillic letters, one for Chinese ones. */
export const paperFonts = {
  plain: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  han: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  hanBold: require.resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
}

/** A line with Chinese signs in it is set in the face that has them. */
export const hasHan = (words: string): boolean => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(words)

/** Signs that both faces have, whichever a line is set in; only a text with others is worth the tables of a face. */
const inBothFaces = /^[\n\t -~\u00a0-\u00ff\u0400-\u045f\u2010-\u2026№€\u3000-\u3015\uff01-\uff5e\u4e00-\u9fa5]*$/

const faces = onFirstUse(async () => {
  const { openSync } = await import('fontkit')
  const signsIn = (file: string): ReadonlySet<number> => {
    const face = openSync(file)
    if (!('characterSet' in face)) throw new Error(`${file} holds several faces.`)
    return new Set(face.characterSet)
  }
  return { plain: signsIn(paperFonts.plain), han: signsIn(paperFonts.han) }
})

export async function signsNotPrinted(text: string): Promise<string[]> {
  const found: string[] = []
  for (const line of text.split('\n')) {
    if (inBothFaces.test(line)) continue
    const known = (await faces())[hasHan(line) ? 'han' : 'plain']
    found.push(...[...line].filter((sign) => !known.has(sign.codePointAt(0) ?? 0) && !/[\p{Cf}\p{M}\t]/u.test(sign)))
  }
  return [...new Set(found)]
}

/** A text as papers print it: a sign that they cannot print stands as its number, which nobody takes for nothing. */
export async function printedSigns(text: string): Promise<string> {
  const missing = await signsNotPrinted(text)
  return missing.reduce((printed, sign) => printed.replaceAll(sign, numberOf(sign)), text)
}

const numberOf = (sign: string) => `[U+${sign.codePointAt(0)?.toString(16).toUpperCase()}]`
