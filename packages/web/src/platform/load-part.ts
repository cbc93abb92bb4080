import { type ComponentType, lazy } from 'react'
import { store } from './store.ts'

const timeoutMs = 120_000
const againAfterMs = 5_000
const againAtMostMs = 60_000

/** The number of parts that failed to load. */
const missing = store(0)
export const useMissingParts = missing.use

/** True for a missing file, mostly after a new version. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS|too long to load/i.test(error.message)

/** Loads a part of the page with retries, while the reader is offered a reload. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      const part = await inTime(load())
      if (failures > 0) missing.set(missing.read() - 1)
      return part
    } catch (error) {
      if (!isLoadFailure(error)) {
        if (failures > 0) missing.set(missing.read() - 1)
        throw error
      }
      if (failures === 0) missing.set(missing.read() + 1)
      await again(Math.min(againAfterMs * 2 ** failures, againAtMostMs))
    }
  }
}

export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPart(load) }))

/** Fails after two minutes. */
function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the page took too long to load.')), timeoutMs)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}

const again = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    window.addEventListener('online', done)
  })
