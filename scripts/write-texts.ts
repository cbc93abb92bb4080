import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root as project } from './set-up.mjs'
import type { Imported } from './text-exchange.ts'
import type { Texts } from './text-files.ts'

/** Puts changed texts where they stand, formatted as all code is; answers the files. */
export function writeTexts({ language, changes }: Pick<Imported, 'language' | 'changes'>, texts: Texts, root: string) {
  const places = [...changes].flatMap(([key, words]) => {
    const place = texts.get(key)?.places[language]
    return place ? [{ ...place, words }] : []
  })
  const files = Map.groupBy(places, ({ file }) => file)
  for (const [file, own] of files) {
    // From the last to the first: what stands before keeps its place.
    const backwards = own.toSorted((one, other) => other.from - one.from)
    const put = (code: string, { from, to, words }: (typeof own)[number]) =>
      code.slice(0, from) + JSON.stringify(words) + code.slice(to)
    const at = join(root, file)
    writeFileSync(at, formatted(file, backwards.reduce(put, readFileSync(at, 'utf8'))))
  }
  return [...files.keys()]
}

/** Code as it stands in the project under a path. */
function formatted(path: string, code: string): string {
  const { status, stdout, stderr } = spawnSync(
    join(project, 'node_modules/.bin/biome'),
    ['format', `--stdin-file-path=${path}`],
    { cwd: project, encoding: 'utf8', input: code },
  )
  if (status !== 0) throw new Error(stderr)
  return stdout
}
