import type { Source } from './type-names.ts'

const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
const identifier = /\w+/g
/** Files that are no code of the product, or made from other files. */
const unread = /\/text\/|\.test\.tsx?$|-fixtures\.tsx?$|\/testing\/|\/demo\/|\/reference-data\//
/** The areas that get a job as it was typed. What stands in an earlier area belongs to a field of its own that has the same name. */
const areasOfJobs = /\/src\/(?:workorder|warehouse|paper|tracking|insight)\//

/** A field with the files that name it, and those among them that state it once more instead of using it. */
export type FieldFiles = { name: string; named: string[]; stated: string[] }

/** A member that a type, a schema or a copy states, or a field that a page places by hand. */
const statementOf = (name: string) =>
  new RegExp(`(?:^|[\\s{(,])['"]?${name}['"]?\\??: |name="${name}"|[\\w.]*\\['${name}'\\]`, 'm')

/** The files in which the fields of a job stand, field by field. */
export function filesOfFields(names: readonly string[], sources: readonly Source[]): FieldFiles[] {
  const read = sources
    .filter(({ file }) => !unread.test(file) && (areasOfJobs.test(file) || file.endsWith('/shared/wire-names.ts')))
    .map(({ file, text }) => ({ file, text: text.replace(comments, '') }))
    .map((source) => ({ ...source, words: new Set(source.text.match(identifier)) }))
  return names.map((name) => {
    const naming = read.filter(({ words }) => words.has(name))
    const statement = statementOf(name)
    return {
      name,
      named: naming.map(({ file }) => file),
      stated: naming.filter(({ text }) => statement.test(text)).map(({ file }) => file),
    }
  })
}

/** The figure below which a share of all figures lies, or at which. */
export const quantile = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * share) - 1] ?? 0

const blockStart = /^(?:export )?const (\w*(?:Form|View|Fields|Row))\b.*$/
const memberStart = /^ {2,4}(\w+): /

/** The fields that contracts of work orders state by hand twice: in a form and again in a view. */
export function handWrittenPairs(names: readonly string[], sources: readonly Source[]): string[] {
  const typed = new Set<string>()
  const shown = new Set<string>()
  for (const { text } of sources.filter(({ file }) => /contract\/src\/workorder\/(?!fields\/)/.test(file))) {
    let into: Set<string> | undefined
    for (const line of text.split('\n')) {
      const block = blockStart.exec(line)?.[1]
      if (block) into = block.endsWith('Form') ? typed : shown
      else if (/^\S/.test(line) && !line.startsWith('}') && !line.startsWith(')')) into = shown
      const member = memberStart.exec(line)?.[1]
      if (member && names.includes(member)) into?.add(member)
    }
  }
  return [...typed].filter((name) => shown.has(name))
}

/** The look-ups of a field by its name in quotes, which no compiler follows when the field is renamed. */
export function quotedLookups(names: readonly string[], sources: readonly Source[]): string[] {
  const lookup = new RegExp(`\\b[a-z]\\w*Of\\(\\w+, '(?:${names.join('|')})'\\)`, 'g')
  return sources
    .filter(({ file }) => !unread.test(file) && areasOfJobs.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(lookup)].map(([found]) => `${file}: ${found}`))
}

/** The lines of what transport modes have of their own in work orders, tests apart. */
export const linesOfModes = (sources: readonly Source[]): number =>
  sources
    .filter(({ file }) => /\/src\/workorder\/modes\//.test(file) && !unread.test(file))
    .reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
