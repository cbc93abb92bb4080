import type { Source } from './type-names.ts'

const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
const identifier = /\w+/g
/** Files that are no code of the product, or made from other files. */
const unread = /\/text\/|\.test\.tsx?$|-fixtures\.tsx?$|\/testing\/|\/demo\/|\/reference-data\//
/** The areas that get a job as it was typed. What stands in an earlier area belongs to a field of its own that has the same name. */
const areasOfJobs = /\/src\/(?:packing|workorder|warehouse|paper|tracking|insight)\//
const ofWorkOrders = /\/src\/workorder\/|\/shared\/wire-names\.ts$/
/** Types of other areas that state fewer fields of a job than this are of things of their own. */
const fewestRestated = 4

/** A field with the files that name it, and those among them that state it once more instead of using it. */
export type FieldFiles = { name: string; named: string[]; stated: string[] }

const typeOrSchema =
  /^(?:z\.|(?:string|number|boolean|Date|instant|day|count|commaList|decimal|codeField|textField|figureField|countField|freeText|trimmedText)\b)/
const textKey = /^'[a-z]+\.[a-z0-9-]+'/
const catalogueLine = /^\{ (?:\.\.\.|value: )/

type Statement = 'copied' | 'declared' | 'worded' | 'placed'

/** Statements of a field in a file: it carries the field over, declares it, gives it words or places it on a page. */
function statementsOf(name: string, { file, text }: Source): Statement[] {
  const members = new RegExp(`(?:^|[\\s{(,])['"]?${name}['"]?(\\??): +([^\\n]*)|(name="${name}"|\\['${name}'\\])`, 'gm')
  const carried = new RegExp(`^(?:\\w+\\()?[\\w.?!]*\\.${name}\\b`)
  return [...text.matchAll(members)].flatMap(([, optional, value = '', placed]): Statement[] => {
    if (placed) return ['placed']
    if (carried.test(value)) return ['copied']
    if (optional || typeOrSchema.test(value)) return ['declared']
    if (catalogueLine.test(value) && file.includes('/contract/')) return ['declared']
    if (file.endsWith('/wire-names.ts')) return ['declared']
    return textKey.test(value) && !file.includes('/server/') ? ['worded'] : []
  })
}

/** The files in which the fields of a job stand, field by field. */
export function filesOfFields(names: readonly string[], sources: readonly Source[]): FieldFiles[] {
  const read = sources
    .filter(({ file }) => !unread.test(file) && (areasOfJobs.test(file) || file.endsWith('/shared/wire-names.ts')))
    .map(({ file, text }) => ({ file, text: text.replace(comments, '') }))
    .map((source) => ({ ...source, words: new Set(source.text.match(identifier)) }))
  const fields = names.map((name) => {
    const naming = read.filter(({ words }) => words.has(name))
    return { name, naming, statements: new Map(naming.map((source) => [source.file, statementsOf(name, source)])) }
  })
  const declaredIn = (file: string) =>
    fields.filter(({ statements }) => statements.get(file)?.includes('declared')).length
  const restating = new Set(read.flatMap(({ file }) => (declaredIn(file) >= fewestRestated ? [file] : [])))
  // A type of another area describes another thing, unless it restates a job.
  const isOfJob = (file: string, statement: Statement) =>
    statement === 'copied' || ofWorkOrders.test(file) || (restating.has(file) && !file.includes('/contract/'))
  return fields.map(({ name, naming, statements }) => ({
    name,
    named: naming.map(({ file }) => file),
    stated: [...statements].flatMap(([file, found]) => (found.some((one) => isOfJob(file, one)) ? [file] : [])),
  }))
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
