import { expect, it } from 'vitest'
import { paperMode } from './plain-paper.ts'

it('writes the papers of a mode that says only when the carrier has its cargo: those of every mode, in English', () => {
  const stub = paperMode({ handedOverBy: ['GTIN'] })
  expect(stub.billLanguages({}, { boxes: [] })).toEqual(['en'])
  expect([stub.papersSay, stub.papers, stub.billFacts({} as never, String)]).toEqual([[], {}, []])
})
