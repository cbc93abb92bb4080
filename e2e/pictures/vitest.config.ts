import '../../tooling/stand-at-moment.ts'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { patience } from '../../tooling/patience.ts'

/** `npm run pictures`: at the moment of the browser tests, so that they differ by what was changed alone, the pictures and the film of README and guides, drawn from a portal with the demo business. */
export default defineConfig({
  test: {
    name: 'pictures',
    root: join(import.meta.dirname, '..', '..'),
    include: ['e2e/pictures/*.draw.ts'],
    globalSetup: ['tooling/portal-setup.ts'],
    maxWorkers: 1,
    // The film is of people, not of a program.
    env: { SLOW_MS: '120' },
    testTimeout: patience.testMs * 2,
    hookTimeout: patience.hookMs,
    teardownTimeout: patience.pageMs,
  },
})
