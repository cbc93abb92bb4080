import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { sheetRows } from './workbook-sheet.ts'
import { piecesOf, stepCounter } from './workbook-steps-fixtures.ts'
import { readXml } from './workbook-xml.ts'

/** Parts that somebody could make to hold a reader, each as long as it is told to be. */
const hostile: Readonly<Record<string, (length: number) => string>> = {
  'tags that never end': (n) => `<worksheet><sheetData>${'<row '.repeat(n)}`,
  'tags that are never closed': (n) => `<worksheet><sheetData>${'<row>'.repeat(n)}`,
  'rows that are never closed, one beside the other': (n) =>
    `<worksheet><sheetData>${'<row/><row></row>'.repeat(n)}<row>`,
  'cells in one another': (n) => `<worksheet><sheetData><row>${'<c><v>1'.repeat(n)}`,
  'a close for what is not open': (n) => `<worksheet><sheetData>${'<row/>'.repeat(n)}${'</c>'.repeat(n)}`,
  'one long attribute': (n) => `<worksheet><sheetData><row spans="${'1'.repeat(n * 10)}"/></sheetData></worksheet>`,
  'many attributes': (n) => `<worksheet ${Array.from({ length: n }, (_, index) => `a${index}="1"`).join(' ')}/>`,
  'one long name': (n) => `<${'row'.repeat(n)}/>`,
  'many blanks': (n) => `<worksheet><sheetData>${' '.repeat(n * 20)}</sheetData></worksheet>`,
  'blanks in every tag': (n) => `<worksheet><sheetData>${`<row${' '.repeat(20)}/>`.repeat(n)}</sheetData></worksheet>`,
  'one long word': (n) => `<worksheet><row><c t="str"><v>${'tea'.repeat(n)}</v></c></row></worksheet>`,
  'words in pieces': (n) =>
    `<worksheet><row><c t="inlineStr"><is>${'<r><t>t</t></r>'.repeat(n)}</is></c></row></worksheet>`,
  'signs by their number': (n) => `<worksheet><row><c t="str"><v>${'&#x41;&amp;'.repeat(n)}</v></c></row></worksheet>`,
  'a remark that never ends': (n) => `<worksheet><!--${'- '.repeat(n)}`,
  'plain words that never end': (n) => `<worksheet><![CDATA[${']'.repeat(n)}`,
  'pieces of plain words': (n) =>
    `<worksheet><row><c t="str"><v>${'<![CDATA[t]]>'.repeat(n)}</v></c></row></worksheet>`,
  'rows of a usual sheet': (n) =>
    `<worksheet><sheetData>${'<row><c><v>1.5</v></c></row>'.repeat(n)}</sheetData></worksheet>`,
}
const kinds = Object.keys(hostile)

const counter = stepCounter()
afterAll(counter.stop)

it.each(kinds)('takes no more than twice the steps for twice the length: %s', async (kind) => {
  const make = hostile[kind] ?? String
  const steps: number[] = []
  for (const length of [5_000, 10_000, 20_000]) steps.push(await counter.stepsOf(make(length)))
  const [one = 0, two = 0, four = 0] = steps
  expect(one).toBeGreaterThan(10)
  // A part that is refused early costs what stands before the place where it is: at most a piece of the file more.
  expect(two).toBeLessThan(2.1 * one + 200_000)
  expect(four).toBeLessThan(2.1 * two + 200_000)
  expect(four).toBeLessThan(40 * make(20_000).length)
})

it('takes a bounded number of steps for each sign, whatever follows whatever', async () => {
  const bit = fc.constantFrom(
    '<row>',
    '<row ',
    '<c r="A1">',
    '</row>',
    '</c>',
    '<v>',
    '"',
    "'",
    '&',
    ';',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    ' ',
    '1',
    '/>',
    '>',
    '<?x',
    '?>',
  )
  const texts = fc.array(bit, { minLength: 200, maxLength: 400 }).map((bits) => `<worksheet>${bits.join('')}`)
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect(await counter.stepsOf(text)).toBeLessThan(100 * text.length + 5_000)
    }),
    { numRuns: 30 },
  )
})

it('reads 40,000 tags that are never closed as far as a workbook may be nested, and no further', async () => {
  const pieces = { taken: 0 }
  function* counted() {
    for (const piece of piecesOf('<row>'.repeat(40_000), 1_000)) {
      pieces.taken += 1
      yield piece
    }
  }
  const read = readXml(counted(), sheetRows([], { mostRows: 10, mostColumns: 500 }))
  await expect(read).rejects.toMatchObject({ cause: { fault: 'shared.workbook-too-large' } })
  expect(pieces.taken).toBe(1)
})
