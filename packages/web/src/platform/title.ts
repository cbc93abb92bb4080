import { useEffect } from 'react'
import { store } from './store.ts'

const record = store('')

/** Puts the name of what the page is about before the page's title, as long as the page stands. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    record.set(name ?? '')
    return () => record.set('')
  }, [name])
}

export const useRecordTitle = record.use
