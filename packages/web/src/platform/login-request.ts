import { readSession } from './session.ts'
import { store } from './store.ts'

/** The two logins: the dialog of three tabs, or the one by account and password. */
export type LoginContainer = 'loginByPhone' | 'loginByAccount'

type LoginRequest = { onLoggedIn?: (() => void) | undefined; container: LoginContainer }

const loginRequest = store<LoginRequest | undefined>(undefined)

/** Opens the login dialog; `onLoggedIn` resumes the action that needed it. */
export const openLogin = (onLoggedIn?: () => void, container: LoginContainer = 'loginByPhone'): void =>
  loginRequest.set({ onLoggedIn, container })

export const closeLogin = (): void => loginRequest.set(undefined)

/** Closes the dialog after a login elsewhere, and resumes the action. */
export function resumeAfterLogin(): void {
  const then = loginRequest.read()?.onLoggedIn
  closeLogin()
  then?.()
}

/** Runs the action at once, or after a login. */
export function withLogin(action: () => void): void {
  if (readSession().status === 'guest') openLogin(action)
  else action()
}

export const useLoginRequest = loginRequest.use
