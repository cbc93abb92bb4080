import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  logIn,
  logOut,
  readSession,
  refreshUser,
  restoreSession,
  type SessionUser,
  startSession,
  userMemory,
} from './session.ts'

const user: SessionUser = { id: 't1', userId: 'u1', realName: 'Chen Min', role: 'customer', customerState: 2 }
const handlers = {
  loadUser: vi.fn(async () => user),
  onEnded: vi.fn(),
  onFailed: vi.fn(),
  onLoggedOut: vi.fn(),
  onLoggedIn: vi.fn(),
}
const stored = () => JSON.parse(localStorage.getItem('token') ?? '{}').Id

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  vi.clearAllMocks()
  handlers.loadUser.mockImplementation(async () => user)
  await startSession(handlers)
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
})
afterEach(() => vi.useRealTimers())

async function loggedIn() {
  const entering = logIn('t1')
  await vi.advanceTimersByTimeAsync(700)
  await entering
}

it('keeps the token for a day and loads the user info 700 ms after the login', async () => {
  const entering = logIn('t1')
  expect(stored()).toBe('t1')
  await vi.advanceTimersByTimeAsync(699)
  expect(handlers.loadUser).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await entering
  expect(readSession()).toMatchObject({ status: 'ready', user: { realName: 'Chen Min' } })
  expect(JSON.parse(localStorage.getItem('token') ?? '').until).toBe(Date.now() - 700 + 86_400_000)
})

it('takes a login without a token for an error, and logs out', async () => {
  await loggedIn()
  await expect(logIn(undefined)).rejects.toThrow()
  expect(readSession().status).toBe('guest')
})

it('asks for the user info three times at most, then clears the session and says why', async () => {
  handlers.loadUser.mockRejectedValue(new Error('down'))
  await loggedIn()
  expect(handlers.loadUser).toHaveBeenCalledTimes(3)
  expect(readSession().status).toBe('guest')
  expect(stored()).toBeUndefined()
  expect(handlers.onFailed).toHaveBeenCalledOnce()
})

it('logs out after 700 ms, and only when the server has ended the session', async () => {
  await loggedIn()
  localStorage.setItem('billTip', '1')
  sessionStorage.setItem('dialogHome', '1')
  const refused = logOut(() => Promise.reject(new Error('down'))).catch(() => 'failed')
  await vi.advanceTimersByTimeAsync(700)
  expect(await refused).toBe('failed')
  expect([readSession().status, stored()]).toEqual(['ready', 't1'])
  const signedOut = Promise.withResolvers<void>()
  const signOut = vi.fn(() => signedOut.promise)
  const leaving = logOut(signOut)
  await vi.advanceTimersByTimeAsync(699)
  expect(signOut).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(signOut).toHaveBeenCalledOnce()
  expect([readSession().status, stored()]).toEqual(['ready', 't1'])
  signedOut.resolve()
  await leaving
  expect(stored()).toBeUndefined()
  expect(readSession().status).toBe('guest')
  expect(localStorage.getItem('billTip')).toBeNull()
  expect(sessionStorage.getItem('dialogHome')).toBeNull()
})

it('follows a logout in another tab', async () => {
  await loggedIn()
  localStorage.removeItem('token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(readSession().status).toBe('guest')
  expect(handlers.onLoggedOut).toHaveBeenCalledOnce()
  expect(handlers.onEnded).not.toHaveBeenCalled()
})

it('follows a login in another tab', async () => {
  localStorage.setItem('token', JSON.stringify({ Id: 't3', until: Date.now() + 1000 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(readSession()).toMatchObject({ status: 'ready', tokenId: 't3' })
  expect(handlers.onLoggedIn).toHaveBeenCalled()
})

it('takes up on a navigation what the browser keeps of a login, and says when that fails', async () => {
  localStorage.setItem('token', JSON.stringify({ Id: 't4', until: Date.now() + 1000 }))
  handlers.loadUser.mockRejectedValue(new Error('down'))
  await restoreSession()
  expect(handlers.onFailed).toHaveBeenCalledOnce()
  expect(stored()).toBeUndefined()
})

it('does not take up a login that is older than a day', async () => {
  localStorage.setItem('token', JSON.stringify({ Id: 't5', until: Date.now() }))
  await restoreSession()
  expect([readSession().status, handlers.loadUser.mock.calls.length]).toEqual(['guest', 0])
  localStorage.setItem('token', JSON.stringify({ Id: 't5', until: Date.now() + 1 }))
  await restoreSession()
  expect(readSession()).toMatchObject({ status: 'ready', tokenId: 't5' })
})

it('does not ask again for a user whose salesperson is known, unless forced', async () => {
  const saler = { name: 'Li Na', qrCode: 'code.svg' }
  handlers.loadUser.mockImplementation(async () => ({ ...user, saler }))
  await loggedIn()
  await refreshUser({ force: false })
  expect(handlers.loadUser).toHaveBeenCalledOnce()
  await refreshUser()
  expect(handlers.loadUser).toHaveBeenCalledTimes(2)
})

it('remembers for one user under a name that begins with the user', async () => {
  await loggedIn()
  userMemory.write('side-menu', 'railway')
  expect(sessionStorage.getItem('u1 side-menu')).toBe('railway')
  expect(userMemory.read('side-menu')).toBe('railway')
})

it.each(['rubbish', 'null', '"t1"', '{"Id":7,"until":1e15}'])(
  'reads %s in the place of a token as none',
  async (kept) => {
    localStorage.setItem('token', kept)
    await startSession(handlers)
    expect(readSession().status).toBe('guest')
    expect(handlers.loadUser).not.toHaveBeenCalled()
  },
)

it('takes up the session that the browser has', async () => {
  localStorage.setItem('token', JSON.stringify({ Id: 't2', until: Date.now() + 1000 }))
  await startSession(handlers)
  expect(readSession()).toMatchObject({ status: 'ready', tokenId: 't2' })
})
