type Known<Thing> = {
  [Name in keyof Thing]: Exclude<Thing[Name], null> | (null extends Thing[Name] ? undefined : never)
}
export const known = <Thing extends object>(thing: Thing): Known<Thing> =>
  Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, value ?? undefined])) as Known<Thing>
