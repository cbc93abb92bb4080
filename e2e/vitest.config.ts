import '../tooling/stand-at-moment.ts'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../tooling/longest-first.ts'
import { patience } from '../tooling/patience.ts'

/**
 * Browser tests and short forms of `npm run prove`, four files at a time, each beside a portal with the demo business:
 * a browser waits as long as it works.
 */
export default defineConfig({
  test: {
    name: 'e2e',
    root: join(import.meta.dirname, '..'),
    include: ['e2e/**/*.test.ts', 'prove/**/*.test.ts'],
    globalSetup: ['tooling/bundle-setup.ts', 'tooling/portal-setup.ts', 'tooling/gallery-setup.ts'],
    maxWorkers: process.env.PORTAL ? 1 : 4,
    testTimeout: patience.testMs,
    hookTimeout: patience.hookMs,
    teardownTimeout: patience.pageMs,
    expect: { poll: { timeout: patience.pageMs } },
    sequence: longestFirst,
  },
})
