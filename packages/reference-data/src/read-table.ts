import { readFileSync } from 'node:fs'

const kept = new Map<string, WeakRef<object>>()

/** One data file, as it stands. Its shape is what check.mjs holds it to. Whoever reads it while another still has it shares it; nobody changes it. */
export function readTable<Table extends object>(name: string): Table {
  const shared = kept.get(name)?.deref()
  if (shared) return shared as Table
  const table = JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')) as Table
  kept.set(name, new WeakRef(table))
  return table
}

/** The source of a table, and what its reader should know. */
export type Origin = { table: string; source?: string; note?: string }

/** A name in the four languages; the first repeats the Chinese one. */
export type NamedIn<Stem extends string> = Readonly<
  Record<Stem | `${Stem}Chs` | `${Stem}Cht` | `${Stem}Eng` | `${Stem}Rus`, string>
>

/** Yes or no, as the specification writes it. */
export type Flag = 'T' | 'F'
