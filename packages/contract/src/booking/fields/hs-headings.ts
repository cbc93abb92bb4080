/** True for a code under a heading such as 84, 8429 or 8456-8466. */
export function isUnder(hsCode: string, heading: string): boolean {
  const [from = '', to = from] = heading.split('-')
  const start = hsCode.slice(0, from.length)
  return start >= from && start <= to
}
