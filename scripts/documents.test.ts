import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './set-up.mjs'

const documents = globSync(['*.md', '{docs,bench,tooling}/**/*.md'], { cwd: root })

/** The files of ours that a document links to or shows, relative to the root. */
const linkedFrom = (document: string, text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)]
    .map(([, link, source]) => (link ?? source ?? '').replace(/#.*$/, ''))
    .filter((link) => link && !/^\w+:/.test(link))
    .map((link) => join(dirname(document), link))

describe('what documents link to', () => {
  it.each(documents)('is there: %s', (document) => {
    const missing = linkedFrom(document, readFileSync(join(root, document), 'utf8'))
    expect(missing.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('is looked up in links and in pictures of either look', () => {
    const text = '[a](docs/a.md#b) <source srcset="c-dark.webp"><img src="c.webp"> [d](https://example.com)'
    expect(linkedFrom('docs/x.md', text)).toEqual(['docs/docs/a.md', 'docs/c-dark.webp', 'docs/c.webp'])
  })
})

it('has a guide for each who works with a portal, reached from the README', () => {
  const linked = linkedFrom('README.md', readFileSync(join(root, 'README.md'), 'utf8'))
  const readers = ['customer', 'operations', 'sales', 'finance', 'administrator']
  expect(linked).toEqual(expect.arrayContaining(readers.map((reader) => `docs/guides/${reader}.md`)))
})
