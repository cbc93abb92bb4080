import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useFormat } from '../format.ts'

type Tab<V extends string = string> = {
  value: V
  label: ReactNode
  count?: number | undefined
  /** The number of them that need someone, in red. */
  calls?: number | undefined
}
type TabsProps<V extends string> = { label: string; value: V; tabs: readonly Tab<V>[]; onChange: (value: V) => void }

/** Which tab a key leads to from another one; around from the last to the first. */
const placeAfter = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at - 1 + count) % count, Home: 0, End: count - 1 })[key]

/** Scrolls tabs that are wider than their place, as on a phone, until the chosen one is in sight. */
function showTab(list: HTMLElement, chosen: number): void {
  const tab = list.querySelectorAll('[role=tab]')[chosen]
  if (!tab) return
  const [place, at] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollLeft += at.left - place.left - (place.width - at.width) / 2
}

/** Tabs with counts, for one list that stands under all of them rather than in a panel of each. */
export function Tabs<V extends string>({ label, value, tabs, onChange }: TabsProps<V>) {
  const format = useFormat()
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === value),
  )
  const list = useRef<HTMLDivElement>(null)
  const figures = tabs.map(({ count, calls }) => calls ?? count).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: figures that come later move the tabs
  useEffect(() => {
    if (list.current) showTab(list.current, chosen)
  }, [chosen, figures])
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = placeAfter(event.key, chosen, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onChange(tab.value)
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={walk}>
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          tabIndex={index === chosen ? 0 : -1}
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

/** The number in a state: answers leave out states without any, and few carry the number in all. */
function countIn(state: string, counts: Readonly<Record<string, number>>): number {
  if (state === 'all') return counts.all ?? Object.values(counts).reduce((sum, count) => sum + count, 0)
  return counts[state] ?? 0
}

export function StateTabs<V extends string>({
  counts,
  calling = [],
  tabs,
  ...rest
}: TabsProps<V> & { counts?: Readonly<Record<string, number>> | undefined; calling?: readonly V[] }) {
  const counted = tabs.map((tab) => {
    const count = counts && countIn(tab.value, counts)
    return calling.includes(tab.value) && count ? { ...tab, calls: count } : { ...tab, count }
  })
  return <Tabs {...rest} tabs={counted} />
}
