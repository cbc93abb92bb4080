const widest = 140

/**
 * JSON on lines that can be compared, nothing but line breaks and indents added: what fits stands on one line. A text that
 * JSON.stringify would write otherwise (other spaces, another order of digits as names) is left as it is, and marked.
 */
export function readableJson(text: string): string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return `not JSON: ${text}`
  }
  return JSON.stringify(value) === text ? lines(value, '') : `as it is: ${text}`
}

function lines(value: unknown, indent: string): string {
  const flat = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= widest) return flat
  const inner = `${indent} `
  if (Array.isArray(value)) return `[\n${value.map((one) => inner + lines(one, inner)).join(',\n')}\n${indent}]`
  const members = Object.entries(value).map(([name, one]) => `${inner}${JSON.stringify(name)}:${lines(one, inner)}`)
  return `{\n${members.join(',\n')}\n${indent}}`
}
