import { dayMs } from '@landbridge/contract/shared/calendar-day'

/** Unsaved values in this browser under its user: by tab, or beyond the tab where they belong to a known record. */
const prefix = 'kept typed '
/** The time of a logout in this browser, before which kept values of other tabs are void. */
const leftKey = 'left at'
const keptForMs = 7 * dayMs

type KeptValue<T> = { at: number; value: T }

let hasLeft = false

/** The value kept under a name by this tab or a closed one, with its time. */
export function readKeptValue<T>(name: string): KeptValue<T> | undefined {
  hasLeft = false
  const since = Math.max(Date.now() - keptForMs, Number(localStorage.getItem(leftKey) ?? 0))
  for (const place of [sessionStorage, localStorage]) {
    const kept = parsed<T>(place.getItem(prefix + name))
    if (kept && kept.at > since) return kept
  }
  dropKeptValue(name)
  return undefined
}

function parsed<T>(text: string | null): KeptValue<T> | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as KeptValue<T>)
  } catch {
    return undefined
  }
}

/** Keeps a value under a name, with `beyondTab` also after the tab closes; false if the browser refused. */
export function keepValue<T>(name: string, value: T, { beyondTab }: { beyondTab: boolean }): boolean {
  if (hasLeft) return false
  const text = JSON.stringify({ at: Date.now(), value } satisfies KeptValue<T>)
  try {
    sessionStorage.setItem(prefix + name, text)
    if (beyondTab) localStorage.setItem(prefix + name, text)
    return true
  } catch {
    // The browser keeps nothing, or nothing more.
    return false
  }
}

export function dropKeptValue(name: string): void {
  sessionStorage.removeItem(prefix + name)
  localStorage.removeItem(prefix + name)
}

/** Drops all kept values at logout, and stops open forms from keeping more. */
export function forgetAllKeptValues(): void {
  hasLeft = true
  localStorage.setItem(leftKey, String(Date.now()))
  for (const place of [sessionStorage, localStorage])
    for (const key of Object.keys(place)) if (key.startsWith(prefix)) place.removeItem(key)
}
