// Code of one mode stands in modes/, its names and codes in contract/shared/modes.ts; everything else names no mode.

/**
 * A mode's key, place list, calls, or a name of ours that begins with one; TRUCK, trucks, weight rates and `ship` are
 * exempt, since every mode has them.
 */
const names = new RegExp(
  [
    /'(?:R|RAIL|SEA|AIR|railway|truck|sea|air|multiTrans|highway|airway|multitrans|multimodal)'/,
    /\b(?:[rR]ail|[tT]ruck(?!Type|Place|Plate|Name|Way|Qty|Ask|Price|Load|No\b|Model|Field)|[sS]ea|[aA]ir(?!Rate|Minimum)|[hH]ighway|[aA]irway|[mM]ultiTrans|[mM]ultimodal)[A-Z]\w*/,
    /\bis(?:Rail|Road|Truck|Sea|Air|Multimodal)\b/,
    /\brail-[a-z]\w*|\bRAILWAY\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
)
const isComment = /^\s*(?:\/\/|\/?\*)/
/** R and P are the sides of a charge as well: receivable and payable. */
const isSide = /\bsides?\b/

/** Where modes may be named, each with its reason. */
const allowed: readonly (readonly [where: RegExp, reason: string])[] = [
  [/\/modes\//, 'the modes themselves'],
  [/\/[a-z]+-(?:modes|works)\.ts$/, 'the registers that list the modes'],
  [/\/[a-z]+-mode\.ts$/, 'the types of what a mode says in an area, which stand below the modes'],
  [/contract\/src\/shared\/(?:modes|wire-names)\.ts$/, 'the table of modes and the dictionary of the wire'],
  [
    /contract\/src\/booking\/(?:fields|form|checks)\/(?:.*-(?:fields|lines|checks|conditions|names|table|facts|catalogue)|legs)\.ts$/,
    'the catalogue, whose lines, checks and conditions say for which forms they hold',
  ],
  [/contract\/src\/workorder\/fields\//, 'the catalogue of the fields of jobs, whose lines say which modes have them'],
  [/contract\/src\/workorder\/part-kinds\.ts$/, 'what the parts of a job are: a truck is one as a box is'],
  [/contract\/src\/pricing\/chargeable\.ts$/, 'what a load is charged by, which differs by what carries it'],
  [/web\/src\/paths\.ts$/, 'the address book'],
  [/\/text\/|\/site\/|\/pictures\//, 'words, and the pages and drawings that tell what the house does'],
  [/contract\/src\/tracking\/milestone\.ts$/, 'where a position is known from: a train, a terminal, a truck'],
  [/\.test\.tsx?$|-fixtures\.ts$|\/testing\//, 'tests'],
  [
    /\/demo\/|pricing\/sample\/|reference-data\/|\/reference\//,
    'data, and the lists of places, which are named after what stops there',
  ],
]

/** The lines of a file that name a mode where none may be named, counted from 1. */
export function linesNamingAMode(file: string, text: string): number[] {
  if (allowed.some(([where]) => where.test(file))) return []
  const isNaming = (line: string) => names.test(line) && !isComment.test(line) && !isSide.test(line)
  return text.split('\n').flatMap((line, i) => (isNaming(line) ? [i + 1] : []))
}

/** What only some modes have: a neutral file that speaks of it knows more than its share. */
const ownWords =
  /\w*(?:[fF]light|[vV]essel|[vV]oyage|[dD]river|[wW]agon|[aA]irline|[tT]railer|[wW]aybill|\b[vV]gm|[a-z]Vgm|VGM|\b[iI]mo|[a-z]Imo|\b[tT]rain(?!ed|ing)|[a-z]Train)\w*/

/** Where these words are no knowledge of a mode, each with its reason. */
const spokenOtherwise: readonly (readonly [where: RegExp, reason: string])[] = [
  [/server\/src\/workorder\/job-row\.ts$/, 'the column that was made for the numbers of trains and keeps its name'],
  [
    /\/(?:platform|access)\//,
    'the ground of the program, which carries no cargo: drivers of messages, requests in flight',
  ],
  [
    /contract\/src\/(?:booking\/(?:fields|form|checks)|paper\/instruction)\//,
    'the catalogues of what people type, in which a field is a line',
  ],
]

/** Counts lines outside modes/, the catalogues and other exempt places that speak of what only some modes have. */
export function linesSpeakingOfModes(file: string, text: string): number {
  if ([...allowed, ...spokenOtherwise].some(([where]) => where.test(file))) return 0
  return text.split('\n').filter((line) => ownWords.test(line) && !isComment.test(line)).length
}
