import { store } from './store.ts'

const waiting = store<((isShown: boolean) => void) | undefined>(undefined)

/** Asks for the password or a code; true when the server accepts it. */
export function requestReauthentication(): Promise<boolean> {
  waiting.read()?.(false)
  return new Promise((resolve) =>
    waiting.set((isShown) => {
      waiting.set(undefined)
      resolve(isShown)
    }),
  )
}

/** The dialog's answer callback, while one is pending. */
export const useReauthentication = waiting.use
