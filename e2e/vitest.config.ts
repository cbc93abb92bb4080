import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Browser tests, and the smokes of what is proven in full by `npm run prove`, against one running portal with the demo business. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: join(import.meta.dirname, '..'),
    include: ['e2e/**/*.test.ts', 'prove/**/*.test.ts'],
    globalSetup: 'tooling/portal-setup.ts',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 360_000,
  },
})
