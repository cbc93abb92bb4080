/** Boxes as people read them, 2 × 40HQ, 1 × 20GP, of the 2*40HQ/1*20GP that lists carry; no line breaks between a count and its type. */
export const boxWords = (boxText: string | undefined = ''): string =>
  boxText.replaceAll('*', '\u00a0×\u00a0').replaceAll('/', ', ')
