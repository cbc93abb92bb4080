import { createHash } from 'node:crypto'
import { puzzleBits } from '@landbridge/contract/access/phone-endpoints'
import { expect, it } from 'vitest'
import { isRightAnswer } from './captcha-store.ts'

it('reads the letters of a picture large or small', () => {
  const picture = { kind: 'picture', answer: 'K7pq' } as const
  expect(isRightAnswer(picture, 'k7PQ')).toBe(true)
  expect(isRightAnswer(picture, 'k7P')).toBe(false)
})

it('takes work whose hash begins with as many zeros as were asked for, and no other', () => {
  const work = { kind: 'work', answer: 'puzzle' } as const
  const zerosOf = (found: string) =>
    Math.clz32(createHash('sha256').update(`${work.answer}${found}`).digest().readUInt32BE(0))
  const answers = Array.from({ length: 2 ** (puzzleBits + 3) }, (_, number) => `${number}`)
  const right = answers.find((found) => zerosOf(found) >= puzzleBits) ?? ''
  expect(isRightAnswer(work, right)).toBe(true)
  expect(isRightAnswer(work, `${right} `)).toBe(zerosOf(`${right} `) >= puzzleBits)
  const wrong = answers.find((found) => zerosOf(found) === puzzleBits - 1) ?? ''
  expect(isRightAnswer(work, wrong)).toBe(false)
})
