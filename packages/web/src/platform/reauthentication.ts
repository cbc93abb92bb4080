import { store } from './store.ts'

const waiting = store<((isShown: boolean) => void) | undefined>(undefined)

/** Asks the reader for their password or code once more; true when the server believes it. */
export function requestReauthentication(): Promise<boolean> {
  waiting.read()?.(false)
  return new Promise((resolve) =>
    waiting.set((isShown) => {
      waiting.set(undefined)
      resolve(isShown)
    }),
  )
}

/** The dialog's way to answer, while the reader is being identified. */
export const useReauthentication = waiting.use
