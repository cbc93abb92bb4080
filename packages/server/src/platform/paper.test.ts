import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { type PaperPart, paperOf } from './paper.ts'

/** The words of each page of a paper. */
async function pagesOf(parts: readonly PaperPart[], pictures: ReadonlyMap<string, Buffer> = new Map()) {
  const madeAt = new Date('2031-01-15T08:00:00Z')
  const drawn = await paperOf(
    { language: 'en', issuer: 'Landbridge', title: 'Paper', subtitle: 'JS1', madeAt, parts },
    pictures,
  )
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(drawn)), { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' '))
}

const filler = (rows: number): PaperPart => ({
  heading: 'Filler',
  facts: Array.from({ length: rows }, (_, index) => [`Row ${index}`, 'filled']),
})
/** As many rows as bring the next part from the middle of the page over its foot. */
const fillings = Array.from({ length: 14 }, (_, index) => 34 + index)

const boxes: PaperPart = {
  heading: 'Containers',
  table: { headings: ['Container no.', 'Seal'], widths: [0.5, 0.5], rows: Array(6).fill(['CSQU3054383', 'SL88210']) },
}

it('leaves out a table that has no rows, and facts of which none is known, with their headings', async () => {
  const [page = ''] = await pagesOf([
    { heading: 'Containers', table: { headings: ['Container no.'], widths: [1], rows: [] } },
    { heading: 'Handling', facts: [['Codes', undefined]] },
    { heading: 'Goods', facts: [['Description', 'Washing machines']] },
  ])
  for (const blank of ['Containers', 'Container no.', 'Handling', 'Codes']) expect(page).not.toContain(blank)
  expect(page).toContain('Goods Description Washing machines')
})

it('prints no heading at the foot of a page without a row under it, and heads the columns of a table anew on the next', async () => {
  for (const rows of fillings) {
    const pages = (await pagesOf([filler(rows), boxes])).filter((page) => /Containers|CSQU/.test(page))
    for (const page of pages) expect(page, `${rows} rows`).toMatch(/Container no\. Seal CSQU3054383/)
    expect(pages[0], `${rows} rows`).toContain('Containers')
  }
})

it('never parts signature and stamp from what they sign', async () => {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const pictures = new Map([['ab', Buffer.from(dot, 'base64')]])
  const signed: PaperPart = { heading: 'Terms', words: 'The terms apply.', pictures: [{ sha256: 'ab' }] }
  for (const rows of fillings) {
    const pages = await pagesOf([filler(rows), signed], pictures)
    expect(pages.at(-1), `${rows} rows`).toContain('Terms The terms apply.')
  }
})

it('breaks no word of a narrow column in its middle', async () => {
  const headings = ['Оплачиваемый вес, кг', '8 Род упаковки / Method of packing']
  const rate: PaperPart = {
    heading: 'Тарификация',
    table: {
      headings,
      widths: [0.13, 0.11],
      numbers: [0, 1],
      rows: [['По договорённости', 'Картонная коробка / Carton']],
    },
  }
  const [page] = await pagesOf([rate])
  for (const word of ['Оплачиваемый', 'упаковки', 'договорённости', 'Картонная коробка']) expect(page).toContain(word)
})
