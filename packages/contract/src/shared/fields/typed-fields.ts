import { z } from 'zod'
import type { FieldLine } from './field-lines.ts'

/** A field that staff type and that readers see, in one line; its form and its view follow from it. */
export type TypedField = FieldLine & {
  /** The schema under which readers see what is kept. */
  shown: z.ZodType
  /** `always`: there from the first day, in every row of a list; `kept`: changed but not cleared once it is known. */
  need?: 'always' | 'kept'
  scale?: number
  /** The member of the view that names the thing whose code is chosen. */
  nameIn?: string
  /** The keys of the words of its values, where it is a closed list. */
  choices?: Readonly<Record<string, string>>
  columns?: TypedFields
}
export type TypedFields = Readonly<Record<string, TypedField>>

type Merged<Shape> = { [Name in keyof Shape]: Shape[Name] }
type Optional<Schema extends z.ZodType> = z.ZodOptional<Schema>
type Clearable<Schema extends z.ZodType> = z.ZodOptional<z.ZodNullable<Schema>>
type NamesIn<Fields extends TypedFields, Schema> = {
  [Name in keyof Fields as Fields[Name] extends { nameIn: infer Member extends string } ? Member : never]: Schema
}
type Required<Fields extends TypedFields> = {
  [Name in keyof Fields as Fields[Name] extends { need: 'always' } ? Name : never]: Fields[Name]
}

/** The schemas of a change: a field that is left out stays, an empty one is cleared where that may be. */
export const changeShape = <Fields extends TypedFields>(fields: Fields) =>
  mapped(fields, ([name, { value, need }]) => [[name, need ? value.optional() : value.nullish()]]) as {
    [Name in keyof Fields]: Fields[Name] extends { need: string }
      ? Optional<Fields[Name]['value']>
      : Clearable<Fields[Name]['value']>
  }

export const rowShape = <Fields extends TypedFields>(fields: Fields) =>
  mapped(fields, ([name, { value, need }]) => [[name, need === 'always' ? value : value.nullish()]]) as {
    [Name in keyof Fields]: Fields[Name] extends { need: 'always' }
      ? Fields[Name]['value']
      : Clearable<Fields[Name]['value']>
  }

/** The schemas under which readers see the fields: an unknown one is absent, a code comes with its name. */
export const shownShape = <Fields extends TypedFields>(fields: Fields) =>
  mapped(fields, ([name, { shown, nameIn }]) => [
    [name, shown.optional()],
    ...(nameIn ? [[nameIn, z.string().optional()] as const] : []),
  ]) as Merged<{ [Name in keyof Fields]: Optional<Fields[Name]['shown']> } & NamesIn<Fields, Optional<z.ZodString>>>

/** The schemas under which readers see a row of a list: what each row has is there. */
export const shownRowShape = <Fields extends TypedFields>(fields: Fields) =>
  mapped(fields, ([name, { shown, nameIn, need }]) => [
    [name, need === 'always' ? shown : shown.optional()],
    ...(nameIn ? [[nameIn, need === 'always' ? z.string() : z.string().optional()] as const] : []),
  ]) as Merged<
    {
      [Name in keyof Fields]: Fields[Name] extends { need: 'always' }
        ? Fields[Name]['shown']
        : Optional<Fields[Name]['shown']>
    } & NamesIn<Required<Fields>, z.ZodString> &
      NamesIn<Omit<Fields, keyof Required<Fields>>, Optional<z.ZodString>>
  >

const mapped = (
  fields: TypedFields,
  membersOf: (field: [name: string, field: TypedField]) => (readonly [string, z.ZodType])[],
) => Object.fromEntries(Object.entries(fields).flatMap(membersOf))

export const rows = <Columns extends TypedFields>(columns: Columns, most: number) => ({
  value: z.array(z.object(rowShape(columns))).max(most),
  shown: z.array(z.object(shownRowShape(columns))),
  kind: 'lines' as const,
  columns,
})

export const fieldsThat = <Fields extends TypedFields, const Says extends object>(fields: Fields, marks: Says) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, field]) =>
      Object.entries(marks).every(([fact, value]) => field[fact as keyof TypedField] === value),
    ),
  ) as { [Name in keyof Fields as Fields[Name] extends Says ? Name : never]: Fields[Name] }

/** The fields as readers see them: what is not known is absent. */
export type Shown<Fields extends TypedFields> = z.output<z.ZodObject<ReturnType<typeof shownShape<Fields>>>>
