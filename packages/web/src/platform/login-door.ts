import { readSession } from './session.ts'
import { store } from './store.ts'

type Wish = { then?: (() => void) | undefined }

const wish = store<Wish | undefined>(undefined)

/** Opens the login dialog; `then` goes on with what the login was needed for. */
export const openLogin = (then?: () => void): void => wish.set({ then })

export const closeLogin = (): void => wish.set(undefined)

/** Does it at once for who is logged in, else after the login. */
export function withLogin(action: () => void): void {
  if (readSession().status === 'guest') openLogin(action)
  else action()
}

export const useLoginWish = wish.use
