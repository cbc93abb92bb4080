import { type Language, languages } from '@landbridge/contract/shared/languages'
import { foldedName } from '@landbridge/contract/shared/reading/fold'
import type { Names } from '../reference-types.ts'

export type SearchWords = {
  codes: readonly string[]
  names: Names
  pinyin: string
  /** Names of the city that it serves. */
  around?: { names: Names; pinyin: string; aliases?: readonly string[] } | undefined
  /** Demand for the thing; of two that fit alike, the one in more demand stands first. */
  popularity?: number
}

/** Quality of a fit, the smaller the better; a start is that of its name or its city's. */
const rank = { code: 0, name: 1, start: 2, startElsewhere: 3, word: 4, popularPart: 5, part: 6, slip: 7 } as const
export type Found<Thing> = { thing: Thing; rank: number }
export const isSlip = ({ rank: foundRank }: Found<unknown>): boolean => foundRank === rank.slip

/** True where the typed words are its whole code or name. */
export const isWhole = ({ rank: foundRank }: Found<unknown>): boolean => foundRank <= rank.name

type Entry<Thing> = {
  thing: Thing
  codes: readonly string[]
  names: readonly string[]
  written: readonly string[]
  /** Beginnings that a reader of each language types: its name and its city's; to readers of Chinese their pinyin too. */
  starts: Readonly<Record<Language, readonly string[]>>
  beginnings: readonly string[]
  around: readonly string[]
  popularity: number
  called: Readonly<Record<Language, string>>
}

/** From how many letters on one of them may be wrong. */
const lettersForSlip = 5

/** Finds entries by code, name in any script, pinyin or initials, with one slip; beginnings in the reader's language first. */
export function searchIndex<Thing>(
  things: readonly Thing[],
  wordsOf: (thing: Thing) => SearchWords,
): (typed: string, reader?: Language) => Found<Thing>[] {
  const entries = things.map((thing) => entryOf(thing, wordsOf(thing)))
  const inRest = entries
    .toSorted((one, other) => other.popularity - one.popularity)
    .map(({ thing }) => ({ thing, rank: rank.part as number }))
  return (typed, reader = 'zh-CN') => {
    const folded = foldedName(typed)
    if (typed.trim() === '') return inRest
    if (folded === '') return []
    return entries
      .map((entry) => ({ entry, rank: rankOf(entry, folded, reader) }))
      .filter((found): found is { entry: Entry<Thing>; rank: number } => found.rank !== undefined)
      .toSorted(byFit(folded, reader))
      .map(({ entry, rank }) => ({ thing: entry.thing, rank }))
  }
}

/** Shorter than this, what is typed in letters must begin a word of a name. */
const lettersForPart = 3
const isHan = (text: string) => /\p{Script=Han}/u.test(text)

/** Finds things by a part of their names in any language, or by their whole code; never by a slip. */
export function namedIndex<Thing extends { code: string; names: Names; aliases?: readonly string[] }>(
  things: readonly Thing[],
): (typed: string) => Thing[] {
  const entries = things.map((thing) => {
    const names = [...Object.values(thing.names), ...(thing.aliases ?? [])]
    return {
      thing,
      code: foldedName(thing.code),
      names: unique(names.map(foldedName)),
      words: unique(names.flatMap(wordsIn)),
    }
  })
  return (typed) => {
    const folded = foldedName(typed)
    if (folded === '') return []
    const isInside = folded.length >= lettersForPart || isHan(folded)
    const fits = isInside ? (name: string) => name.includes(folded) : (word: string) => word.startsWith(folded)
    return entries.flatMap((entry) =>
      entry.code === folded || (isInside ? entry.names : entry.words).some(fits) ? [entry.thing] : [],
    )
  }
}

function entryOf<Thing>(thing: Thing, { codes, names, pinyin, around, popularity = 0 }: SearchWords): Entry<Thing> {
  const ownNames = Object.values(names).map(foldedName)
  const words = Object.values(names).flatMap(wordsIn)
  const spelt = [...pinyinOf(pinyin), ...pinyinOf(around?.pinyin ?? '')]
  const nearby = around
    ? [
        ...Object.values(around.names).map(foldedName),
        ...pinyinOf(around.pinyin),
        ...(around.aliases ?? []).map(foldedName),
      ]
    : []
  const startsTo = (reader: Language) => {
    const namesCalled = [names[reader], around?.names[reader] ?? ''].map(foldedName)
    return unique(reader.startsWith('zh') ? [...namesCalled, ...spelt] : namesCalled)
  }
  return {
    thing,
    codes: unique(codes.map(foldedName)),
    names: unique([...ownNames, ...pinyinOf(pinyin)]),
    written: unique(ownNames),
    starts: forEach(startsTo),
    beginnings: unique([...ownNames, ...words, ...pinyinOf(pinyin)]),
    around: unique(nearby),
    popularity,
    called: forEach((reader) => foldedName(names[reader])),
  }
}

const forEach = <Value>(valueFor: (reader: Language) => Value) =>
  Object.fromEntries(languages.map((reader) => [reader, valueFor(reader)])) as Record<Language, Value>
const wordsIn = (name: string) => name.split(/[^\p{L}\p{N}'’]+/u).map(foldedName)
const pinyinOf = (pinyin: string) => pinyin.split(',').map(foldedName)
const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '')

function rankOf(entry: Entry<unknown>, sought: string, reader: Language): number | undefined {
  const { codes, names, written, starts, beginnings, around, popularity } = entry
  if (codes.includes(sought)) return rank.code
  if (names.includes(sought)) return rank.name
  const begins = (text: string) => text.startsWith(sought)
  if (starts[reader].some(begins)) return rank.start
  if (languages.some((language) => starts[language].some(begins))) return rank.startElsewhere
  if (beginnings.some(begins) || codes.some(begins)) return rank.word
  // A few letters stand inside the pinyin of many places that share no word with them: xian in that of Vientiane.
  const inside = sought.length < lettersForSlip ? written : names
  if (inside.some((name) => name.includes(sought))) return popularity > 0 ? rank.popularPart : rank.part
  if (sought.length < lettersForSlip) return undefined
  return [...beginnings, ...around].some((text) => beginsWithOneSlip(text, sought)) ? rank.slip : undefined
}

/** One letter may be wrong, missing, too many, or swapped with the next. */
export function beginsWithOneSlip(text: string, sought: string): boolean {
  if (text.length < lettersForSlip - 1) return false
  let at = 0
  while (at < sought.length && text[at] === sought[at]) at++
  if (at === sought.length) return true
  const follows = (inText: number, inSought: number) => text.startsWith(sought.slice(inSought), inText)
  const isWrong = at < text.length && follows(at + 1, at + 1)
  const isMissing = follows(at + 1, at)
  const isTooMany = follows(at, at + 1)
  const isSwapped = text[at] === sought[at + 1] && text[at + 1] === sought[at] && follows(at + 2, at + 2)
  return isWrong || isMissing || isTooMany || isSwapped
}

type Ranked = { entry: Pick<Entry<unknown>, 'popularity' | 'called'>; rank: number }

/** The better fit, then the greater demand, then the thing's own name before its city's, then the shorter name. */
const byFit = (sought: string, reader: Language) => (one: Ranked, other: Ranked) =>
  one.rank - other.rank ||
  other.entry.popularity - one.entry.popularity ||
  isCalled(other, sought) - isCalled(one, sought) ||
  one.entry.called[reader].length - other.entry.called[reader].length

const isCalled = ({ entry: { called } }: Ranked, sought: string): number =>
  Number(languages.some((language) => called[language].startsWith(sought)))
