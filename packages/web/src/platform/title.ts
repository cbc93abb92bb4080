import { useEffect } from 'react'
import { store } from './store.ts'

/** A page's own title: the name of a record before the page's title, or words of staff instead of it, which may still be coming. */
export type OwnTitle = { name: string; place: 'before' | 'instead' | 'coming' }

const none: OwnTitle = { name: '', place: 'before' }
const own = store(none)

/** Puts the name of what the page is about before the page's title, or instead of it, as long as the page stands. */
export function useTitle(name: string | undefined, place: OwnTitle['place'] = 'before'): void {
  useEffect(() => {
    own.set({ name: name ?? '', place })
    return () => own.set(none)
  }, [name, place])
}

export const useOwnTitle = own.use

const above = store('')

/** On a telephone the head of the portal names the page: a title in the same words is then heard only. */
export function useSayAbove(name: string): void {
  useEffect(() => {
    above.set(name)
    return () => above.set('')
  }, [name])
}

export const useTitleInHeader = above.use
