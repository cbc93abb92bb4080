import { useEffect } from 'react'
import { store } from './store.ts'

/** A record's name before the page's title, or words of staff instead of it, which may still load. */
export type OwnTitle = { name: string; place: 'before' | 'instead' | 'coming' }

const none: OwnTitle = { name: '', place: 'before' }
const ownTitle = store(none)

/** Puts a name before or instead of the page's title while mounted. */
export function useTitle(name: string | undefined, place: OwnTitle['place'] = 'before'): void {
  useEffect(() => {
    ownTitle.set({ name: name ?? '', place })
    return () => ownTitle.set(none)
  }, [name, place])
}

export const useOwnTitle = ownTitle.use

const headerTitle = store('')

/** Names the page in a phone's header, where an equal heading is only heard. */
export function useHeaderTitle(name: string): void {
  useEffect(() => {
    headerTitle.set(name)
    return () => headerTitle.set('')
  }, [name])
}

export const useTitleInHeader = headerTitle.use
