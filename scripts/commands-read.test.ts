import { expect, it } from 'vitest'
import { commandsRead } from './commands-read.ts'

const door = [
  "export {\n  attach,\n  type Found as FilesFound,\n} from './file-commands.ts'",
  "export { findFiles } from './file-queries.ts'",
]
const query = (names: string) => `import { ${names} } from '../../document/index.ts'\n`
const found = (file: string, names: string) =>
  commandsRead(
    new Map([
      ['packages/server/src/document/index.ts', door.join('\n')],
      [`packages/server/src/booking/submit/${file}`, query(names)],
    ]),
  )

it('finds a query that takes a command through the door of an area, and lets a query and a command be', () => {
  expect(found('form-queries.ts', 'findFiles, attach')).toEqual([
    'packages/server/src/booking/submit/form-queries.ts takes the command attach of document; who reads or shows changes nothing',
  ])
  expect(found('form-rules.ts', 'type FilesFound')).toHaveLength(1)
  expect(found('form-queries.ts', 'findFiles')).toEqual([])
  expect(found('form-commands.ts', 'findFiles, attach')).toEqual([])
})

it('finds whatever in insight takes a command of another area, for it shows what others have done', () => {
  const routes = (area: string) =>
    commandsRead(
      new Map([
        ['packages/server/src/document/index.ts', door.join('\n')],
        [`packages/server/src/${area}/file-routes.ts`, "import { attach, findFiles } from '../document/index.ts'\n"],
      ]),
    )
  expect(routes('insight')).toEqual([
    'packages/server/src/insight/file-routes.ts takes the command attach of document; who reads or shows changes nothing',
  ])
  expect(routes('booking')).toEqual([])
})
