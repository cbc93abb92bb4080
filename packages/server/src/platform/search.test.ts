import { foldedWords } from '@landbridge/contract/shared/reading/fold'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../testing/test-database.ts'
import type { Condition } from './list.ts'
import { mentions, mentionsAmongMany, searchText } from './search.ts'

const letters = fc.constantFrom(...'aB7-%_\\ 洗衣机汉堡茶ЖÄ＃Ｍ１'.split(''))
const words = fc.string({ unit: letters, minLength: 1, maxLength: 24 })

it('writes what is searched and what is typed alike, whatever width and spaces they come in', () => {
  expect(searchText(' ＭＳＫＵ１２３　 洗衣机\n')).toBe('MSKU123 洗衣机')
  fc.assert(fc.property(words, (text) => searchText(searchText(text)) === searchText(text)))
})

type Mentions = (text: string, typed: string) => Condition

async function finder(by: Mentions) {
  const { pool } = await emptyDatabase()
  return async (text: string, typed: string) => {
    const [condition, ...values] = by('given.text', typed)
    const query = `select ${condition} as found from (select $${values.length + 1}::text as text) given`
    return (await pool.query<{ found: boolean }>(query, [...values, text])).rows[0]?.found
  }
}

it('finds every part of a text, in any case, and nothing that is not in it', async () => {
  const [isFound, isFoundAmongMany] = [await finder(mentions), await finder(mentionsAmongMany)]
  await fc.assert(
    fc.asyncProperty(words, fc.nat(), fc.nat(), words, async (written, from, length, other) => {
      const text = foldedWords(written)
      const at = from % (text.length + 1)
      const part = foldedWords(text.slice(at, at + (length % 8) + 1))
      const sought = foldedWords(other)
      // Signs alone are in no text; nothing at all is in each.
      if (part !== '') expect(await isFound(written, part.toUpperCase()), `${part} in ${written}`).toBe(true)
      const isIndexed = part.length >= 3 || /\p{Script=Han}/u.test(part)
      if (isIndexed) expect(await isFoundAmongMany(written, part), `${part} in ${written}, among many`).toBe(true)
      const isInside = sought === '' ? other.trim() === '' : text.toLowerCase().includes(sought.toLowerCase())
      if (!isInside) expect(await isFound(written, other), `${other} in ${written}`).toBe(false)
      if (!isInside) expect(await isFoundAmongMany(written, other), `${other} in ${written}, among many`).toBe(false)
    }),
    { numRuns: 200 },
  )
})

it('looks for one or two letters among many rows where a word begins', async () => {
  const isFound = await finder(mentionsAmongMany)
  expect(await isFound('R310115-00001 PO-77 Washing machines', 'wa')).toBe(true)
  expect(await isFound('R310115-00001 PO-77 Washing machines', 'in')).toBe(false)
})
