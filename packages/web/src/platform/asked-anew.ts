import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLanguage } from './text.tsx'

/** The server's words are in the language in which they were asked for: another choice asks anew, also for what is still on its way. What was read stands until then. */
export function useAskedAnew(): void {
  const queries = useQueryClient()
  const language = useLanguage()
  const asked = useRef(language)
  useEffect(() => {
    if (asked.current === language) return
    asked.current = language
    void queries.cancelQueries().then(() => queries.invalidateQueries())
  }, [language, queries])
}
