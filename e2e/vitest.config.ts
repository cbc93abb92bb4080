import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../tooling/longest-first.ts'

/** Browser tests, and the smokes of what is proven in full by `npm run prove`: two files at a time, each beside a running portal with the demo business. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: join(import.meta.dirname, '..'),
    include: ['e2e/**/*.test.ts', 'prove/**/*.test.ts'],
    globalSetup: ['tooling/bundle-setup.ts', 'tooling/portal-setup.ts', 'tooling/gallery-setup.ts'],
    maxWorkers: process.env.PORTAL ? 1 : 2,
    testTimeout: 300_000,
    hookTimeout: 360_000,
    // A second, which is Vitest's own choice, is short beside another browser.
    expect: { poll: { timeout: 20_000 } },
    sequence: { sequencer: LongestFirst },
  },
})
