import { expect, it } from 'vitest'
import { piecesIn, piecesWritten } from './pieces-written.ts'

it('carries pieces through an address and back', () => {
  const text = '2*120x80x100@150,10*60.5x40x40'
  const pieces = piecesIn(text)
  expect(pieces).toEqual([
    { pieceQty: 2, lengthCm: '120', widthCm: '80', heightCm: '100', pieceWeightKg: '150' },
    { pieceQty: 10, lengthCm: '60.5', widthCm: '40', heightCm: '40' },
  ])
  expect(piecesWritten(pieces)).toBe(text)
})

it.each(['', '0*120x80x100@150', '2*120x80', 'x', '2*-1x80x100', '2*1e9x80x100'])('takes %j for no piece', (text) => {
  expect(piecesIn(text)).toEqual([])
})
