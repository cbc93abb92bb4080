import { expect, it } from 'vitest'
import { paperMode } from './plain-paper.ts'

/** The answers of a mode about its papers: when the carrier has the cargo. */
const own = { handedOverBy: ['GTIN'] }

it('writes the papers of a mode that answers one question: those of every mode, in English', () => {
  expect(Object.keys(own)).toHaveLength(1)
  const stub = paperMode(own)
  expect(stub.billLanguages({}, { boxes: [] })).toEqual(['en'])
  expect([stub.papersSay, stub.papers, stub.billFacts({} as never, String)]).toEqual([[], {}, []])
})
