import { store } from '../../platform/store.ts'

/** The overlay over the page: the search, or the sheet of keys. */
const openOverlay = store<'search' | 'keys' | undefined>(undefined, () => undefined)
export const useOpenOverlay = openOverlay.use
export const openSearch = (): void => openOverlay.set('search')
export const openKeySheet = (): void => openOverlay.set('keys')
export const closeOverlay = (): void => openOverlay.set(undefined)
