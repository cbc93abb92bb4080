import { Problem } from '@landbridge/contract/shared/problem'

/** Bounds of a call, held before its contents are read; forms of 200 lines stay well below. */
export const callLimits = {
  body: 512 * 1024,
  /** Names of a query, a form or a JSON record as a whole: what a signature is worked out over. */
  names: 400,
  /** Members and items anywhere in a JSON text. */
  members: 20_000,
  /** Nesting of lists and objects in a JSON text. */
  depth: 10,
} as const

export function checkNames(text: string): void {
  let names = 1
  for (let index = text.indexOf('&'); index >= 0; index = text.indexOf('&', index + 1)) names++
  if (names > callLimits.names) throw new Problem('shared.too-many-names', undefined, { most: callLimits.names })
}

const signCodes = {
  quote: 34,
  backslash: 92,
  comma: 44,
  list: 91,
  endOfList: 93,
  record: 123,
  endOfRecord: 125,
} as const

export function checkJson(text: string): void {
  const counted = { depth: 0, names: 1, members: 1 }
  const isList = text.startsWith('[')
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === signCodes.quote) index = endOfString(text, index)
    else if (signs.has(code)) count(counted, code, isList)
  }
}

const signs: ReadonlySet<number> = new Set(Object.values(signCodes))

function count(counted: { depth: number; names: number; members: number }, code: number, isList: boolean): void {
  if (code === signCodes.record || code === signCodes.list) counted.depth++
  else if (code === signCodes.endOfRecord || code === signCodes.endOfList) counted.depth--
  else if (code === signCodes.comma) {
    counted.members++
    if (counted.depth === 1 && !isList) counted.names++
  }
  const { depth, names, members } = counted
  if (depth > callLimits.depth) throw new Problem('shared.too-deep', undefined, { most: callLimits.depth })
  if (members > callLimits.members || names > callLimits.names) {
    throw new Problem('shared.too-many-names', undefined, { most: callLimits.names })
  }
}

/** End of the string that begins here; beyond the text where it never ends. */
function endOfString(text: string, begin: number): number {
  for (let end = text.indexOf('"', begin + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text.charCodeAt(end - 1 - escapes) === signCodes.backslash) escapes++
    if (escapes % 2 === 0) return end
  }
  return text.length
}

/** A query or a form as it was sent, with names once or in a list and nothing on a prototype; one beyond the limit is refused unread. */
export function fieldsIn(text: string): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null)
  let namesLeft: number = callLimits.names
  for (const [name, value] of new URLSearchParams(text)) {
    if (namesLeft-- === 0) break
    const before = fields[name]
    if (before === undefined) fields[name] = value
    else if (Array.isArray(before)) before.push(value)
    else fields[name] = [before, value]
  }
  return fields
}

const hostName = /^(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9.])?)(?::\d{1,5})?$/i

/** A call names one host, and one that there can be (RFC 9112 §3.2); an old client may name none. */
export function checkHost(rawHeaders: readonly string[]): void {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host')
  if (hosts.length > 1 || hosts.some((host) => !hostName.test(host))) throw new Problem('shared.malformed')
}
