import { configDefaults, defineConfig } from 'vitest/config'
import { testsWithoutDatabase } from './tooling/tests-without-database.ts'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { name: 'reference-data', include: ['packages/reference-data/src/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      { test: { name: 'tooling', include: ['tooling/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          // Beside another database they would show the same once more (docs/decisions/0021).
          exclude: process.env.SECOND_DATABASE
            ? [...configDefaults.exclude, ...testsWithoutDatabase()]
            : configDefaults.exclude,
          globalSetup: 'packages/server/src/testing/database-template.ts',
          maxWorkers: 2,
          hookTimeout: 180_000,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout: 60_000,
        },
      },
    ],
  },
})
