import type { Page } from 'playwright-core'
import { areas } from '../areas.mjs'
import { readCities } from '../packages/reference-data/src/cities.ts'
import { readRailTerminals } from '../packages/reference-data/src/rail-terminals.ts'
import { readSeaPorts } from '../packages/reference-data/src/sea-ports.ts'
import { deskPaths } from '../packages/web/src/desk-paths.ts'
import { paths } from '../packages/web/src/paths.ts'

const cities = readCities().rows
const ports = [...readRailTerminals().rows, ...readSeaPorts().rows]
/** Slovenia's code is the trade's word for a shipping instruction. */
const countryCodes = new Set([...cities, ...ports].map(({ CountryCd }) => CountryCd).filter((code) => code !== 'SI'))
const placeCodes = new Set([
  ...cities.map(({ CityCd }) => CityCd),
  ...ports.flatMap(({ PortCd, UnLocode }) => [PortCd, UnLocode ?? PortCd]),
])

const textGroups = new Set<string>(['shared', 'envelope', 'field', 'shell', ...areas])

/** What stands for words in code and data, and where in a text. */
const kinds = {
  /** What our texts are called: field.goodsName. */
  key: {
    pattern: /(?<![\w@./:-])[a-z]\w*\.[a-zA-Z][\w-]*(?![\w@./])/g,
    isOne: (found: string) => textGroups.has(found.split('.')[0] ?? ''),
  },
  /** What a thing of the code is called: crossTrade, work_order. */
  name: { pattern: /(?<![\w@./:#-])(?:[a-z]+[A-Z]\w*|[a-z]+_[a-z_]+)(?![\w@])/g },
  id: { pattern: /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi },
  place: { pattern: /(?<![\w-])[A-Z]{2}[A-Z0-9]{3}(?![\w-])/g, isOne: (found: string) => placeCodes.has(found) },
  country: { pattern: /^[A-Z]{2}$/g, isOne: (found: string) => countryCodes.has(found) },
  /** A value that never came to its words. */
  nothing: { pattern: /\{\w+\}|\b(?:undefined|null|NaN|Invalid Date)\b|\[object /g },
} satisfies Record<string, { pattern: RegExp; isOne?: (found: string) => boolean }>
type Kind = keyof typeof kinds

type Allowed = {
  kinds: readonly Kind[]
  /** Begin of the addresses of pages; all unless told. */
  on?: string
  /** What it stands in. */
  within: string
  /** Which of its words are meant: those that are seen, or an attribute. */
  as?: 'title' | 'aria-label'
  because: string
}

/** Where a code is what the reader wants. */
const allowed: readonly Allowed[] = [
  {
    kinds: ['place', 'country'],
    within: '.options small',
    because: 'the code stands beside the name of what is offered',
  },
  { kinds: ['place', 'country'], within: '.unit', because: 'the code stands beside the name of what was chosen' },
  {
    kinds: ['place', 'country'],
    on: '/admin/reference/',
    within: 'td.fixed, .card button.link, .dialog-h h2, input',
    because: 'staff keep the codes themselves there',
  },
  {
    kinds: ['key', 'name', 'id'],
    on: deskPaths.audit(),
    within: 'td, .card-fields',
    as: 'title',
    because: 'under its words a line of the log tells what the deed and the thing are called in the records',
  },
  {
    kinds: ['key', 'id'],
    on: deskPaths.audit(),
    within: '.drawer dd',
    because: 'the log tells what the deed and the thing are called in the records',
  },
  { kinds: ['key'], on: deskPaths.audit(), within: '.options small', because: 'a deed stands under both its names' },
  { kinds: ['id'], on: deskPaths.audit(), within: '.copyable', as: 'aria-label', because: 'it says what is copied' },
  { kinds: ['name'], on: paths.apiKeys(), within: 'pre', because: 'a call stands there as a program writes it' },
  { kinds: ['country'], within: '.tool.lang', because: 'a telephone has room for the code of a language' },
  { kinds: ['country'], within: '.avatar, [class*=_picture]', because: 'initials may be the same letters' },
  ...[paths.privacy(), paths.cookies()].map((on) => ({
    kinds: ['name'] as const,
    on,
    within: 'dt',
    because: 'what is kept in the browser is called by the name under which one finds it there',
  })),
]

/** Something that is read on a page, and which of the allowed places it stands in. */
type Read = { words: string; as: string; inside: readonly number[] }

/** Keys, names of the code, UUIDs and codes that stand on the page, or are read out, where words belong. */
export async function notWordsOn(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url())
  const here = allowed.map(({ on, within }) => (on === undefined || pathname.startsWith(on) ? within : ':not(*)'))
  const found = (await page.evaluate(wordsRead, here)).flatMap(({ words, as, inside }) =>
    (Object.keys(kinds) as Kind[])
      .filter((kind) => !inside.some((at) => allows(allowed[at], kind, as)))
      .flatMap((kind) => notWordsIn(words, kind).map((one) => `no words: ${one} (${kind}) in ${words.slice(0, 60)}`)),
  )
  return [...new Set(found)]
}

const allows = (one: Allowed | undefined, kind: Kind, as: string) =>
  one?.kinds.includes(kind) === true && (one.as ?? 'seen') === as

/** What of a kind stands in a text. */
function notWordsIn(words: string, kind: Kind): string[] {
  const { pattern, isOne = () => true }: { pattern: RegExp; isOne?: (found: string) => boolean } = kinds[kind]
  return (words.trim().match(pattern) ?? []).filter(isOne)
}

/** Runs in the page: everything that is read there, with the places it stands in. */
function wordsRead(places: readonly string[]): Read[] {
  const insideOf = (one: Element | null) => places.flatMap((place, at) => (one?.closest(place) ? [at] : []))
  const read: Read[] = [{ words: document.title, as: 'seen', inside: [] }]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode
    if (nodeValue?.trim() && parentElement?.checkVisibility())
      read.push({ words: nodeValue, as: 'seen', inside: insideOf(parentElement) })
  }
  const told = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']
  for (const one of document.querySelectorAll(told.map((name) => `[${name}]`).join()))
    for (const name of told) {
      const words = one.getAttribute(name)
      if (words) read.push({ words, as: name, inside: insideOf(one) })
    }
  const ticks = ['checkbox', 'radio', 'hidden', 'password']
  for (const one of document.querySelectorAll<HTMLInputElement>('input, textarea'))
    if (one.value && !ticks.includes(one.type) && one.checkVisibility())
      read.push({ words: one.value, as: 'seen', inside: insideOf(one) })
  return read
}
