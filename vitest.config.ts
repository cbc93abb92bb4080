import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { testsBeyondShare } from './tooling/embedded-share.ts'
import { longestFirst } from './tooling/longest-first.ts'
import { patience } from './tooling/patience.ts'
import { testsWithoutDatabase } from './tooling/tests-without-database.ts'

const patiently = {
  testTimeout: patience.testMs,
  hookTimeout: patience.hookMs,
  expect: { poll: { timeout: patience.pageMs } },
}

/** A worker on every core and one more, for tests wait for what must come; more than eight would want more memory than a desk has. */
const everyCore = { maxWorkers: Math.min(availableParallelism(), 7) + 1 }

/** The server's tests that need not run on one database because they run beside another (docs/decisions/0021, 0240). */
function testsLeftOut(): readonly string[] {
  if (process.env.SECOND_DATABASE) return testsWithoutDatabase()
  return process.env.EMBEDDED_SHARE ? testsBeyondShare() : []
}

export default defineConfig({
  test: {
    sequence: longestFirst,
    projects: [
      {
        test: {
          name: 'contract',
          ...everyCore,
          ...patiently,
          include: ['packages/contract/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'reference-data',
          ...everyCore,
          ...patiently,
          include: ['packages/reference-data/src/**/*.test.ts'],
        },
      },
      { test: { name: 'scripts', ...everyCore, ...patiently, include: ['scripts/**/*.test.ts'] } },
      {
        test: {
          name: 'tooling',
          ...everyCore,
          include: ['tooling/**/*.test.ts'],
          ...patiently,
          globalSetup: 'tooling/bundle-setup.ts',
        },
      },
      {
        test: {
          name: 'server',
          ...everyCore,
          ...patiently,
          include: ['packages/server/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...testsLeftOut()],
          globalSetup: 'packages/server/src/testing/database-template.ts',
          // One process and one database for all files of a worker: starting both took longer than most tests.
          isolate: false,
          setupFiles: 'packages/server/src/testing/each-file.ts',
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          name: 'web',
          ...everyCore,
          ...patiently,
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: 'packages/web/src/testing/each-file.ts',
          // The page goes first, then what its file set up around it.
          sequence: { hooks: 'list' },
          restoreMocks: true,
          unstubGlobals: true,
          // The reader sits in Shanghai, wherever the tests run.
          env: { TZ: 'Asia/Shanghai' },
        },
      },
    ],
  },
})
