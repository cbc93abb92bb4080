/** Boxes as they are read, 2 × 40HQ, 1 × 20GP: of 2*40HQ/1*20GP, as lists carry them. No line ends between a count and its kind. */
export const boxWords = (boxText: string | undefined = ''): string =>
  boxText.replaceAll('*', '\u00a0×\u00a0').replaceAll('/', ', ')
