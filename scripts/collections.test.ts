import { expect, it } from 'vitest'
import {
  decisionsIndex,
  declaredCalls,
  failureTexts,
  foldersOfParts,
  handedInNames,
  staleAmong,
  textIndexes,
  wordFiles,
} from './collections.ts'

const lineOf = (text: string, begin: string) => text.split('\n').find((line) => line.trim().startsWith(begin))

it('puts the calls of a new area behind those of the areas before it, wherever its file stands', () => {
  const { text } = declaredCalls([
    { file: 'packages/contract/src/insight/todo.ts', names: ['todoEndpoints'] },
    { file: 'packages/contract/src/billing/bill/bill-endpoints.ts', names: ['billEndpoints', 'billDeskEndpoints'] },
    { file: 'packages/contract/src/access/avatar.ts', names: ['avatarEndpoints'] },
  ])
  expect(text).toContain(
    `import { billDeskEndpoints, billEndpoints } from '@landbridge/contract/billing/bill/bill-endpoints'\n`,
  )
  expect(text).toMatch(/\n {2}avatarEndpoints,\n {2}billEndpoints, billDeskEndpoints,\n {2}todoEndpoints,\n\]\n$/)
})

it('collects the names that areas hand in for insight to show, those of a new area in its place', () => {
  const { text } = handedInNames([
    { area: 'insight', names: ['auditActions'] },
    { area: 'billing', names: ['auditActions', 'todoKinds', 'menuEntries'] },
    { area: 'booking', names: ['auditActions', 'auditThings', 'todoKinds'] },
  ])
  expect(text).toContain(`import { handedIn as billing } from '../billing/billing-handed-in.ts'\n`)
  expect(text).toContain(
    'auditActions = [\n  ...booking.auditActions,\n  ...billing.auditActions,\n  ...insight.auditActions,\n]',
  )
  expect(text).toContain('todoKinds = [\n  ...booking.todoKinds,\n  ...billing.todoKinds,\n]')
  expect(text).toContain('menuEntries = [\n  ...billing.menuEntries,\n]')
})

it('says the failures of every area that has texts in four languages, those of all areas first', () => {
  const { text } = failureTexts(['booking', 'access', 'shared'])
  expect(text.match(/^import \{ text as /gm)).toHaveLength(12)
  expect(lineOf(text, `'zh-TW':`)).toBe(`  'zh-TW': { ...sharedZhTw, ...accessZhTw, ...bookingZhTw },`)
  expect(lineOf(text, 'ru:')).toBe('  ru: { ...sharedRu, ...accessRu, ...bookingRu },')
})

it('lists every decision by its number and its title, however its first line writes them', () => {
  const { file, text } = decisionsIndex([
    { file: 'docs/decisions/0217-a-dialog-is-described.md', firstLine: '# 0217 · A dialog is described' },
    { file: 'docs/decisions/0005-parts.md', firstLine: '# Parts on React Aria' },
    { file: 'docs/decisions/0018-minor-units.md', firstLine: '# 18. Minor units are those of ISO 4217' },
  ])
  expect(file).toBe('docs/decisions/README.md')
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- [0005](0005-parts.md) Parts on React Aria',
    '- [0018](0018-minor-units.md) Minor units are those of ISO 4217',
    '- [0217](0217-a-dialog-is-described.md) A dialog is described',
  ])
  expect(() => decisionsIndex([{ file: 'docs/decisions/0300-no-title.md', firstLine: '' }])).toThrow('0300-no-title.md')
})

it('gives the words of an area that no part names to the part of the rest', () => {
  const folders = ['access/text', 'app/text', 'billing/text']
  const parts = foldersOfParts({ public: ['app/text'], login: ['access/text'], inner: ['*/text'] }, folders)
  expect(parts).toEqual({ public: ['app/text'], login: ['access/text'], inner: ['billing/text'] })
  const files = wordFiles(parts)
  expect(files.map(({ file }) => file)).toContain('packages/web/src/app/words/en-inner.ts')
  expect(files.find(({ file }) => file.endsWith('/ru-inner.ts'))?.text).toContain(
    `glob<Partial<Texts>>('../../billing/text/ru.ts',`,
  )
  expect(files.find(({ file }) => file.endsWith('/en-public.ts'))?.text).toContain(
    `glob<Partial<Texts>>('../text/en.ts',`,
  )
})

it('adds the keys of split texts to those of the pages in the source, and holds the other languages to them', () => {
  const parts = { bill: 'billWords', payment: 'paymentWords' }
  const [source, ...others] = textIndexes({
    folder: 'packages/web/src/billing/text',
    name: 'BillingText',
    failuresOf: 'billing',
    parts,
  })
  expect(source?.text).toContain('{ ...failures, ...billWords, ...paymentWords } as const')
  expect(source?.text).toContain(`declare module '../../platform/text.tsx' {`)
  expect(others).toHaveLength(3)
  for (const { text } of others) expect(text).toContain('satisfies BillingText')
})

it('names the files that are not what stands in the areas, and those that are missing', () => {
  const [first, second, third] = [
    { file: 'a.ts', text: 'a' },
    { file: 'b.ts', text: 'b' },
    { file: 'c.ts', text: 'c' },
  ]
  const kept: Record<string, string> = { 'a.ts': 'a', 'b.ts': 'of yesterday' }
  expect(staleAmong([first, second, third], (file) => kept[file])).toEqual(['b.ts', 'c.ts'])
})
