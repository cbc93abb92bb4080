import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useFormat } from '../format.ts'

type Tab<V extends string = string> = {
  value: V
  label: ReactNode
  /** How many there are, in grey. */
  count?: number | undefined
  /** How many of them need someone, in red. */
  calls?: number | undefined
}
type TabsProps<V extends string> = { label: string; value: V; tabs: readonly Tab<V>[]; onChange: (value: V) => void }

/** Tabs with counts; the active one is underlined in red. Arrow keys move between them. */
export function Tabs<V extends string>({ label, value, tabs, onChange }: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null)
  const format = useFormat()
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = (at + step + tabs.length) % tabs.length
    const tab = tabs[next]
    if (tab) onChange(tab.value)
    ;(list.current?.children[next] as HTMLElement | undefined)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.calls ? (
            <em className="count">{tab.calls}</em>
          ) : (
            tab.count !== undefined && <em>{format.number(tab.count)}</em>
          )}
        </button>
      ))}
    </div>
  )
}

/** The states of a list with their counts, as the answer of a list call names them. */
export function StateTabs<V extends string>({
  counts,
  calling = [],
  tabs,
  ...rest
}: TabsProps<V> & { counts?: Readonly<Record<string, number>> | undefined; calling?: readonly V[] }) {
  const counted = tabs.map((tab) => {
    const count = counts?.[tab.value]
    return calling.includes(tab.value) && count ? { ...tab, calls: count } : { ...tab, count }
  })
  return <Tabs {...rest} tabs={counted} />
}
