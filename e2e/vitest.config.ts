import { defineConfig } from 'vitest/config'

/** Browser tests against one running portal with the demo business. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: './portal-setup.ts',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 360_000,
  },
})
