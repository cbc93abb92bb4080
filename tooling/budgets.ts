/**
 * Budgets of pages in brotli bytes over the wire and in time, held by benches and tests; measurements stand in
 * bench/RESULTS.md.
 */
export const budgets = {
  /** Script of the front page; its words are counted apart, for they differ by language. */
  frontScript: 127_500,
  frontWords: 6_000,
  frontStyles: 30_000,
  /** Script and words that the log-in dialog brings beyond the front page. */
  loginScript: 100_000,
  /** Script and words of the list of bookings and of the railway form. */
  listScript: 295_000,
  /** What opens later comes later: dialogs, dangerous goods, other prices. */
  formScript: 362_500,
  largestPaintMs: 1_800,
  layoutShift: 0.05,
  /** Lighthouse's points, of 100. */
  points: 95,
  languageMs: 300,
  /** A letter among 200 goods lines, until it is painted. */
  letterMs: 50,
  /** 9,999 options, opened and filtered. */
  optionsMs: 100,
} as const
