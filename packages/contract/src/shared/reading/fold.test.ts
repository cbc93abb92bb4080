import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldedName, foldedWords } from './fold.ts'

it.each([
  ['Щёлково', 'щелково'],
  ['ЩЁ-77', 'ЩЕ-77'],
  ['Kühlschränke', 'Kuhlschranke'],
  ['R261126-LTGYH', 'R261126–LTGYH'],
  ['R261126-LTGYH', 'R261126‑LTGYH'],
  ['R261126-LTGYH', 'r261126ltgyh'],
  ['R261126-LTGYH', '\u202aＲ２６１１２６－ＬＴＧＹＨ'],
  ["Xi'an", 'xian'],
  ['Małaszewicze', 'malaszewicze'],
  ['Ærø', 'aero'],
  ['Đà Nẵng', 'Da Nang'],
  ['İzmir', 'izmir'],
  ['O’Neill & Co.', 'ONeill Co'],
])('finds %s as %s', (kept, sought) => {
  expect(foldedWords(kept).toLowerCase()).toContain(foldedWords(sought).toLowerCase())
  expect(foldedName(kept)).toBe(foldedName(sought))
})

it('keeps words apart and every letter and digit of theirs', () => {
  expect(foldedWords('  Насос  для\u3000котлов\n№5 ')).toBe('Насос для котлов No5')
  expect(foldedWords('𠮷野牌洗衣机 龘 %_')).toBe('𠮷野牌洗衣机 龘')
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      (text) => foldedWords(foldedWords(text)) === foldedWords(text),
    ),
  )
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z0-9А-Яа-я ]{0,20}$/),
      (text) => foldedName(text) !== '' || /^[ ]*$/.test(text),
    ),
  )
})
