import { useSyncExternalStore } from 'react'

/** A value that parts of the page share outside of React's tree, with the one that a page drawn by the server had. */
export function store<T>(initial: T, prerendered?: () => T) {
  let value = initial
  const readers = new Set<() => void>()
  const read = () => value
  const set = (next: T) => {
    value = next
    for (const reader of readers) reader()
  }
  const follow = (reader: () => void) => {
    readers.add(reader)
    return () => void readers.delete(reader)
  }
  return { read, set, follow, use: () => useSyncExternalStore(follow, read, prerendered ?? read) }
}
