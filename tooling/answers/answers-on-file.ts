import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

const folder = join(import.meta.dirname, 'recorded')
/** What is larger is kept compressed. */
const mostBytes = 300_000

export type Answers = ReadonlyMap<string, string>

/** The recording that the project stands by, area by area. */
export async function answersOnFile(): Promise<Answers> {
  const files = await readdir(folder)
  const texts = files.toSorted().map(async (file) => {
    const bytes = await readFile(join(folder, file))
    const text = file.endsWith('.gz') ? gunzipSync(bytes) : bytes
    return [file.replace(/\.txt(\.gz)?$/, ''), text.toString()] as const
  })
  return new Map(await Promise.all(texts))
}

/** Puts another recording in its place. */
export async function takeOnFile(answers: Answers): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  for (const [area, text] of answers) {
    const isLarge = Buffer.byteLength(text) > mostBytes
    await writeFile(join(folder, `${area}.txt${isLarge ? '.gz' : ''}`), isLarge ? gzipSync(text) : text)
  }
}
