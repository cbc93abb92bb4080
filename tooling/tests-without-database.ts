import { globSync, readFileSync } from 'node:fs'

/** What a test imports that can lead to a database: worlds and fixtures, and the parts of the platform that speak to one. */
const towardsDatabase =
  /from '[^']*(\/testing\/|-fixtures\.ts|\/(connections|database|embedded-database|flush|gather|migrations|jobs|app|start)\.ts)/

/** The server's tests that open no database: pure rules and parts of the platform. What they show is the same beside every database. */
export function testsWithoutDatabase(): string[] {
  const files = globSync('packages/server/src/**/*.test.ts')
  return files.filter((file) => !towardsDatabase.test(readFileSync(file, 'utf8')))
}
