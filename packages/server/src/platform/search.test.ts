import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../testing/test-database.ts'
import { mentions, searchText } from './search.ts'

const letters = fc.constantFrom(...'aB7-%_\\ 洗衣机汉堡茶ЖÄ＃Ｍ１'.split(''))
const words = fc.string({ unit: letters, minLength: 1, maxLength: 24 })

it('writes what is searched and what is typed alike, whatever width and spaces they come in', () => {
  expect(searchText(' ＭＳＫＵ１２３　 洗衣机\n')).toBe('MSKU123 洗衣机')
  fc.assert(fc.property(words, (text) => searchText(searchText(text)) === searchText(text)))
})

it('finds every part of a text that is long enough or Chinese, in any case, and nothing that is not in it', async () => {
  const { pool } = await emptyDatabase()
  const isFound = async (text: string, typed: string) => {
    const [condition, ...values] = mentions('given.text', typed)
    const query = `select ${condition} as found from (select $${values.length + 1}::text as text) given`
    return (await pool.query<{ found: boolean }>(query, [...values, text])).rows[0]?.found
  }
  await fc.assert(
    fc.asyncProperty(words, fc.nat(), fc.nat(), words, async (written, from, length, other) => {
      const text = searchText(written)
      const at = from % (text.length + 1)
      const part = searchText(text.slice(at, at + (length % 8) + 1))
      if (part.length >= 3 || /\p{Script=Han}/u.test(part)) {
        expect(await isFound(text, part.toUpperCase()), `${part} in ${text}`).toBe(true)
      }
      const isInside = text.toLowerCase().includes(searchText(other).toLowerCase())
      if (!isInside) expect(await isFound(text, other), `${other} in ${text}`).toBe(false)
    }),
    { numRuns: 200 },
  )
  expect(await isFound('R310115-00001 PO-77 Washing machines', 'wa')).toBe(true)
  expect(await isFound('R310115-00001 PO-77 Washing machines', 'in')).toBe(false)
})
