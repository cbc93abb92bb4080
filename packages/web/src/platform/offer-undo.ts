import { useQueryClient } from '@tanstack/react-query'
import { textNow, useText } from './text.tsx'
import { toast, toastError } from './ui/messages.ts'

/** Says that something was deleted, and offers it back while the message stands; what showed it may have gone meanwhile. */
export function useOfferUndo(): (name: string, undo: () => Promise<unknown>) => void {
  const text = useText()
  const queries = useQueryClient()
  return (name, undo) => {
    const run = () =>
      void undo().then(() => {
        toast(textNow('shared.undone', { name }), { kind: 'good' })
        return queries.invalidateQueries()
      }, toastError)
    toast(text('shared.deleted', { name }), { kind: 'good', deed: { label: text('shared.undo'), run } })
  }
}
