/** What chance gives: ids, the drawn part of numbers, keys of shares. */
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[1-9a-f][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/
const drawnPart = /(?<=\b(?:R\d{6}|JR\d{4}|RT)-)[2-9A-HJ-NP-Z]{5}\b/
const shareKey = /(?<="[Kk]ey":")[\w-]{22}(?=")/
const random = new RegExp([uuid, drawnPart, shareKey].map(({ source }) => source).join('|'), 'g')

/** Names for what is random, by the step in which each was first seen: `<draft:1>` is the same thing wherever it stands. */
export function placeholders() {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  const nameAnew = (step: string) => {
    const n = (seen.get(step) ?? 0) + 1
    seen.set(step, n)
    return `<${step}:${n}>`
  }
  return {
    /** Gives a thing a name beforehand. */
    know: (value: string, name: string) => void names.set(value, `<${name}>`),
    /** A text with names in place of what is random. */
    replaceIn: (text: string, step: string): string =>
      text.replace(random, (value) => {
        const name = names.get(value) ?? nameAnew(step)
        names.set(value, name)
        return name
      }),
  }
}
