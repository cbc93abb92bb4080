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

const statedIn = (name: string, file: string, text: string) => filesOfFields([name], [at(file, text)])[0]?.stated.length

it.each([
  ['a schema of it', 'contract/src/workorder/job-view.ts', 'const row = {\n  vessel: z.string().optional(),\n}'],
  ['its line in the catalogue', 'contract/src/workorder/fields/head.ts', '  vessel: { ...textField(60), in: "S" },'],
  ['a type that has it', 'server/src/workorder/job.ts', 'type Job = {\n  vessel?: string\n}'],
  [
    'a copy under its own name',
    'server/src/workorder/job.ts',
    'const row = {\n  vessel: job.head.vessel ?? undefined,\n}',
  ],
  ['a copy made in another area', 'server/src/tracking/track-queries.ts', 'const row = { vessel: textOf(job.vessel) }'],
  ['words of its own on a page', 'web/src/workorder/job-facts.tsx', "const words = { vessel: 'workorder.vessel' }"],
  ['a page that places it', 'web/src/workorder/head-dialog.tsx', '<Field name="vessel" />'],
  ['its name in the dictionary', 'contract/src/shared/wire-names.ts', "  vessel: 'VesselName',"],
])('counts %s as a statement of a field', (_, file, text) => {
  expect(statedIn('vessel', file, text)).toBe(1)
})

it.each([
  ['a figure that a rule works out', 'server/src/workorder/totals.ts', 'const all = { packages: sumOf(parts) }'],
  ['a fault that is named by it', 'server/src/workorder/rules.ts', "return { packages: 'workorder.too-many' }"],
  ['a value that is cleared', 'server/src/workorder/rules.ts', 'const unknown = { packages: null }'],
  ['a figure of another name', 'server/src/warehouse/stuffing.ts', 'const box = { packages: receipt.actualPieces }'],
  ['a type of another thing', 'server/src/warehouse/receipt.ts', 'type Receipt = {\n  packages: number\n}'],
  ['the wire of another thing', 'contract/src/tracking/tracks.ts', 'const track = {\n  packages: z.int(),\n}'],
])('counts %s as none', (_, file, text) => {
  expect(statedIn('packages', file, text)).toBe(0)
})

it('counts a type of another area in which a job is stated over again', () => {
  const names = ['vessel', 'etd', 'eta', 'remark']
  const head = at(
    'server/src/tracking/listed.ts',
    `type Head = {\n${names.map((name) => `  ${name}: string\n`).join('')}}`,
  )
  expect(filesOfFields(names, [head]).map(({ stated }) => stated)).toEqual(names.map(() => [head.file]))
  const wire = { ...head, file: head.file.replace('server/', 'contract/') }
  expect(filesOfFields(names, [wire]).flatMap(({ stated }) => stated)).toEqual([])
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
