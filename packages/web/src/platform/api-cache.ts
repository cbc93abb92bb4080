type CachedAnswer = { until: number; data: unknown }
type Place = 'local' | 'session'

const prefix = 'kept '
/** Answers for which the browser's store has no room, for the life of the page. */
const overflow = new Map<string, string>()

const storeOf = (place: Place = 'local') => (place === 'local' ? localStorage : sessionStorage)

/** The cached answer of an address, unless expired. */
export function readCached(address: string, place?: Place): unknown {
  const text = storeOf(place).getItem(prefix + address) ?? overflow.get(address)
  if (!text) return undefined
  const { until, data } = JSON.parse(text) as CachedAnswer
  return until > Date.now() ? data : undefined
}

/** Caches an answer by its address; an empty list clears it. */
export function writeCached(
  address: string,
  data: unknown,
  { seconds, place }: { seconds: number; place?: Place | undefined },
): void {
  const store = storeOf(place)
  if (data === undefined || isEmptyList(data)) {
    store.removeItem(prefix + address)
    overflow.delete(address)
    return
  }
  const text = JSON.stringify({ until: Date.now() + seconds * 1000, data } satisfies CachedAnswer)
  try {
    store.setItem(prefix + address, text)
  } catch {
    overflow.set(address, text)
  }
}

function isEmptyList(data: unknown): boolean {
  const list = Array.isArray(data) ? data : (data as { Items?: unknown } | null)?.Items
  return Array.isArray(list) && list.length === 0
}
