import { readFile } from 'node:fs/promises'
import { paperWords } from '../packages/server/src/testing/paper-words.ts'
import type { Visit } from './browser.ts'

/** The words of a paper that a reader fetches by the button of its name, as they stand in the file. */
export async function readPaper({ page }: Visit, name: string): Promise<string> {
  const fetched = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).first().click()
  return paperWords({ rawPayload: await readFile(await (await fetched).path()) })
}
