import { configDefaults, defineConfig } from 'vitest/config'
import { testsWithoutDatabase } from './tooling/tests-without-database.ts'

// A second, which is Vitest's own choice, is short where many tests run at once.
const expectPatiently = { poll: { timeout: 20_000 } }

/** A worker on every core: Vitest's own choice leaves one core idle, which is half of two. */
const everyCore = { maxWorkers: '100%' }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'contract',
          ...everyCore,
          include: ['packages/contract/src/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: { name: 'reference-data', ...everyCore, include: ['packages/reference-data/src/**/*.test.ts'] },
      },
      { test: { name: 'scripts', ...everyCore, include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'tooling',
          ...everyCore,
          include: ['tooling/**/*.test.ts'],
          globalSetup: 'tooling/bundle-setup.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          // Beside another database they would show the same once more (docs/decisions/0021).
          exclude: process.env.SECOND_DATABASE
            ? [...configDefaults.exclude, ...testsWithoutDatabase()]
            : configDefaults.exclude,
          globalSetup: 'packages/server/src/testing/database-template.ts',
          // One process and one database for all files of a worker: starting both took longer than most tests.
          isolate: false,
          expect: expectPatiently,
          setupFiles: 'packages/server/src/testing/each-file.ts',
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          maxWorkers: 2,
          hookTimeout: 180_000,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          ...everyCore,
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          expect: expectPatiently,
          setupFiles: 'packages/web/src/testing/each-file.ts',
          // The page goes first, then what its file set up around it.
          sequence: { hooks: 'list' },
          restoreMocks: true,
          unstubGlobals: true,
          // The reader sits in Shanghai, wherever the tests run.
          env: { TZ: 'Asia/Shanghai' },
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
