import { useEffect, useMemo, useRef, useState } from 'react'
import { fitting, type Option } from './option.tsx'

export type OptionSource = readonly Option[] | ((keyword: string, signal: AbortSignal) => Promise<readonly Option[]>)

/** The pause in typing before one of our calls. */
export const lookupDelayMs = 200

/** `keyword` is the searched text; while it differs from the field's, Enter takes no option. */
type Found = { options: readonly Option[]; isLoading: boolean; keyword?: string; error?: unknown }

const none: readonly Option[] = []

/** Options for typed words, filtered at once when fixed, else read after a pause. */
export function useOptions(
  source: OptionSource,
  keyword: string,
  { isOpen, delayMs }: { isOpen: boolean; delayMs: number },
): Found {
  const [found, setFound] = useState<Found>({ options: [], isLoading: false })
  const latest = useRef(source)
  latest.current = source
  const isRemote = typeof source === 'function'
  useEffect(() => {
    if (!isOpen || !isRemote) return
    const controller = new AbortController()
    const readOptions = async () => {
      const load = latest.current
      if (typeof load !== 'function') return
      const show = (result: Found) => {
        // An answer that comes after words were typed since, though it was called off, fits nothing any more.
        if (!controller.signal.aborted) setFound(result)
      }
      setFound((before) => ({ ...before, isLoading: true }))
      try {
        show({ options: await load(keyword, controller.signal), isLoading: false, keyword })
      } catch (error) {
        show({ options: [], isLoading: false, keyword, error })
      }
    }
    const timer = setTimeout(readOptions, keyword ? delayMs : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isOpen, keyword, isRemote, delayMs])
  const fixed = useMemo(
    () => (isRemote || !isOpen ? none : fitting(source, keyword)),
    [source, isRemote, isOpen, keyword],
  )
  return isRemote ? found : { options: fixed, isLoading: false, keyword }
}
