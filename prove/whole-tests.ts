import { runVitest } from '../scripts/vitest-run.mjs'
import type { Proof } from './proof.ts'

type Tests = {
  name: string
  promise: string
  args: string[]
  share: Record<string, string>
  whole: Record<string, string>
}

/** Tests of which `npm test` runs a share, all of them. */
const wholeTests = ({ name, promise, args, share, whole }: Tests): Proof => ({
  name,
  promise,
  async run(size) {
    const { passed, failed, failures } = await runVitest(args, size === 'smoke' ? share : whole)
    return { figures: { passed, failed }, breaches: failures }
  },
})

/** Every test of the server on the embedded database, whatever database the environment names. */
export const embeddedDatabase = wholeTests({
  name: 'embedded-database',
  promise: 'the server does on the embedded database all that it does on a PostgreSQL server',
  args: ['--project', 'server'],
  share: { DATABASE_URL: '', EMBEDDED_SHARE: 'true' },
  whole: { DATABASE_URL: '' },
})

/** Every list in every language with the longest rows that its call can answer. */
export const listsFit = wholeTests({
  name: 'lists-fit',
  promise: 'every list shows all of its columns on a desk, in each language, whatever stands in its rows',
  args: ['--config', 'e2e/vitest.config.ts', 'e2e/lists-fit.test.ts'],
  share: {},
  whole: { LISTS_IN: 'every language' },
})
