import { expect, it } from 'vitest'
import { packageWords } from './package-words.ts'

it('names by each short form one package type alone, written as it is compared', () => {
  const words = Object.values(packageWords).flat()
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  for (const word of words) expect(word).toBe(word.trim().toLowerCase())
})
