import { shortFigure } from './money.ts'

/** A field that two people saved differently; `isMine` is false where they alone changed it. */
export type Difference = { path: string; mine: unknown; theirs: unknown; isMine: boolean }

type Holder = Record<string, unknown>
type Versions = { base: object | undefined; mine: object; theirs: object }

/** Every field in which mine and theirs differ: those of lines one by one, unless lines were added or removed. */
export function differencesOf({ base, mine, theirs }: Versions): Difference[] {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  return names.flatMap((name) => differencesIn(name, { base, mine, theirs }, name))
}

function differencesIn(name: string, { base, mine, theirs }: Versions, path: string): Difference[] {
  const [baseValue, mineValue, theirValue] = [base, mine, theirs].map((one) => (one as Holder | undefined)?.[name])
  if (isSame(mineValue, theirValue)) return []
  if (areParts(mineValue) && areParts(theirValue) && sizeOf(mineValue) === sizeOf(theirValue)) {
    const before = areParts(baseValue) && sizeOf(baseValue) === sizeOf(mineValue) ? baseValue : undefined
    const names = [...new Set([...Object.keys(mineValue), ...Object.keys(theirValue)])]
    const versions = { base: before, mine: mineValue, theirs: theirValue }
    return names.flatMap((inner) => differencesIn(inner, versions, `${path}.${inner}`))
  }
  return [{ path, mine: mineValue, theirs: theirValue, isMine: base === undefined || !isSame(mineValue, baseValue) }]
}

const areParts = (value: unknown): value is object =>
  Array.isArray(value)
    ? value.length > 0 && value.every((one) => typeof one === 'object' && one !== null)
    : typeof value === 'object' && value !== null && !(value instanceof Date)

/** Number of lines; -1 for a group of fields, which has none. */
const sizeOf = (parts: object): number => (Array.isArray(parts) ? parts.length : -1)

/** Values that are empty in whatever way are the same. */
export const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other)

const comparable = (value: unknown): string => JSON.stringify(plainValue(value)) ?? ''

function plainValue(value: unknown): unknown {
  if (value === '' || value === null || value === false) return undefined
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((one) => plainValue(one) ?? null)
  // The server writes a decimal with more noughts than people do.
  if (typeof value === 'string') return /^-?\d+\.\d+$/.test(value) ? shortFigure(value) : value
  if (value instanceof Date || typeof value !== 'object') return value
  const filled = Object.entries(value as object).flatMap(([name, inner]) => {
    const one = plainValue(inner)
    return one === undefined ? [] : [[name, one] as const]
  })
  return filled.length === 0 ? undefined : Object.fromEntries(filled.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Mine with theirs in the fields in which theirs was taken. */
export function mergedWith<T extends object>(mine: T, taken: readonly Difference[]): T {
  const result = structuredClone(mine)
  for (const { path, theirs } of taken) setAt(result as Holder, path.split('.'), theirs)
  return result
}

function setAt(into: Holder, [head = '', ...rest]: string[], value: unknown): void {
  const inner = into[head]
  if (rest.length === 0 || typeof inner !== 'object' || inner === null) into[head] = value
  else setAt(inner as Holder, rest, value)
}
