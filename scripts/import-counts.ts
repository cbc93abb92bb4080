import type { Counts } from './ceilings.ts'

/** A file of the product, how many lines it has, and which files of ours it imports. */
export type Importer = { file: string; lines: number; imports: readonly { file: string; isLazy: boolean }[] }

/** Folders of an area, low to high, by side and area. */
export type Folders = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const shortFile = 30
const isIndex = (file: string) => /\/index\.tsx?$/.test(file)
const inArea = /^packages\/([a-z]+)\/src\/([a-z]+)\/(?:([a-z-]+)\/)?/

/** Counts imports that climb to a higher folder of their area, and short files that belong into their one user. */
export function importCounts(files: readonly Importer[], folders: Folders): Counts {
  return {
    'imports that climb to a higher folder': climbs(files, folders).length,
    'files under 30 lines with one user': withOneUser(files).length,
  }
}

/** Each import from a folder to a higher one of its area. */
export function climbs(files: readonly Importer[], folders: Folders): string[] {
  return files.flatMap(({ file, imports }) =>
    imports.filter((target) => isClimb(file, target.file, folders)).map((target) => `${file} -> ${target.file}`),
  )
}

function isClimb(from: string, to: string, folders: Folders): boolean {
  const [, side = '', area = '', own] = inArea.exec(from) ?? []
  const [, toSide, toArea, other] = inArea.exec(to) ?? []
  if (side !== toSide || area !== toArea || !own || !other || own === other) return false
  const order = folders[side]?.[area] ?? []
  return order.includes(other) && order.indexOf(other) > order.indexOf(own)
}

/** Folders of areas that the order does not place. */
export function unplacedFolders(files: readonly Importer[], folders: Folders, areas: readonly string[]): string[] {
  const found = files.flatMap(({ file }) => {
    const [, side = '', area = '', folder] = inArea.exec(file) ?? []
    const isKnown = !folder || folder === 'text' || folders[side]?.[area]?.includes(folder)
    return isKnown || !areas.includes(area) ? [] : [`${side}/${area}/${folder}`]
  })
  return [...new Set(found)]
}

/** Short files with one static importer, without those that an index exports or a collection finds by name. */
export function withOneUser(files: readonly Importer[]): string[] {
  const users = Map.groupBy(
    files.flatMap(({ file, imports }) => imports.map((target) => ({ ...target, user: file }))),
    ({ file }) => file,
  )
  const isShort = ({ file, lines }: Importer) =>
    lines < shortFile && inArea.test(file) && !/\/text\/|\/modes\/|\/index\.tsx?$|-handed-in\.ts$/.test(file)
  const isSingle = ({ file }: Importer) => {
    const own = users.get(file) ?? []
    const [first, ...others] = new Set(own.map(({ user }) => user))
    return first && others.length === 0 && !isIndex(first) && !own.some(({ isLazy }) => isLazy)
  }
  return files.filter((file) => isShort(file) && isSingle(file)).map(({ file }) => file)
}
