import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { readSession } from '../session.ts'
import { Segments } from './parts.tsx'

const keptUnder = (id: string) => `${readSession().user?.userId ?? 'guest'} view ${id}`

export function useKeptView<const V extends string>(id: string, views: readonly [V, ...V[]]) {
  const [query, setQuery] = useSearchParams()
  const [kept, setKept] = useState(() => localStorage.getItem(keptUnder(id)))
  const known = (name: string | null) => views.find((view) => view === name)
  const choose = (view: V) => {
    localStorage.setItem(keptUnder(id), view)
    setKept(view)
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('view', view)
        return after
      },
      { replace: true },
    )
  }
  return { view: known(query.get('view')) ?? known(kept) ?? views[0], choose }
}

type SwitchProps<V extends string> = {
  label: string
  kept: { view: V; choose: (view: V) => void }
  choices: readonly { value: V; label: string }[]
}

export const ViewSwitch = <V extends string>({ label, kept, choices }: SwitchProps<V>) => (
  <Segments label={label} value={kept.view} choices={choices} onChange={kept.choose} />
)
