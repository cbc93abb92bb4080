import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { forgetAllKept } from './form/kept-here.ts'
import { onSessionEnded, signWith } from './signing.ts'
import { store } from './store.ts'

/** The page's knowledge of who is logged in; the whole is in the user info. */
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
type Hooks = {
  loadUser: () => Promise<SessionUser>
  ended: () => void
  failed: (error: unknown) => void
  left?: () => void
  joined?: () => void
}

const tokenKey = 'token'
/** Tips that a login has hidden, to be shown again to who logs in next. */
const tipKeys = ['billTip', 'dialogHome']
const lifetimeMs = dayMs
const loginDelayMs = 700
const loadRetries = 2

const guest: Session = { status: 'guest', tokenId: '' }
/** The server draws pages for guests. */
const session = store<Session>(guest, () => guest)
let hooks: Hooks | undefined

/** Takes up the session that this browser has, and follows what other tabs do. */
export async function startSession(given: Hooks): Promise<void> {
  hooks = given
  onSessionEnded(endIfOurs)
  window.addEventListener('storage', ({ key }) => (key === tokenKey || key === null) && followOtherTabs())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && followOtherTabs())
  await restoreSession()
}

/** On every navigation: what the browser keeps of a login is taken up when the page has forgotten it. */
export async function restoreSession(): Promise<void> {
  const tokenId = storedToken()
  if (session.read().tokenId || !tokenId) return
  enter(tokenId)
  await loadUser()
}

/** Keeps the token of a login and loads the user info 700 ms later; a login without a token is an error and logs out. */
export async function logIn(tokenId: string | undefined): Promise<SessionUser | undefined> {
  if (!tokenId) {
    clear()
    throw new Error('a login without a token')
  }
  localStorage.setItem(tokenKey, JSON.stringify({ Id: tokenId, until: Date.now() + lifetimeMs }))
  enter(tokenId)
  await wait(loginDelayMs)
  return loadUser()
}

/** Waits 700 ms, signs out, and clears the session only when that succeeded; then the page starts anew. */
export async function logOut(signOut: () => Promise<unknown>): Promise<void> {
  await wait(loginDelayMs)
  await signOut()
  clear()
  forgetAllKept()
}

/** A tab's memory for one user alone, under names that begin with the user's id. */
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
      const user = await hooks?.loadUser()
      if (!user || session.read().tokenId !== tokenId) return undefined
      signWith({ isStaff: user.role === 'admin' })
      session.set({ status: 'ready', tokenId, user })
      return user
    } catch (error) {
      if (session.read().tokenId !== tokenId) return undefined
      if (attempt < loadRetries) continue
      clear()
      hooks?.failed(error)
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

function enter(tokenId: string): void {
  signWith({ tokenId })
  session.set({ status: 'loading', tokenId })
}

function clear(): void {
  localStorage.removeItem(tokenKey)
  for (const key of tipKeys) {
    localStorage.removeItem(key)
    sessionStorage.removeItem(key)
  }
  signWith({ tokenId: '', isStaff: false })
  session.set({ status: 'guest', tokenId: '' })
}

function storedToken(): string {
  const { Id, until } = keptToken()
  return typeof Id === 'string' && Number(until) > Date.now() ? Id : ''
}

/** Whatever else stands in the token's place is no token. */
function keptToken(): { Id?: unknown; until?: unknown } {
  try {
    return Object(JSON.parse(localStorage.getItem(tokenKey) ?? '{}'))
  } catch {
    return {}
  }
}

/** Another tab may have logged in since; then this one begins anew, and only else is the session over. */
function endIfOurs(tokenId: string): void {
  const stored = storedToken()
  if (stored && stored !== tokenId) {
    location.reload()
    return
  }
  clear()
  hooks?.ended()
}

/** A tab does what the others of its browser did: logs in, logs out, or begins anew as somebody else. */
function followOtherTabs(): void {
  const stored = storedToken()
  const { tokenId } = session.read()
  if (stored === tokenId) return
  if (stored && tokenId) location.reload()
  else if (stored) void restoreSession().then(() => session.read().status === 'ready' && hooks?.joined?.())
  else {
    clear()
    hooks?.left?.()
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
