import type { headFields } from '@landbridge/contract/workorder/fields/head-fields'
import type { PartFieldName, partFields } from '@landbridge/contract/workorder/fields/part-fields'
import type { z } from 'zod'

/** A value as it lies in JSON: times are ISO texts, and what is empty is absent. */
type InJson<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? InJson<Item>[]
    : Value extends object
      ? {
          [Name in keyof Value]: InJson<Exclude<Value[Name], null>> | (null extends Value[Name] ? undefined : never)
        }
      : Value

type HeadFields = typeof headFields
export type NamesKept<Fields, As> = {
  [Name in keyof Fields]: Fields[Name] extends { keptAs: As } ? Name : never
}[keyof Fields]
type Output<Field> = Field extends { value: infer Value extends z.ZodType } ? z.output<Value> : never

export type HeadFacts = { [Name in NamesKept<HeadFields, 'fact'>]?: InJson<Output<HeadFields[Name]>> | undefined }

/** The columns of a job that people type; an unknown one is null. */
export type HeadColumns = {
  [Name in NamesKept<HeadFields, 'column'>]: HeadFields[Name] extends { need: 'always' }
    ? Output<HeadFields[Name]>
    : Output<HeadFields[Name]> | null
}

type PartFields = typeof partFields
type KeptInPart<Field> = Field extends { kind: 'lines' } ? InJson<Output<Field>> : Output<Field>

/** The fields of a part: null where unknown or not of its kind, empty where it has several short texts. */
export type PartKept = {
  [Name in PartFieldName]: PartFields[Name] extends { kind: 'tags' }
    ? Output<PartFields[Name]>
    : KeptInPart<PartFields[Name]> | null
}

/** The columns of a part that people type; the number and the type of a part share theirs over its kinds. */
export type PartColumns = {
  [Name in NamesKept<PartFields, 'column'> as PartFields[Name] extends { column: infer Column extends string }
    ? Column
    : Name]: PartKept[Name]
}

export function inJson(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(inJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (one === null || one === undefined ? [] : [[name, inJson(one)]])),
  )
}
