import { store } from './store.ts'

const waiting = store<((isShown: boolean) => void) | undefined>(undefined)

/** Asks the reader to show once more who they are. True when the server believes it. */
export function askWhoSitsThere(): Promise<boolean> {
  waiting.read()?.(false)
  return new Promise((resolve) =>
    waiting.set((isShown) => {
      waiting.set(undefined)
      resolve(isShown)
    }),
  )
}

/** How the dialog answers, while the reader is asked. */
export const useReauthentication = waiting.use
