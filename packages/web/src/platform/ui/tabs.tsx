import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useFormat } from '../format.ts'

type Tab<V extends string = string> = {
  value: V
  label: ReactNode
  count?: number | undefined
  /** The number of urgent ones, in red. */
  urgentCount?: number | undefined
}
type TabsProps<V extends string> = { label: string; value: V; tabs: readonly Tab<V>[]; onChange: (value: V) => void }

/** The tab that a key leads to, cyclic. */
const nextIndex = (key: string, index: number, count: number): number | undefined =>
  ({ ArrowRight: (index + 1) % count, ArrowLeft: (index - 1 + count) % count, Home: 0, End: count - 1 })[key]

function showTab(list: HTMLElement, chosen: number): void {
  const tab = list.querySelectorAll('[role=tab]')[chosen]
  if (!tab) return
  const [place, at] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollLeft += at.left - place.left - (place.width - at.width) / 2
}

/** Tabs with counts over one common list. */
export function Tabs<V extends string>({ label, value, tabs, onChange }: TabsProps<V>) {
  const format = useFormat()
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === value),
  )
  const list = useRef<HTMLDivElement>(null)
  const figures = tabs.map(({ count, urgentCount }) => urgentCount ?? count).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: figures that come later move the tabs
  useEffect(() => {
    if (list.current) showTab(list.current, chosen)
  }, [chosen, figures])
  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextIndex(event.key, chosen, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onChange(tab.value)
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={moveByKey}>
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
          {tab.urgentCount ? (
            <em className="count">{tab.urgentCount}</em>
          ) : (
            tab.count !== undefined && <em>{format.number(tab.count)}</em>
          )}
        </button>
      ))}
    </div>
  )
}

/** The count of a state, zero or the sum where the answer has none. */
function countIn(state: string, counts: Readonly<Record<string, number>>): number {
  if (state === 'all') return counts.all ?? Object.values(counts).reduce((sum, count) => sum + count, 0)
  return counts[state] ?? 0
}

export function StateTabs<V extends string>({
  counts,
  urgentValues = [],
  tabs,
  ...rest
}: TabsProps<V> & { counts?: Readonly<Record<string, number>> | undefined; urgentValues?: readonly V[] }) {
  const counted = tabs.map((tab) => {
    const count = counts && countIn(tab.value, counts)
    return urgentValues.includes(tab.value) && count ? { ...tab, urgentCount: count } : { ...tab, count }
  })
  return <Tabs {...rest} tabs={counted} />
}
