import type { Answers } from './answers-on-file.ts'

const mostLines = 40

/** What differs between two recordings, call by call, as one reads it: each call with the lines that went (-) and came (+). */
export function differencesOf(before: Answers, now: Answers): string[] {
  const areas = [...new Set([...before.keys(), ...now.keys()])]
  return areas.flatMap((area) => {
    const [old, made] = [callsOf(before.get(area)), callsOf(now.get(area))]
    const names = [...new Set([...old.keys(), ...made.keys()])]
    return names.flatMap((name) => {
      const [from, to] = [old.get(name), made.get(name)]
      if (from === to) return []
      const changed = changedLines((from ?? '').split('\n'), (to ?? '').split('\n'))
      const left = changed.length - mostLines
      const rest = left > 0 ? [`  … and ${left} lines more`] : []
      return [[`${area}: ${name}`, ...changed.slice(0, mostLines), ...rest].join('\n')]
    })
  })
}

/** The calls of an area by their names. */
function callsOf(text = ''): Map<string, string> {
  const calls = text.split(/^== /m).slice(1)
  return new Map(calls.map((call) => [call.slice(0, call.indexOf('\n')), call]))
}

/** The lines that stand in one text alone, by the longest common part of what lies between equal beginnings and ends. */
function changedLines(from: string[], to: string[]): string[] {
  let begin = 0
  while (begin < Math.min(from.length, to.length) && from[begin] === to[begin]) begin++
  let end = 0
  while (end < Math.min(from.length, to.length) - begin && from.at(-1 - end) === to.at(-1 - end)) end++
  const [old, made] = [from.slice(begin, from.length - end), to.slice(begin, to.length - end)]
  const longest = commonLengths(old, made)
  const lines: string[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < made.length) {
    if (i < old.length && old[i] === made[j]) [i, j] = [i + 1, j + 1]
    else if (i < old.length && (longest[i + 1]?.[j] ?? 0) >= (longest[i]?.[j + 1] ?? 0)) lines.push(`- ${old[i++]}`)
    else if (j < made.length) lines.push(`+ ${made[j++]}`)
    else lines.push(`- ${old[i++]}`)
  }
  return lines
}

/** How many lines two texts have in common from each pair of places on. */
function commonLengths(from: string[], to: string[]): Uint16Array[] {
  const lengths = Array.from({ length: from.length + 2 }, () => new Uint16Array(to.length + 2))
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--) {
      const [row, below] = [lengths[i], lengths[i + 1]]
      if (row && below) row[j] = from[i] === to[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  return lengths
}
