import type { JobFields } from '@landbridge/contract/workorder/fields/job-field'
import { partFields } from '@landbridge/contract/workorder/fields/part-fields'
import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import { inJson, type NamesKept } from './kept-fields.ts'

/** Parts of a kind have every field that is not another kind's. */
export function hasField(kind: PartKind, name: string): boolean {
  const part = (partFields as JobFields)[name]?.part
  return part === undefined || part === kind
}

/** Storage of a part's fact: as it is, or as an ISO text of a time. */
export type FactKind = 'plain' | 'time'
type Kinds = Readonly<Record<string, FactKind>>

export const factKindsOf = <Fields extends JobFields>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { keptAs, kind }]) =>
      keptAs === 'fact' ? [[name, kind === 'moment' ? 'time' : 'plain'] as const] : [],
    ),
  ) as Readonly<Record<NamesKept<Fields, 'fact'>, FactKind>>

export const columnsOf = <const Fields extends JobFields>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { keptAs, column }]) =>
      keptAs === 'column' ? [[name, column ?? name] as const] : [],
    ),
  ) as {
    readonly [Name in NamesKept<Fields, 'column'>]: Fields[Name] extends { column: infer Column extends string }
      ? Column
      : Name
  }

/** The facts of a part, null where unknown. */
export const factsRead = (kept: Readonly<Record<string, unknown>>, kinds: Kinds): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => {
      const value = kept[name] ?? null
      return [name, kind === 'time' && value !== null ? new Date(String(value)) : value]
    }),
  )

/** The facts among the members of a thing: those that are known, as they are kept, and those that were cleared. */
export function factsGiven(
  thing: Readonly<Record<string, unknown>>,
  kinds: Kinds,
): { known: Record<string, unknown>; gone: string[] } {
  const given = Object.entries(thing).filter(([name, value]) => name in kinds && value !== undefined)
  return {
    known: Object.fromEntries(given.flatMap(([name, value]) => (value === null ? [] : [[name, inJson(value)]]))),
    gone: given.flatMap(([name, value]) => (value === null ? [name] : [])),
  }
}
