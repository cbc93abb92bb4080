import { globSync, readFileSync } from 'node:fs'

/** What a test imports that can lead to a database: worlds and fixtures, and the parts of the platform that speak to one. */
const towardsDatabase =
  /from '[^']*(\/testing\/|-fixtures\.ts|\/(connections|database|embedded-database|flush|gather|migrations|jobs|app|start)\.ts)/

/** An embedded database of the test's own, whatever database the others have. */
const ownDatabase = /connect\(undefined,/

/**
 * The server's tests without a shared database: pure rules and parts of the platform, which are the same beside every
 * database.
 */
export function testsWithoutDatabase(): string[] {
  const files = globSync('packages/server/src/**/*.test.ts')
  const isAlike = (text: string) => !towardsDatabase.test(text) || ownDatabase.test(text)
  return files.filter((file) => isAlike(readFileSync(file, 'utf8')))
}
