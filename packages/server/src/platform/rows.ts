/** Such as originCode for origin_code. */
export const inOurSpelling = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Such as origin_code for originCode. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Rows as one JSON text in the columns' own names, which is how `jsonb_populate_recordset` reads them. */
export const rowsAsJson = (rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]))),
  )

/** A value for a JSON column, which takes its text and gives it back read; nothing stays nothing. */
export const jsonColumn = <Value>(value: Value): Exclude<Value, undefined> | (undefined extends Value ? null : never) =>
  (value === undefined || value === null ? null : JSON.stringify(value)) as never

export const idsOf = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id)

export type Filled<Row> = {
  [Name in keyof Row]: null extends Row[Name] ? NonNullable<Row[Name]> | undefined : Row[Name]
}

export const filled = <Row extends object>(row: Row): Filled<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Filled<Row>

/** A value as a row: each of these that is absent, or an empty text, empties its column. */
export const emptied = <Value extends object, Name extends keyof Value>(value: Value, names: readonly Name[]) =>
  ({
    ...value,
    ...Object.fromEntries(names.map((name) => [name, value[name] === '' ? null : (value[name] ?? null)])),
  }) as Omit<Value, Name> & {
    [Each in Name]: NonNullable<Value[Each]> | null
  }

export const pick = <Value extends object, Name extends keyof Value>(value: Value, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<Value, Name>
