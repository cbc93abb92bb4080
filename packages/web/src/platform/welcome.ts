import type { SessionUser } from './session.ts'
import { store } from './store.ts'

const welcome = store(false, () => false)

const keyOf = (userId: string) => `welcomed ${userId}`

/** Welcomes somebody who logs in for the first time in this browser and belongs to no company yet; answers if it did. */
export function welcomeNewcomer({ userId, role, customerState, customerName, companyRole }: SessionUser): boolean {
  const isNew =
    role === 'customer' && customerState === 0 && !customerName && !companyRole && !localStorage.getItem(keyOf(userId))
  if (isNew) localStorage.setItem(keyOf(userId), 'shown')
  welcome.set(isNew)
  return isNew
}

export const endWelcome = (): void => welcome.set(false)

export const useWelcome = welcome.use
