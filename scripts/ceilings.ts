/** Faults that the house still has, by name, and how many of each. */
export type Counts = Readonly<Record<string, number>>

/**
 * Holds counts against exact ceilings: a count below its ceiling is a fault as well, since the gain could be lost
 * unseen.
 */
export function faultsAgainst(ceilings: Counts, counts: Counts): string[] {
  return Object.entries(counts).flatMap(([name, count]) => {
    const ceiling = ceilings[name]
    if (ceiling === undefined) return [`${name}: ${count}, and scripts/ceilings.json has no ceiling for it`]
    if (count > ceiling) return [`${name}: ${count}, more than the ${ceiling} that may be there`]
    if (count < ceiling)
      return [`${name}: ${count} are left; write that into scripts/ceilings.json instead of ${ceiling}`]
    return []
  })
}
