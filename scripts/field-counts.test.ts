import { expect, it } from 'vitest'
import { filesOfFields, handWrittenPairs, linesOfModes, quantile, quotedLookups } from './field-counts.ts'

const at = (file: string, text: string) => ({ file: `packages/${file}`, text })
const contract = at(
  'contract/src/workorder/modes/sea.ts',
  `const seaHeadForm = {\n  vessel: words(60),\n  sealNo: words(9),\n}\n\nconst seaRowView = {\n  vessel: z.string(),\n}\n`,
)
const page = at('web/src/workorder/modes/sea.tsx', `<Field name="vessel" />\n// sealNo: said in a comment\n`)
const rule = at('server/src/workorder/job-rules.ts', `const isNamed = ({ vessel }: Job) => vessel !== null\n`)
const other = at('server/src/pricing/departure.ts', `const row = { vessel: given.vessel }\n`)
const test = at('server/src/workorder/job.test.ts', `const job = { vessel: 'EVER GIVEN' }\n`)
const sources = [contract, page, rule, other, test]

it('tells where a field of a job is stated once more from where it is used, and leaves earlier areas and tests alone', () => {
  const [vessel, sealNo] = filesOfFields(['vessel', 'sealNo'], sources)
  expect(vessel?.stated).toEqual([contract.file, page.file])
  expect(vessel?.named).toEqual([contract.file, page.file, rule.file])
  expect(sealNo?.named).toEqual([contract.file])
})

it('finds the fields that a form and a view state by hand, but not those of the catalogue', () => {
  expect(handWrittenPairs(['vessel', 'sealNo'], sources)).toEqual(['vessel'])
  const catalogue = { ...contract, file: contract.file.replace('modes/', 'fields/') }
  expect(handWrittenPairs(['vessel', 'sealNo'], [catalogue])).toEqual([])
})

it('finds a field that is looked up by its name in quotes', () => {
  expect(quotedLookups(['vessel'], [{ ...rule, text: `wordOf(part, 'vessel')` }])).toHaveLength(1)
  expect(quotedLookups(['vessel'], sources)).toEqual([])
})

it('counts the lines of modes, and reads a share of figures as the figure at which it ends', () => {
  expect(linesOfModes(sources)).toBe(10)
  expect([0.5, 0.95].map((share) => quantile([7, 1, 3, 2], share))).toEqual([2, 7])
})
