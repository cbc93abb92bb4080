import { foldedWords } from '@landbridge/contract/shared/reading/fold'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../testing/test-database.ts'

/** Every sign of the plane in which scripts are written, but for halves of characters. */
const signs = Array.from({ length: 0xffff }, (_, index) => index + 1)
  // A letter of Unicode 17, which databases do not know yet.
  .filter((code) => (code < 0xd800 || code > 0xdfff) && code !== 0xa7f1)
  .map((code) => `a${String.fromCharCode(code)}b`)

it('folds what is kept in the database as the program folds what is sought, sign by sign', async () => {
  const { pool } = await emptyDatabase()
  const { rows } = await pool.query<{ folded: string[] }>(
    'select array(select search_fold(word) from unnest($1::text[]) with ordinality words (word, at) order by at) as folded',
    [signs],
  )
  const folded = rows[0]?.folded ?? []
  const different = signs.filter((sign, index) => folded[index] !== foldedWords(sign))
  expect(different.map((sign) => sign.charCodeAt(1).toString(16))).toEqual([])
})

it.each(['Насос для котлов Щёлково ЩЁ-77', 'Kühlschränke, groß', '𠮷野牌 № 5 ½', ' a \t b\n c ', '%_\\'])(
  'folds %s alike on both sides',
  async (text) => {
    const { pool } = await emptyDatabase()
    const { rows } = await pool.query<{ folded: string }>('select search_fold($1) as folded', [text])
    expect(rows[0]?.folded).toBe(foldedWords(text))
  },
)
