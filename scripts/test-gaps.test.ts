import { expect, it } from 'vitest'
import { testGaps } from './test-gaps.ts'

const at = (file: string, text = '') => ({ file: `packages/${file}`, text })
const rules = at('server/src/fee/fee-rules.ts')
const rulesMissing = (test: string) => testGaps([rules, at('server/src/fee/cancel.test.ts', test)], []).rules

it('names rules of which no test imports one, and takes types for no test', () => {
  expect(rulesMissing('')).toEqual([rules.file])
  expect(rulesMissing("import type { Fee } from './fee-rules.ts'")).toEqual([rules.file])
  expect(rulesMissing("import { type Fee, type Cost } from './fee-rules.ts'")).toEqual([rules.file])
  expect(rulesMissing("import {\n  type Fee,\n  feeOf,\n} from './fee-rules.ts'")).toEqual([])
  expect(rulesMissing("import * as fees from './fee-rules.ts'")).toEqual([])
  expect(rulesMissing("import { it } from 'vitest'\nimport { feeOf } from '../fee/fee-rules.ts'")).toEqual([])
  expect(testGaps([rules, at('server/src/fee/fee.ts', "import { feeOf } from './fee-rules.ts'")], []).rules).toEqual([
    rules.file,
  ])
})

it('names failures that no test meets on the side that raises them, the server first', () => {
  const code = 'fee.not-agreed'
  const unmet = (...sources: ReturnType<typeof at>[]) => testGaps(sources, [code]).unmet
  const refusing = at('server/src/fee/fee-commands.ts', `throw new Problem('${code}')`)
  const page = at('web/src/fee/fee-page.tsx', `error.code === '${code}'`)
  const inWeb = at('web/src/fee/fee-page.test.tsx', `answers({ code: '${code}' })`)
  const inServer = at('server/src/fee/fee-routes.test.ts', `toMatchObject({ code: '${code}' })`)
  expect(unmet(refusing)).toEqual([code])
  expect(unmet(refusing, page, inWeb)).toEqual([code])
  expect(unmet(refusing, inServer)).toEqual([])
  expect(unmet(page, inWeb)).toEqual([])
  expect(unmet(refusing, at('server/src/fee/other.test.ts', `'${code}-yet'`))).toEqual([code])
})

it('names failures that nothing raises: their declaration and their words raise none', () => {
  const code = 'fee.gone'
  const declared = at('contract/src/shared/problem-kinds.ts', `'${code}': 'missing'`)
  const words = at('contract/src/fee/text/en.ts', `'${code}': 'The fee is gone'`)
  const tried = at('server/src/fee/fee.test.ts', `'${code}'`)
  expect(testGaps([declared, words, tried], [code])).toMatchObject({ unraised: [code], unmet: [] })
  expect(testGaps([declared, at('server/src/fee/fee-store.ts', `'${code}'`)], [code]).unraised).toEqual([])
})

it('takes fixtures, what tests stand on and the sample business neither for tests nor for the product', () => {
  const code = 'fee.gone'
  const besides = ['fee/fee-fixtures.ts', 'testing/fee-world.ts', 'app/demo/demo-fee-rules.ts']
  const sources = besides.map((file) => at(`server/src/${file}`, `'${code}'`))
  expect(testGaps(sources, [code])).toEqual({ rules: [], unmet: [], unraised: [code] })
  const refusing = at('server/src/fee/fee-store.ts', `'${code}'`)
  expect(testGaps([...sources, refusing], [code]).unmet).toEqual([code])
})
