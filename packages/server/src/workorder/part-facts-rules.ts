/** How a fact of a part is kept: as it is, or as the ISO text of a time. */
export type FactKind = 'plain' | 'time'
type Kinds = Readonly<Record<string, FactKind>>

/** The facts of a part as the program knows them; what nobody said is null. */
export const factsRead = (kept: Readonly<Record<string, unknown>>, kinds: Kinds): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => {
      const value = kept[name] ?? null
      return [name, kind === 'time' && value !== null ? new Date(String(value)) : value]
    }),
  )

/** What of a thing are facts: those that are known, as they are kept, and those that were cleared. */
export function factsGiven(
  thing: Readonly<Record<string, unknown>>,
  kinds: Kinds,
): { known: Record<string, unknown>; gone: string[] } {
  const given = Object.entries(thing).filter(([name, value]) => name in kinds && value !== undefined)
  return {
    known: Object.fromEntries(
      given.flatMap(([name, value]) =>
        value === null ? [] : [[name, value instanceof Date ? value.toISOString() : value]],
      ),
    ),
    gone: given.flatMap(([name, value]) => (value === null ? [name] : [])),
  }
}
