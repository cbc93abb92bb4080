import { store } from '../../platform/store.ts'

/** The reader's wish over the page: the search, or the sheet of keys. */
const wish = store<'search' | 'keys' | undefined>(undefined, () => undefined)
export const useOverWish = wish.use
export const openSearch = (): void => wish.set('search')
export const openKeySheet = (): void => wish.set('keys')
export const closeOver = (): void => wish.set(undefined)
