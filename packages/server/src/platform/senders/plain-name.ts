const longest = 40

/** A name as it may stand in a message to anybody: no address that a reader could follow, no signs that are not seen, and not long. */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\b[a-z][a-z+.-]*:\/\/\S*/gi, ' ')
    .replace(/[/\\@<>]+/g, ' ')
    // A dot between two letters makes an address of two words.
    .replace(/(?<=[\p{L}\p{N}])[.。](?=[\p{L}\p{N}])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...plain]
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : plain
}
