import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { forgetAllKeptValues } from './form/kept-values.ts'
import { onSessionEnded, signWith } from './signing.ts'
import { store } from './store.ts'

/** The logged-in user as far as pages need; the user info has all. */
export type SessionUser = {
  id: string
  userId: string
  realName: string
  avatar?: string | undefined
  role: 'customer' | 'admin'
  /** 0 not certified, 1 under certification, 2 certified. */
  customerState: number
  customerName?: string | undefined
  companyRole?: 'owner' | 'member' | 'finance' | undefined
  saler?: { name: string; phone?: string | undefined; qrCode?: string | undefined } | undefined
  /** Permissions of staff, as area.verb. */
  permissions?: readonly string[] | undefined
  /** Staff must set up a second factor before anything else. */
  secondFactorDue?: boolean | undefined
}

type Session = { status: 'guest' | 'loading' | 'ready'; tokenId: string; user?: SessionUser }
type SessionHandlers = {
  loadUser: () => Promise<SessionUser>
  onEnded: () => void
  onFailed: (error: unknown) => void
  onLoggedOut?: () => void
  onLoggedIn?: () => void
}

const tokenKey = 'token'
/** Dismissed tips, shown again to the next user. */
const tipKeys = ['billTip', 'dialogHome']
const lifetimeMs = dayMs
const loginDelayMs = 700
const loadRetries = 2

const guest: Session = { status: 'guest', tokenId: '' }
/** Guest while the server draws. */
const session = store<Session>(guest, () => guest)
let handlers: SessionHandlers | undefined

/** Restores this browser's session and follows other tabs. */
export async function startSession(sessionHandlers: SessionHandlers): Promise<void> {
  handlers = sessionHandlers
  onSessionEnded(endIfOurs)
  window.addEventListener('storage', ({ key }) => (key === tokenKey || key === null) && followOtherTabs())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && followOtherTabs())
  await restoreSession()
}

/** Restores a kept login on navigation. */
export async function restoreSession(): Promise<void> {
  const tokenId = validToken()
  if (session.read().tokenId || !tokenId) return
  enterSession(tokenId)
  await loadUser()
}

/** Keeps a login's token and loads the user info 700 ms later; without a token it fails and logs out. */
export async function logIn(tokenId: string | undefined): Promise<SessionUser | undefined> {
  if (!tokenId) {
    clearSession()
    throw new Error('a login without a token')
  }
  localStorage.setItem(tokenKey, JSON.stringify({ Id: tokenId, until: Date.now() + lifetimeMs }))
  enterSession(tokenId)
  await wait(loginDelayMs)
  return loadUser()
}

/** Signs out after 700 ms, and clears the session on success. */
export async function logOut(signOut: () => Promise<unknown>): Promise<void> {
  await wait(loginDelayMs)
  await signOut()
  clearSession()
  forgetAllKeptValues()
}

/** A user's values in this tab, under names with the user's id. */
export const userMemory = {
  read: (name: string): string | null => sessionStorage.getItem(memoryKey(name)),
  write: (name: string, value: string): void => sessionStorage.setItem(memoryKey(name), value),
}
const memoryKey = (name: string) => `${session.read().user?.userId ?? ''} ${name}`

/** Loads the user info again after a change; unless forced, a known salesperson's code makes that unnecessary. */
export async function refreshUser({ force = true } = {}): Promise<SessionUser | undefined> {
  const { user } = session.read()
  return !force && user?.saler?.qrCode ? user : loadUser()
}

async function loadUser(): Promise<SessionUser | undefined> {
  for (let attempt = 0; ; attempt++) {
    const { tokenId } = session.read()
    try {
      const user = await handlers?.loadUser()
      if (!user || session.read().tokenId !== tokenId) return undefined
      signWith({ isStaff: user.role === 'admin' })
      session.set({ status: 'ready', tokenId, user })
      return user
    } catch (error) {
      if (session.read().tokenId !== tokenId) return undefined
      if (attempt < loadRetries) continue
      clearSession()
      handlers?.onFailed(error)
      return undefined
    }
  }
}

export function useSession() {
  const { status, user } = session.use()
  return { status, user, isLoggedIn: status !== 'guest', isStaff: user?.role === 'admin' }
}

export function useAllowed(): (permission: string) => boolean {
  const held = session.use().user?.permissions ?? []
  return (permission) => held.includes(permission) || held.includes(permission.replace(/\.view$/, '.edit'))
}

export const readSession = session.read

function enterSession(tokenId: string): void {
  signWith({ tokenId })
  session.set({ status: 'loading', tokenId })
}

function clearSession(): void {
  localStorage.removeItem(tokenKey)
  for (const key of tipKeys) {
    localStorage.removeItem(key)
    sessionStorage.removeItem(key)
  }
  signWith({ tokenId: '', isStaff: false })
  session.set({ status: 'guest', tokenId: '' })
}

function validToken(): string {
  const { Id, until } = readToken()
  return typeof Id === 'string' && Number(until) > Date.now() ? Id : ''
}

/** Unreadable text counts as no token. */
function readToken(): { Id?: unknown; until?: unknown } {
  try {
    return Object(JSON.parse(localStorage.getItem(tokenKey) ?? '{}'))
  } catch {
    return {}
  }
}

/** Ends the session, or reloads where another tab has logged in since. */
function endIfOurs(tokenId: string): void {
  const stored = validToken()
  if (stored && stored !== tokenId) {
    location.reload()
    return
  }
  clearSession()
  handlers?.onEnded()
}

/** Follows a login, logout or change of user in another tab. */
function followOtherTabs(): void {
  const stored = validToken()
  const { tokenId } = session.read()
  if (stored === tokenId) return
  if (stored && tokenId) location.reload()
  else if (stored) void restoreSession().then(() => session.read().status === 'ready' && handlers?.onLoggedIn?.())
  else {
    clearSession()
    handlers?.onLoggedOut?.()
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
