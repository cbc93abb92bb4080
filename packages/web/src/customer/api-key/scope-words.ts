export const scopeWords = {
  read: 'customer.scope-read',
  book: 'customer.scope-book',
  track: 'customer.scope-track',
} as const

export const scopeHints = {
  read: 'customer.scope-read-may',
  book: 'customer.scope-book-may',
  track: 'customer.scope-track-may',
} as const
