const saysSmall = /^-- Small: \S/m
const saysUnused = /^-- Unused since \S/m

/** Hindrances of a migration: an index that blocks writes, or a loss of data still read, without a stated reason. */
export function hindrancesIn(sql: string, releasedTables: ReadonlySet<string>): string[] {
  const plain = sql.replaceAll(/^\s*--.*$/gm, '')
  const matches = (pattern: RegExp) =>
    [...plain.matchAll(pattern)]
      .filter(([, table = '']) => releasedTables.has(table))
      .map(([statement]) => statement.replaceAll(/\s+/g, ' '))
  const locking = matches(/create (?:unique )?index (?!concurrently)(?:if not exists )?\w* ?on (\w+)/gi)
  const losing = [
    ...matches(/drop table (?:if exists )?(\w+)/gi),
    ...matches(/alter table (?:only )?(\w+)\s+rename\b[^;]*/gi),
    ...matches(/alter table (?:only )?(\w+)\s[^;]*?drop column \w+/gi),
    ...matches(/alter table (?:only )?(\w+)\s[^;]*?alter (?:column )?\w+ (?:type|set data type)\b/gi),
  ]
  return [...(saysSmall.test(sql) ? [] : locking), ...(saysUnused.test(sql) ? [] : losing)]
}
