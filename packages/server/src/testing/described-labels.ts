import { readFileSync } from 'node:fs'

const papers = new URL('../../../../docs/papers.md', import.meta.url)

/** The labels that docs/papers.md says a paper prints in English: those in backticks in the first two columns of its table. */
export function describedLabels(heading: string): string[] {
  const section = readFileSync(papers, 'utf8')
    .split(/^## /m)
    .find((one) => one.startsWith(`${heading}\n`))
  if (!section) throw new Error(`docs/papers.md has no part ${heading}.`)
  const rows = section.split('\n').filter((line) => line.startsWith('| '))
  return rows.flatMap((row) =>
    [
      ...row
        .split('|')
        .slice(1, 3)
        .join('|')
        .matchAll(/`([^`]+)`/g),
    ].flatMap(([, label]) => label ?? []),
  )
}

const withoutGaps = (words: string) => words.replace(/\s/g, '').replaceAll('’', "'")

export const labelsMissing = (heading: string, words: string): string[] => {
  const printed = withoutGaps(words)
  return describedLabels(heading).filter((label) => !printed.includes(withoutGaps(label)))
}
