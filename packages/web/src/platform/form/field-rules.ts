import type { FieldValues } from 'react-hook-form'
import type { TextKey } from '../text.tsx'

type Reason = TextKey | undefined

/** A text is the reason against an empty field; a function answers the reason against a value. */
export type FieldRule<V = unknown, T = FieldValues> = TextKey | ((value: V, values: T) => Reason | Promise<Reason>)
export type FieldRules<V = unknown, T = FieldValues> = FieldRule<V, T> | readonly FieldRule<V, T>[]

/** `true` stars the field, a text stars it and is the reason against leaving it empty, and 'space' aligns a field beside starred ones. */
export type NeedMark = boolean | 'space' | TextKey

export const isNeeded = (need: NeedMark | undefined): boolean => !!need && need !== 'space'

export const rulesOf = <V, T>(
  need: NeedMark | undefined,
  rules: FieldRules<V, T> | undefined = [],
): readonly FieldRule<V, T>[] => [
  ...(typeof need === 'string' && need !== 'space' ? [need] : []),
  ...(Array.isArray(rules) ? (rules as readonly FieldRule<V, T>[]) : [rules as FieldRule<V, T>]),
]

export async function firstBrokenRule<V, T>(rules: readonly FieldRule<V, T>[], value: V, values: T): Promise<Reason> {
  for (const rule of rules) {
    const reason = typeof rule === 'function' ? await rule(value, values) : isEmpty(value) ? rule : undefined
    if (reason) return reason
  }
  return undefined
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
