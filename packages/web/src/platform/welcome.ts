import { store } from './store.ts'

/** True while a newcomer is welcomed on the page behind a first log-in. */
export const welcome = store(false, () => false)
