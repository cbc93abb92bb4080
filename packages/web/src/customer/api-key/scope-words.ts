/** What a key may do, in words. */
export const scopeWords = {
  read: 'customer.scope-read',
  book: 'customer.scope-book',
  track: 'customer.scope-track',
} as const

/** And in a sentence. */
export const scopeHints = {
  read: 'customer.scope-read-may',
  book: 'customer.scope-book-may',
  track: 'customer.scope-track-may',
} as const
