import { createContext, type MouseEvent, useContext } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

const Opening = createContext<((id: string) => void) | undefined>(undefined)
export const QueueOpening = Opening.Provider

export function useOpensBeside(id: string) {
  const open = useContext(Opening)
  return (event: MouseEvent) => {
    if (!open || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(id)
  }
}

const name = 'booking'
const opened = { besideQueue: true }

/** The booking beside the queue stands in the address: opening is a step that Back undoes, going on to another is none. */
export function useOpenedBooking() {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const id = query.get(name) ?? undefined
  const change = (next: string | undefined, isStep: boolean) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (next) after.set(name, next)
        else after.delete(name)
        return after
      },
      { replace: !isStep, state: isStep ? opened : state },
    )
  return {
    id,
    open: (next: string) => change(next, id === undefined),
    close: () => {
      if (state?.besideQueue) void navigate(-1)
      else change(undefined, false)
    },
  }
}
