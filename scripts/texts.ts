import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './set-up.mjs'
import { exported, imported, targets } from './text-exchange.ts'
import { codeFiles, keysIn, readTexts } from './text-files.ts'
import { writeTexts } from './write-texts.ts'

// npm run texts -- export ru texts-ru.po, npm run texts -- import texts-ru.po: docs/translating.md.
const [what, ...named] = process.argv.slice(2)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const { texts } = readTexts(root)

if (what === 'export') {
  const language = targets.find((one) => one === named[0])
  const file = named[1] ?? `texts-${language}.po`
  if (language) {
    writeFileSync(file, exported(language, texts, usersOfTexts()))
    say(`${texts.size} texts in ${file}`)
  } else help()
} else if (what === 'import' && named[0]) {
  const { refused, ...found } = imported(readFileSync(named[0], 'utf8'), texts)
  for (const line of refused) process.stderr.write(`${line}\n`)
  if (refused.length > 0) process.exitCode = 1
  const files = refused.length > 0 ? [] : writeTexts(found, texts, root)
  say(
    refused.length > 0
      ? `Nothing was changed: ${refused.length} wrong.`
      : `${found.changes.size} texts changed in ${files.length} files.`,
  )
} else help()

/** The files that ask for each text by its key. */
function usersOfTexts(): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, Set<string>>()
  for (const file of codeFiles(root))
    for (const { key } of keysIn(readFileSync(join(root, file), 'utf8')))
      users.set(key, (users.get(key) ?? new Set()).add(file))
  return new Map([...users].map(([key, files]) => [key, [...files]]))
}

function help(): void {
  say(`npm run texts -- export ${targets.join('|')} [file.po]\nnpm run texts -- import file.po`)
  process.exitCode = 1
}
