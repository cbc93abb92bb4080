import { useQueryClient } from '@tanstack/react-query'
import { textNow, useText } from './text.tsx'
import { toast, toastError } from './ui/messages.ts'

/** Toasts a deletion with an undo, which works after its list has unmounted. */
export function useOfferUndo(): (name: string, undo: () => Promise<unknown>) => void {
  const text = useText()
  const queries = useQueryClient()
  return (name, undo) => {
    const run = () =>
      void undo().then(() => {
        toast(textNow('shared.undone', { name }), { kind: 'good' })
        return queries.invalidateQueries()
      }, toastError)
    toast(text('shared.deleted', { name }), { kind: 'good', action: { label: text('shared.undo'), run } })
  }
}
