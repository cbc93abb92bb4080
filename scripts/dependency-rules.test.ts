import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseOptions, type IRuleSetType } from 'dependency-cruiser'
import { afterEach, describe, expect, it } from 'vitest'
import config from '../.dependency-cruiser.mjs'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** The breaches that the check finds in a tree of files. */
async function breachesIn(files: Record<string, string>): Promise<string[]> {
  root = mkdtempSync(join(tmpdir(), 'landbridge-dependencies-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const ruleSet = { forbidden: config.forbidden } as IRuleSetType
  const options = { ...config.options, baseDir: root, validate: true, ruleSet } as ICruiseOptions
  const { output } = await cruise(['packages'], options)
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
}

describe('the door of an area', () => {
  const login = "export const logIn = () => 'in'\n"

  it('is the index.ts at its root', async () => {
    expect(
      await breachesIn({
        'packages/server/src/access/login/login-commands.ts': login,
        'packages/server/src/access/index.ts': "export { logIn } from './login/login-commands.ts'\n",
        'packages/server/src/booking/submit/submit-commands.ts':
          "import { logIn } from '../../access/index.ts'\n\nlogIn()\n",
      }),
    ).toEqual([])
  })

  it('is no index.ts of a folder inside, and no other file', async () => {
    expect(
      await breachesIn({
        'packages/server/src/access/login/index.ts': login,
        'packages/server/src/access/login/login-commands.ts': login,
        'packages/server/src/booking/submit/submit-commands.ts':
          "import { logIn } from '../../access/login/index.ts'\n\nlogIn()\n",
        'packages/server/src/booking/draft-commands.ts':
          "import { logIn } from '../access/login/login-commands.ts'\n\nlogIn()\n",
      }),
    ).toEqual([
      'areas-meet-through-index: packages/server/src/booking/draft-commands.ts -> packages/server/src/access/login/login-commands.ts',
      'areas-meet-through-index: packages/server/src/booking/submit/submit-commands.ts -> packages/server/src/access/login/index.ts',
    ])
  })
})

it('lets no query and no store ask a command', async () => {
  const at = 'packages/server/src/booking'
  const asks = "import { save } from './booking-commands.ts'\n\nsave()\n"
  expect(
    await breachesIn({
      [`${at}/booking-commands.ts`]: 'export const save = () => undefined\n',
      [`${at}/booking-queries.ts`]: asks,
      [`${at}/booking-store.ts`]: asks,
      [`${at}/booking-routes.ts`]: asks,
    }),
  ).toEqual([
    `queries-only-read: ${at}/booking-queries.ts -> ${at}/booking-commands.ts`,
    `stores-know-no-verb: ${at}/booking-store.ts -> ${at}/booking-commands.ts`,
  ])
})

it('lets no command write SQL, wherever the library keeps what it is made of', async () => {
  const at = 'packages/server/src/booking'
  const asks = "import { sql } from 'kysely'\n\nsql()\n"
  expect(
    await breachesIn({
      'node_modules/kysely/package.json': '{ "name": "kysely", "type": "module", "exports": "./dist/index.js" }',
      'node_modules/kysely/dist/index.js': 'export const sql = () => undefined\n',
      [`${at}/booking-commands.ts`]: asks,
      [`${at}/booking-store.ts`]: asks,
    }),
  ).toEqual([`sql-in-stores-only: ${at}/booking-commands.ts -> node_modules/kysely/dist/index.js`])
})
