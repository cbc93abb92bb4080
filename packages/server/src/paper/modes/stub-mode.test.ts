import { expect, it } from 'vitest'
import { paperMode } from './plain-paper.ts'

it('writes the papers of a mode that answers no question: those of every mode, in English, until the carrier has the box', () => {
  const stub = paperMode({})
  expect(stub.billLanguages({}, { boxes: [] })).toEqual(['en'])
  expect(stub.handedOverBy).toEqual(['GTIN', 'LOAD'])
  expect([stub.papersSay, stub.papers, stub.billFacts({} as never, String)]).toEqual([[], {}, []])
})

it('lets a mode say itself when its carrier has the cargo', () => {
  expect(paperMode({ handedOverBy: ['RCS'] }).handedOverBy).toEqual(['RCS'])
})
