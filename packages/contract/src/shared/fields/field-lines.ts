import type { z } from 'zod'

/** The ways in which a field is filled in, each with a widget in the web; `hidden` travels with others, `lines` is a list of its own. */
// biome-ignore format: a list
export const fieldKinds = [
  'text', 'textarea', 'number', 'date', 'month', 'clock', 'moment', 'checkbox', 'radio', 'select', 'code', 'codes', 'tags',
  'place', 'city', 'country', 'currency', 'money', 'category', 'hsCode', 'unNo', 'carrier', 'phone', 'email', 'file', 'truckType',
  'containerType', 'warehouse', 'departure', 'salesperson', 'billCurrency', 'goodsLine', 'lines', 'hidden',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** The units in which figures are counted; the web says each in the reader's language. */
export type FieldUnit = 'kg' | 't' | 'cm' | 'm³' | 'm³/h' | 't/m³' | '°C' | '%' | 'LDM' | 'Wh'

/** A field that people fill in, as every catalogue states it in one line; a catalogue adds its own facts. */
export type FieldLine<Value extends z.ZodType = z.ZodType> = {
  value: Value
  kind: FieldKind
  unit?: FieldUnit | undefined
  /** The class of the code library that its codes stand in. */
  codeClass?: string | undefined
}

export const shapeOf = <Fields extends Readonly<Record<string, Pick<FieldLine, 'value'>>>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])) as {
    [Name in keyof Fields]: Fields[Name]['value']
  }

/** The values of a closed list; none where anything may be written. */
export function choicesOf({ value }: Pick<FieldLine, 'value'>): readonly string[] {
  const { options, unwrap, out } = value as Wrapped
  const inside = unwrap?.call(value) ?? out
  return options ?? (inside ? choicesOf({ value: inside }) : [])
}
/** A list behind a reader of what is typed stands in its `out`. */
type Wrapped = { options?: readonly string[]; unwrap?: () => FieldLine['value']; out?: FieldLine['value'] }
