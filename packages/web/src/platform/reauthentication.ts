import { store } from './store.ts'

const waiting = store<((isShown: boolean) => void) | undefined>(undefined)

/** Asks the reader to show once more who they are. True when the server believes it. */
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
