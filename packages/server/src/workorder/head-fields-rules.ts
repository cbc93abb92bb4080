import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { FieldKind } from '@landbridge/contract/shared/fields/field-lines'
import type { Shown, TypedField, TypedFields } from '@landbridge/contract/shared/fields/typed-fields'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { type HeadFieldName, headFields } from '@landbridge/contract/workorder/fields/head-fields'
import { isFieldOf, type JobField, type JobFields } from '@landbridge/contract/workorder/fields/job-field'
import type { JobHeadForm } from '@landbridge/contract/workorder/job-parts'
import { type HeadColumns, inJson } from './kept-fields.ts'

const isEmpty = (value: unknown) => value === null || value === undefined

const headLines = Object.entries(headFields) as [HeadFieldName, JobField][]

/** A typed head by columns and facts: absent fields stay absent, cleared ones are null. */
export function keptHead(form: JobHeadForm): { columns: Partial<HeadColumns>; facts: Record<string, unknown> } {
  const typed = headLines.filter(([name]) => form[name] !== undefined)
  const columns = typed.filter(([, { keptAs }]) => keptAs === 'column')
  const facts = typed.filter(([, { keptAs }]) => keptAs === 'fact')
  return {
    columns: Object.fromEntries(columns.map(([name]) => [name, form[name]])),
    facts: Object.fromEntries(
      facts.flatMap(([name, { formerly }]) => [
        [name, inJson(form[name])],
        // Whoever says it anew says it in place of the fact that was there before.
        ...(formerly ? [[formerly, null]] : []),
      ]),
    ),
  }
}

/** The names of the fields that a job takes over from its booking whenever that is amended; at the opening it takes some more. */
export const namesTakenOver = (fields: JobFields, mode: ModeCode, isOpening: boolean): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isFieldOf(mode, field) && (field.takenOver === 'always' || (field.takenOver && isOpening)) ? [name] : [],
  )

/** The fields that a booking's form says of a job under the same names; those that an amendment no longer says are cleared. */
export function takenOver(
  fields: JobFields,
  { mode, form, isOpening }: { mode: ModeCode; form: BookingForm; isOpening: boolean },
): Record<string, unknown> {
  const entered = form as Readonly<Record<string, unknown>>
  const takenFields = namesTakenOver(fields, mode, isOpening).map((name) => [name, entered[name] ?? undefined] as const)
  return Object.fromEntries(isOpening ? takenFields.filter(([, value]) => value !== undefined) : takenFields)
}

export const foreignToHead = (form: JobHeadForm, mode: ModeCode): HeadFieldName[] =>
  headLines.flatMap(([name, field]) => (isEmpty(form[name]) || isFieldOf(mode, field) ? [] : [name]))

export type NamedPlace = { field: string; placeCode: string }

export function placesIn(typed: object, fields: TypedFields, within = ''): NamedPlace[] {
  const values = typed as Readonly<Record<string, unknown>>
  return Object.entries(fields).flatMap(([name, { kind, columns }]) => {
    const value = values[name]
    if (kind === 'place') return value ? [{ field: within + name, placeCode: String(value) }] : []
    if (!columns || !Array.isArray(value)) return []
    return value.flatMap((row: object, index) => placesIn(row, columns, `${within}${name}.${index}.`))
  })
}

export type NameOf = (kind: FieldKind, code: string) => string | undefined

/** Fields for readers: named codes, times as dates, unknown ones left out. */
export function shownFields<Fields extends TypedFields>(kept: object, fields: Fields, nameOf: NameOf): Shown<Fields> {
  const values = kept as Readonly<Record<string, unknown>>
  const shown = Object.entries(fields as Readonly<Record<string, TypedField & Partial<JobField>>>).flatMap(
    ([name, field]) => {
      const value = values[name] ?? values[field.formerly ?? ''] ?? field.start
      return isEmpty(value) ? [] : shownField(name, { value, field, nameOf })
    },
  )
  return Object.fromEntries(shown) as Shown<Fields>
}

function shownField(
  name: string,
  { value, field, nameOf }: { value: unknown; field: TypedField; nameOf: NameOf },
): [string, unknown][] {
  const { kind, columns, nameIn } = field
  if (columns) return [[name, (value as object[]).map((row) => shownFields(row, columns, nameOf))]]
  if (kind === 'moment') return [[name, new Date(value as string | Date)]]
  return [[name, value], ...(nameIn ? [[nameIn, nameOf(kind, String(value))] as [string, unknown]] : [])]
}

export const fieldsOfMode = <Fields extends JobFields>(mode: ModeCode, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isFieldOf(mode, field))) as Fields
