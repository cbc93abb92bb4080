import { parseSync } from '@swc/core'
import type { Counts } from './ceilings.ts'
import { type Source, sharedTypeNames } from './type-names.ts'

const longestFunction = 60
/** Words that say that somebody spoke and leave out what the thing is. */
const riddles = /\b(?:told|said|asked)\b/g
const docComment = /\/\*\*/g
/** A doc comment that begins with a question's word lacks its noun. */
const questionComment = /\/\*\*\s*(?:\*\s*)?(?:What|Whether|Who|Where|How)\b/g
const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
const functionTypes = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'MethodProperty']

type Node = { type?: string; span?: { start: number; end: number }; [key: string]: unknown }

/** How often each habit of writing that we leave behind is met in sources, by the names of scripts/ceilings.json. */
export function codeCounts(sources: readonly Source[]): Counts {
  const counted = sources.map(countsIn)
  const sum = (name: keyof ReturnType<typeof countsIn>) => counted.reduce((total, counts) => total + counts[name], 0)
  return {
    'words told, said, asked': sum('riddles'),
    'props named of': sum('propsNamedOf'),
    'doc comments': sum('docComments'),
    'doc comments that begin with a question word': sum('questionComments'),
    'functions over 60 lines': sum('longFunctions'),
    'base names that stand twice': doubleNames(sources.map(({ file }) => file)),
    'types that share a name': sharedTypeNames(sources).size,
  }
}

function countsIn({ file, text }: Source) {
  const found = (pattern: RegExp, where = text) => where.match(pattern)?.length ?? 0
  // The parser counts the bytes of all files that it has read, and begins at the first sign that is no comment.
  const marked = `;${text}`
  const bytes = Buffer.from(marked)
  const module = parseSync(marked, { syntax: 'typescript', tsx: file.endsWith('x') })
  const begin = module.span.start
  const linesOf = ({ start, end }: { start: number; end: number }) =>
    bytes
      .subarray(start - begin, end - begin)
      .toString()
      .split('\n').length
  let propsNamedOf = 0
  let longFunctions = 0
  visit(module.body, (node) => {
    if (isPropNamedOf(node)) propsNamedOf++
    if (functionTypes.includes(node.type ?? '') && node.span && linesOf(node.span) > longestFunction) longFunctions++
  })
  return {
    riddles: found(riddles, text.replace(comments, '')),
    propsNamedOf,
    docComments: found(docComment),
    questionComments: found(questionComment),
    longFunctions,
  }
}

function isPropNamedOf(node: Node): boolean {
  const name = node.type === 'TsPropertySignature' ? node.key : node.type === 'JSXAttribute' ? node.name : undefined
  return (name as { value?: unknown } | undefined)?.value === 'of'
}

function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, look)
  else if (node && typeof node === 'object') {
    if ('type' in node) look(node as Node)
    for (const part of Object.values(node)) visit(part, look)
  }
}

/** Files that share their name within a package, without indexes and files of a mode, which their folder names. */
export function doubleNames(files: readonly string[]): number {
  const named = files.filter((file) => !/\/index\.tsx?$|\/modes\/[a-z]+\.tsx?$|\.test\.tsx?$/.test(file))
  const places = Map.groupBy(named, (file) => `${file.split('/')[1]} ${file.split('/').at(-1)}`)
  return [...places.values()].filter(({ length }) => length > 1).length
}
