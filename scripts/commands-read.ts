/** Files that change nothing of another area: those that read, and insight, which shows what the others have done. */
const reader = /^packages\/server\/src\/(?:.*-(?:queries|rules|store)\.ts|insight\/.*\.ts)$/

/** What an index.ts passes on, by name, and from which file of its area. */
const passedOn = (code: string): Map<string, string> =>
  new Map(
    [...code.matchAll(/export (?:type )?\{([^}]*)\} from '([^']*)'/g)].flatMap(([, names = '', file = '']) =>
      namesIn(names, 1).map((name) => [name, file] as const),
    ),
  )

/** Names between braces: as they are called there (0), or as they are called from then on (1). */
const namesIn = (list: string, side: 0 | 1): string[] =>
  list.split(',').flatMap((one) => {
    const [name, asName = name] = one
      .trim()
      .replace(/^type /, '')
      .split(' as ')
    const taken = side === 0 ? name : asName
    return taken ? [taken] : []
  })

/** Queries, rules, stores and files of insight that take another area's command through its index.ts. */
export function commandsRead(files: ReadonlyMap<string, string>): string[] {
  const doors = new Map(
    [...files].flatMap(([file, code]) => {
      const [, area] = file.match(/^packages\/server\/src\/([\w-]+)\/index\.ts$/) ?? []
      return area ? [[area, passedOn(code)] as const] : []
    }),
  )
  return [...files]
    .filter(([file]) => reader.test(file) && !/\.test\.ts$/.test(file))
    .flatMap(([file, code]) =>
      [...code.matchAll(/import (?:type )?\{([^}]*)\} from '(?:\.\.\/)+([\w-]+)\/index\.ts'/g)].flatMap(
        ([, names = '', area = '']) =>
          namesIn(names, 0)
            .filter((name) => doors.get(area)?.get(name)?.endsWith('-commands.ts'))
            .map((name) => `${file} takes the command ${name} of ${area}; who reads or shows changes nothing`),
      ),
    )
}
