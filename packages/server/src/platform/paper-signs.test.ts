import { expect, it } from 'vitest'
import { printedSigns, signsNotPrinted } from './paper-signs.ts'

it('knows the signs that no paper of ours can print', async () => {
  expect(await signsNotPrinted('Ёлка № 5 ½ Ω Hülse\n洗衣机 㙍 䶮 龘')).toEqual([])
  expect(await signsNotPrinted('𠮷野牌洗衣机 𠮷\nمرحبا')).toContain('𠮷')
  expect((await signsNotPrinted('مرحبا')).length).toBeGreaterThan(0)
})

it('prints the number of such a sign in its place, never a hole', async () => {
  expect(await printedSigns('𠮷野牌洗衣机')).toBe('[U+20BB7]野牌洗衣机')
  expect(await printedSigns('Насос 5 кВт')).toBe('Насос 5 кВт')
})
