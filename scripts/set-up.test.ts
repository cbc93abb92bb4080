import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'

const project = mkdtempSync(join(tmpdir(), 'landbridge-set-up-'))
afterEach(() => rmSync(project, { recursive: true, force: true }))

function put(path: string, text: string): string {
  const file = join(project, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

/** A project that has sources and a builder, and the programs of this one that set it up. */
async function newProject() {
  for (const name of ['server', 'contract', 'reference-data']) put(`packages/${name}/src/app/main.ts`, '')
  put('package-lock.json', '{}')
  put('scripts/set-up.mjs', '')
  copyFileSync(fileURLToPath(new URL('set-up.mjs', import.meta.url)), join(project, 'scripts/set-up.mjs'))
  const builder = '#!/bin/sh\nmkdir -p packages/server/dist && echo > packages/server/dist/main.js\n'
  chmodSync(put('node_modules/.bin/vite', builder), 0o755)
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(line))
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const setUp = (await import(pathToFileURL(join(project, 'scripts/set-up.mjs')).href)) as {
    programOf(name: string): string
    buildServer(): Promise<void>
  }
  return { ...setUp, said }
}

it('runs the server from its bundle where that was built from these sources, and else from them, and says why', async () => {
  const { programOf, buildServer, said } = await newProject()
  expect(programOf('main')).toBe('packages/server/src/app/main.ts')
  expect(said.splice(0)).toEqual([expect.stringMatching(/runs from its sources.*not built yet/)])
  await buildServer()
  expect(programOf('main')).toBe('packages/server/dist/main.js')
  expect(programOf('landbridge')).toBe('packages/server/dist/landbridge.js')
  for (const changed of [
    'packages/server/migrations/0200-later.sql',
    'packages/contract/src/a.ts',
    'package-lock.json',
  ]) {
    utimesSync(put(changed, 'changed'), 1, 2)
    expect(programOf('main'), changed).toBe('packages/server/src/app/main.ts')
    expect(said.splice(0), changed).toEqual([expect.stringMatching(/runs from its sources.*built from other sources/)])
    await buildServer()
    expect(programOf('main'), changed).toBe('packages/server/dist/main.js')
  }
  put('packages/server/src/app/main.test.ts', 'a test is in no bundle')
  expect(programOf('main')).toBe('packages/server/dist/main.js')
  expect(said).toEqual([])
})
