import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, vi } from 'vitest'

// The files of a worker share its process and what the libraries keep (docs/decisions/0021). What our own modules remember, such as
// who is logged in, is each file's own: this one is run before each, and the modules are made anew.
vi.resetModules()

// React's development build notes where each element was made, for warnings that nobody reads here: a tenth of the
// processor. The count stands at its end, so that none is noted.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}
if (!Object.getOwnPropertyDescriptor(internals, 'recentlyCreatedOwnerStacks')?.get)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} })

// As long as all tests wait for what must come (vitest.config.ts), since a page loads slowly beside other work.
configure({ asyncUtilTimeout: 120_000 })

// jsdom's frames run on one interval, which stays stopped for all files when begun under a stopped clock; a timer for
// each does not.
const frame = (draw: FrameRequestCallback) => Number(setTimeout(() => draw(performance.now()), 16))
for (const own of [globalThis, document.defaultView ?? globalThis])
  Object.assign(own, { requestAnimationFrame: frame, cancelAnimationFrame: (drawn: number) => clearTimeout(drawn) })

// What a test has drawn goes before anything else is taken back: pages may keep something as they leave.
afterEach(cleanup)

// Nobody is logged in when a test begins, in whatever order they run.
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})
