import { posix } from 'node:path'
import type { Source } from './type-names.ts'

/** Rules without a test of their own, failures that no test meets, and failures that nothing raises, each by its name. */
export type TestGaps = { rules: string[]; unmet: string[]; unraised: string[] }

/** Sides in the order in which a failure is theirs: what the server refuses, a test of the server meets. */
const sides = ['server', 'contract', 'web'] as const
const declaration = 'packages/contract/src/shared/problem-kinds.ts'
const importing = /^import\s+(?!type\s)([^'";]*?)\sfrom\s+'(\.[^']+)'/gm

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
/** What tests stand on, and the sample business, are neither tests nor the product. */
const isOfTests = (file: string) => /\/(?:testing|demo)\/|-fixtures\.tsx?$/.test(file)

/** Gaps of the product's tests: `sources` are all its files with the tests, `codes` the failures of the contract. */
export function testGaps(sources: readonly Source[], codes: readonly string[]): TestGaps {
  const [tests, product] = [
    sources.filter(({ file }) => isTest(file)),
    sources.filter(({ file }) => !isTest(file) && !isOfTests(file)),
  ]
  const tested = new Set(tests.flatMap(importedFrom))
  const raising = bySide(product.filter(({ file }) => file !== declaration && !file.includes('/text/')))
  const meeting = bySide(tests)
  const sideOf = (code: string) => sides.find((side) => raising[side].includes(`'${code}'`))
  const raised = codes.filter((code) => sideOf(code) !== undefined)
  return {
    rules: product.map(({ file }) => file).filter((file) => /-rules\.tsx?$/.test(file) && !tested.has(file)),
    unmet: raised.filter((code) => !meeting[sideOf(code) ?? 'server'].includes(`'${code}'`)),
    unraised: codes.filter((code) => !raised.includes(code)),
  }
}

/** The files of which a test takes more than types. */
const importedFrom = ({ file, text }: Source): string[] =>
  [...text.matchAll(importing)].flatMap(([, names = '', path = '']) => {
    const isTypesAlone = names.startsWith('{') && names.split(',').every((name) => /^[{\s]*(type\s|\}?\s*$)/.test(name))
    return isTypesAlone ? [] : [posix.join(posix.dirname(file), path)]
  })

/** All text of each side. */
const bySide = (sources: readonly Source[]): Record<(typeof sides)[number], string> => {
  const textOf = (side: string) =>
    sources.flatMap(({ file, text }) => (file.startsWith(`packages/${side}/`) ? [text] : [])).join('\n')
  return { server: textOf('server'), contract: textOf('contract'), web: textOf('web') }
}
