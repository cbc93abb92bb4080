import { describe, expect, it } from 'vitest'
import { climbs, unplacedFolders, withOneUser } from './import-counts.ts'

const folders = { server: { booking: ['life', 'submit', 'desk'] } }
const at = 'packages/server/src/booking'
const importer = (file: string, ...imports: string[]) => ({
  file: `${at}/${file}`,
  lines: 20,
  imports: imports.map((target) => ({ file: `${at}/${target}`, isLazy: false })),
})

describe('an import', () => {
  it('climbs where it leads to a folder that stands higher', () => {
    const files = [importer('life/moves.ts', 'desk/queue.ts'), importer('submit/take.ts', 'life/moves.ts')]
    expect(climbs(files, folders)).toEqual([`${at}/life/moves.ts -> ${at}/desk/queue.ts`])
  })

  it('does not climb inside its folder, to the root of its area, to words and to other areas', () => {
    const other = { file: 'packages/server/src/pricing/desk/prices.ts', isLazy: false }
    const file = importer('life/moves.ts', 'life/states.ts', 'booking-store.ts', 'text/en.ts')
    expect(climbs([{ ...file, imports: [...file.imports, other] }], folders)).toEqual([])
  })
})

it('finds a folder that nobody placed', () => {
  const files = [
    importer('life/moves.ts'),
    importer('cellar/wine.ts'),
    importer('text/en.ts'),
    importer('booking-store.ts'),
  ]
  expect(unplacedFolders(files, folders, ['booking'])).toEqual(['server/booking/cellar'])
})

describe('a short file', () => {
  it('belongs into the one file that uses it', () => {
    expect(withOneUser([importer('life/moves.ts', 'life/states.ts'), importer('life/states.ts')])).toEqual([
      `${at}/life/states.ts`,
    ])
  })

  it('stands by itself where two use it, where it is fetched when needed, and where it is long', () => {
    const lazy = { ...importer('life/moves.ts'), imports: [{ file: `${at}/life/lazy.ts`, isLazy: true }] }
    const users = [importer('life/one.ts', 'life/states.ts', 'life/long.ts'), importer('life/two.ts', 'life/states.ts')]
    const used = [importer('life/states.ts'), importer('life/lazy.ts'), { ...importer('life/long.ts'), lines: 31 }]
    expect(withOneUser([lazy, ...users, ...used])).toEqual([])
  })

  it('stands by itself where its area hands it out', () => {
    expect(withOneUser([importer('index.ts', 'life/routes.ts'), importer('life/routes.ts')])).toEqual([])
  })
})
