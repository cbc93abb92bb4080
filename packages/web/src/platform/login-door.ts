import { readSession } from './session.ts'
import { store } from './store.ts'

/** The two logins: everybody's dialog with its three tabs, or the one for who has an account and a password. */
export type LoginContainer = 'loginByPhone' | 'loginByAccount'

type Wish = { then?: (() => void) | undefined; container: LoginContainer }

const wish = store<Wish | undefined>(undefined)

/** Opens the login dialog; `then` goes on with what the login was needed for. */
export const openLogin = (then?: () => void, container: LoginContainer = 'loginByPhone'): void =>
  wish.set({ then, container })

export const closeLogin = (): void => wish.set(undefined)

/** Somebody logged in elsewhere while the dialog stood here: it closes, and what was wanted goes on. */
export function goOnAfterLogin(): void {
  const then = wish.read()?.then
  closeLogin()
  then?.()
}

/** Does it at once for who is logged in, else after the login. */
export function withLogin(action: () => void): void {
  if (readSession().status === 'guest') openLogin(action)
  else action()
}

export const useLoginWish = wish.use
