import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from './set-up.mjs'

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')

describe('the image', () => {
  it('has a Dockerfile without a fault', () => {
    expect(validate(dockerfile)).toEqual([])
    expect(validate(`${dockerfile}\nCOPPY a b\n`)).toHaveLength(1)
  })

  it('copies what is there, and runs as an ordinary user', () => {
    const [, ...stages] = dockerfile.split(/^FROM /m)
    const copied = stages
      .flatMap((stage) => [...stage.matchAll(/^COPY (.*)$/gm)])
      .flatMap(([, words = '']) => words.split(' ').slice(0, -1))
      .filter((word) => !word.startsWith('--'))
      .map((path) => path.replace(/^\/portal\/?/, '').replace(/^$/, '.'))
    const built = /(^|\/)(dist|dist-server)$/
    expect(copied.length).toBeGreaterThan(8)
    expect(copied.filter((path) => !built.test(path) && !existsSync(join(root, path)))).toEqual([])
    expect(stages.at(-1)).toMatch(/^USER portal$/m)
  })

  it('stands in a compose file of database, two nodes and proxy, without a fault', () => {
    const rules = {
      'no-unbound-port-interfaces': 0,
      'require-quotes-in-ports': 0,
      'service-keys-order': 0,
      'top-level-properties-order': 0,
    } as const
    const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] })
    const faults = linter.lintFiles([join(root, 'compose.yaml')], false).flatMap(({ messages }) => messages)
    expect(faults.map(({ rule, line }) => `${rule} in line ${line}`)).toEqual([])
    const services = readFileSync(join(root, 'compose.yaml'), 'utf8').split(/^services:$/m)[1] ?? ''
    expect([...services.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name).slice(0, 4)).toEqual([
      'database',
      'portal-1',
      'portal-2',
      'proxy',
    ])
  })
})

describe('a portal that was built before', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landbridge-image-'))
    for (const name of ['serve', 'set-up']) {
      put(`scripts/${name}.mjs`)
      copyFileSync(join(root, 'scripts', `${name}.mjs`), join(folder, 'scripts', `${name}.mjs`))
    }
    put('node_modules/node/bin/node')
    rmSync(join(folder, 'node_modules/node/bin/node'))
    symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'))
    put('package.json', '{ "type": "module" }')
    put('package-lock.json', '{}')
    put('packages/server/dist/main.js', 'console.log("open")')
    put('packages/web/dist/index.html')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  function put(path: string, text = '') {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const serve = () => spawnSync(process.execPath, ['scripts/serve.mjs'], { cwd: folder, encoding: 'utf8' })

  it('opens where its sources did not come along', () => {
    expect(serve()).toMatchObject({ status: 0, stdout: 'open\n' })
  })

  it('does not open beside sources that it was not built from', () => {
    for (const name of ['server', 'web', 'contract', 'reference-data']) put(`packages/${name}/src/main.ts`)
    expect(serve()).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('npm run build') })
  })

  it('does not open where nothing was built', () => {
    rmSync(join(folder, 'packages/server/dist'), { recursive: true })
    expect(serve()).toMatchObject({ status: 1, stderr: expect.stringContaining('not built') })
  })
})
